import { expect, test } from 'vitest'
import { DamagedStripError } from './bit-reader.ts'
import { directoryOf, type TagName } from './tags.ts'
import { bytesOfBits, oneWayRow } from './testing/write-fax.ts'
import { unpackedPage } from './unpacked-page.ts'

const page = (compression: number, tags: Partial<Record<TagName, number[]>>) =>
  directoryOf({
    imageWidth: [64],
    imageLength: [64],
    bitsPerSample: [1],
    compression: [compression],
    stripOffsets: [0],
    samplesPerPixel: [1],
    rowsPerStrip: [64],
    ...tags,
  })

test.each([2, 3, 4, 5])('damaged data of compression %i are refused by the page', (compression) => {
  const bytes = new Uint8Array(4000).fill(compression === 5 ? 255 : 0)
  const directory = page(compression, { stripByteCounts: [bytes.length] })
  expect(() => unpackedPage(bytes, directory)).toThrow(DamagedStripError)
})

/** Compression 2: each row begins with a byte of its own. */
const rowOf = (black: number) =>
  bytesOfBits(oneWayRow(Array.from({ length: 64 }, (_, x) => (x < black ? 1 : 0))))

test('strips are put together, of which the last holds fewer rows, and the page can be unpacked again', () => {
  const rows = [64, 8, 16].map(rowOf)
  const strips = [Uint8Array.of(0x49, 0x49), ...rows.slice(0, 2), ...rows.slice(2)]
  const bytes = Uint8Array.from(strips.flatMap((strip) => [...strip]))
  const first = rows.slice(0, 2).reduce((sum, { length }) => sum + length, 0)
  const directory = page(2, {
    imageLength: [3],
    stripOffsets: [2, 2 + first],
    rowsPerStrip: [2],
    stripByteCounts: [first, bytes.length - 2 - first],
  })
  const { data } = unpackedPage(bytes, directory)
  const expected = [Array(8).fill(255), [255, 0, 0, 0, 0, 0, 0, 0], [255, 255, 0, 0, 0, 0, 0, 0]]
  expect([...data]).toEqual(expected.flat())
  expect(unpackedPage(bytes, directory).data).toEqual(data)
})

test('tiles come to their places, without what hangs over', () => {
  const tile = (black: number) => [
    ...bytesOfBits(oneWayRow(Array.from({ length: 16 }, (_, x) => (x < black ? 1 : 0)))),
  ]
  const tiles = [tile(16), tile(8), tile(0), tile(4)].map((row) =>
    Array.from({ length: 16 }, () => row).flat(),
  )
  const bytes = Uint8Array.from([0x49, 0x49, ...tiles.flat()])
  const starts = tiles.map((_, i) => 2 + tiles.slice(0, i).flat().length)
  const directory = page(2, {
    imageWidth: [24],
    imageLength: [20],
    tileWidth: [16],
    tileLength: [16],
    tileOffsets: starts,
    tileByteCounts: tiles.map(({ length }) => length),
  })
  const { data } = unpackedPage(bytes, directory)
  expect([...data.slice(0, 3)]).toEqual([255, 255, 255])
  expect([...data.slice(-3)]).toEqual([0, 0, 0xf0])
})
