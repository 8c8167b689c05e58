import { expect, test } from 'vitest'
import type { Recogniser } from '../../ocr/recogniser.ts'
import { componentsOf } from '../ink/components.ts'
import { written } from '../testing/written-text.ts'
import { readLine } from './read-line.ts'

const never: Recogniser = { recognise: async () => [], end: async () => {} }

/** What is read of a text that was turned by a quarter, so that it runs up or down the page. */
async function readTurned(text: string, isUp: boolean): Promise<string[]> {
  const { width, height, ink } = written(text)
  const turned = Uint8Array.from({ length: ink.length }, (_, at) => {
    const [x, y] = [at % height, Math.floor(at / height)]
    const [u, v] = isUp ? [width - 1 - y, x] : [y, height - 1 - x]
    return ink[v * width + u] as number
  })
  const parts = componentsOf({ width: height, height: width, ink: turned }, 4)
  const image = { width: height, height: width, pixels: turned.map((one) => (one ? 0 : 255)) }
  const runs = await readLine(image, { isHorizontal: false, parts, height: 40 }, never, 0.085)
  return runs.map((run) => run.text)
}

test.each([
  ['80', true],
  ['80', false],
  ['25', true],
  ['25', false],
  ['60', true],
  ['60', false],
  ['90', false],
])('%s is read the right way up where it runs up the page (%s)', async (text, isUp) => {
  expect(await readTurned(text, isUp)).toEqual([text])
})
