import { expect, it } from 'vitest'
import type { PictureLayout, Recogniser } from './recogniser.ts'
import { withTriedLines } from './tried-lines.ts'

const pictureOf = (shade: number) => ({
  width: 4,
  height: 2,
  pixels: new Uint8Array(8).fill(shade),
})

/** A recogniser that reads how often it was asked. */
function counting() {
  let asked = 0
  const recogniser: Recogniser = {
    recognise: async () => {
      asked += 1
      return [{ text: `${asked}`, confidence: 1, left: 0, top: 0, right: 4, bottom: 2 }]
    },
    end: async () => {},
  }
  const reader = withTriedLines(recogniser)
  return async (shade: number, layout: PictureLayout) =>
    (await reader.recognise(pictureOf(shade), layout))[0]?.text
}

it('recognises a line once that was tried before', async () => {
  const read = counting()
  expect(await read(10, 'tried line')).toBe('1')
  expect(await read(20, 'tried line')).toBe('2')
  expect(await read(10, 'line')).toBe('1')
  expect(await read(20, 'cyrillic line')).toBe('2')
})

it('recognises other lines and single characters anew', async () => {
  const read = counting()
  await read(10, 'tried line')
  expect(await read(10, 'character')).toBe('2')
  expect(await read(30, 'line')).toBe('3')
  expect(await read(30, 'line')).toBe('4')
})
