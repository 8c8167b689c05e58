import { expect, test } from 'vitest'
import { seeded } from '../../../../scripts/random.ts'
import { bytesOfBits, mark, oneWayRow, twoWayRow } from './testing/write-fax.ts'
import { type FaxKind, unpackFax } from './unpack-fax.ts'

const width = 5300
const height = 60

/** Rows that change a little from each to the next, as those of a drawing do, some of them much. */
function sheetRows(): (0 | 1)[][] {
  const random = seeded(5)
  const rows: (0 | 1)[][] = []
  for (let y = 0; y < height; y += 1) {
    const above = rows.at(-1) ?? []
    const row = Array.from(
      { length: width },
      (_, x): 0 | 1 => above[x + Math.floor(y % 3) - 1] ?? 0,
    )
    for (let i = 0; i < y % 9; i += 1) {
      const start = Math.floor(random() * width)
      row.fill(random() < 0.5 ? 1 : 0, start, start + Math.floor(random() * 900))
    }
    rows.push(y % 20 === 7 ? row.map((): 0 | 1 => 1) : row)
  }
  return rows
}

const rows = sheetRows()
const white: (0 | 1)[] = rows[0]?.map(() => 0) ?? []
const packed = bytesOfBits(
  rows.flatMap((row) => row.join('').padEnd(Math.ceil(width / 8) * 8, '0')).join(''),
)

/** Each row on its own, so that a test can damage one. */
const written: Record<FaxKind, string[]> = {
  runs: rows.map((row) => filled(oneWayRow(row))),
  'group-3': rows.map((row) => mark + oneWayRow(row)),
  'group-3-2d': rows.map((row, y) =>
    y % 4 === 0 ? `${mark}1${oneWayRow(row)}` : `${mark}0${twoWayRow(row, rows[y - 1] ?? white)}`,
  ),
  'group-4': rows.map((row, y) => twoWayRow(row, rows[y - 1] ?? white)),
}
const kinds = Object.keys(written) as FaxKind[]

function filled(bits: string): string {
  return bits.padEnd(Math.ceil(bits.length / 8) * 8, '0')
}

const strip = (kind: FaxKind, bits: string) => ({
  bytes: bytesOfBits(bits),
  kind,
  isReversed: false,
  width,
  height,
})

test.each(kinds)('a sheet of %s is unpacked bit by bit', (kind) => {
  expect(unpackFax(strip(kind, written[kind].join('')))).toEqual(packed)
})

test('the last bit of group 4 may be a row', () => {
  const rows = { bytes: Uint8Array.of(255), kind: 'group-4', isReversed: false, width: 8 } as const
  expect(unpackFax({ ...rows, height: 8 })).toEqual(new Uint8Array(8))
  expect(() => unpackFax({ ...rows, height: 9 })).toThrow('too early')
})

test('bits may come in the other order, and fill bits before a mark', () => {
  const bits = written['group-3'].map((row) => `00000${row}`).join('')
  const { bytes, ...rest } = strip('group-3', bits)
  const reversed = bytes.map((byte) =>
    Number.parseInt([...byte.toString(2).padStart(8, '0')].reverse().join(''), 2),
  )
  expect(unpackFax({ ...rest, bytes: reversed, isReversed: true })).toEqual(packed)
})

test.each(['group-3', 'group-4'] as const)(
  'a sheet of %s that ends early by its mark is white below',
  (kind) => {
    const bits = written[kind].slice(0, 40).join('') + mark + mark
    const got = unpackFax(strip(kind, bits))
    const end = 40 * Math.ceil(width / 8)
    expect(got.slice(0, end)).toEqual(packed.slice(0, end))
    expect(got.slice(end).every((byte) => byte === 0)).toBe(true)
  },
)

test.each(kinds)('a sheet of %s that is cut off is damaged', (kind) => {
  const bits = written[kind].join('')
  expect(() => unpackFax(strip(kind, bits.slice(0, bits.length / 2)))).toThrow('too early')
})

test('damage in group 4 is noticed where it is, whatever follows', () => {
  const bits = written['group-4'].slice(0, 20).join('') + '0'.repeat(4_000_000)
  expect(() => unpackFax(strip('group-4', bits))).toThrow('No code')
})

test('a damaged row of group 3 costs only itself; many are a damaged sheet', () => {
  const damaged = (count: number) =>
    written['group-3']
      .map((row, y) => (y >= 10 && y < 10 + count ? `${mark}00000000110` : row))
      .join('')
  const got = unpackFax(strip('group-3', damaged(2)))
  const stride = Math.ceil(width / 8)
  expect(got.slice(0, 10 * stride)).toEqual(packed.slice(0, 10 * stride))
  expect(got.slice(12 * stride)).toEqual(packed.slice(12 * stride))
  expect(() => unpackFax(strip('group-3', damaged(20)))).toThrow()
})
