import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { figurePicture } from '../scan/lines/figure-picture.ts'
import { written } from '../scan/testing/written-text.ts'
import { type FigureReader, startFigureReader } from './figure-reader.ts'
import type { Recogniser } from './recogniser.ts'
import { withFigures } from './with-figures.ts'

const start = async () =>
  startFigureReader(await readFile(join(import.meta.dirname, 'figures.onnx')))

let reader: FigureReader

beforeAll(async () => {
  reader = await start()
})

/** A line of the lettering of drawings on paper; further pixels may be ink. */
function pictureOf(text: string, isInk: (x: number, y: number) => boolean = () => false) {
  const { width, height, ink } = written(text)
  const pixels = ink.map((one, at) =>
    one === 1 || isInk(at % width, Math.floor(at / width)) ? 0 : 255,
  )
  const frame = { left: 12, top: 0, right: width - 12, bottom: height, turn: 0 } as const
  const picture = figurePicture({ width, height, pixels }, frame, { baseline: 48, capitals: 40 })
  if (!picture) throw new Error('The line is too long')
  return picture
}

describe('the network for lines of figures', () => {
  test.each(['12.5', 'Ø25', '4x Ø6.6', 'R3', '45°', '10±0.1', 'M8x1', 'Ø20 H7'])(
    'reads %s',
    (text) => {
      const line = reader.read(pictureOf(text))
      expect(line.text.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      expect(line.confidence).toBeGreaterThan(0.3)
    },
  )

  test('reads a size that a dimension line touches', () => {
    const line = reader.read(pictureOf('185', (_, y) => y > 47 && y < 51))
    expect(line.text).toBe('185')
  })

  test('reads a size that an extension line crosses', () => {
    const line = reader.read(pictureOf('236', (x) => x > 44 && x < 47))
    expect(line.text).toBe('236')
  })

  test('reads nothing on plain paper', () => {
    expect(reader.read(pictureOf('   ')).text.trim()).toBe('')
  })
})

describe('a recogniser that reads figures', () => {
  const words: Recogniser = { recognise: async () => [], end: async () => {} }

  test('starts the network once', async () => {
    let starts = 0
    const { figures } = withFigures(words, () => {
      starts += 1
      return start()
    })
    expect((await figures?.(pictureOf('70')))?.text).toBe('70')
    await figures?.(pictureOf('80'))
    expect(starts).toBe(1)
  })

  test('goes on without it where it does not come, and says so once', async () => {
    const missing: unknown[] = []
    const { figures } = withFigures(
      words,
      () => Promise.reject(new Error('gone')),
      (error) => missing.push(error),
    )
    expect(await figures?.(pictureOf('70'))).toBeNull()
    expect(await figures?.(pictureOf('80'))).toBeNull()
    expect(missing).toHaveLength(1)
  })
})
