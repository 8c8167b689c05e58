import { blackLengths, whiteLengths } from '../fax-codes.ts'

type Row = readonly (0 | 1)[]

const codesOf = (lengths: ReadonlyMap<string, number>) =>
  new Map([...lengths].map(([code, length]) => [length, code]))
const codes = [codesOf(whiteLengths), codesOf(blackLengths)] as const
const offsets = new Map([
  [0, '1'],
  [1, '011'],
  [2, '000011'],
  [3, '0000011'],
  [-1, '010'],
  [-2, '000010'],
  [-3, '0000010'],
])

export const mark = '000000000001'

function run(length: number, colour: 0 | 1): string {
  const whole = Math.min(2560, length - (length % 64))
  if (whole === 2560) return codes[colour].get(2560) + run(length - 2560, colour)
  return (whole ? codes[colour].get(whole) : '') + (codes[colour].get(length - whole) ?? '')
}

/** First change of a row behind `at`; with `from`, only one away from that colour. */
function change(row: Row, at: number, from?: 0 | 1): number {
  for (let x = at + 1; x < row.length; x += 1) {
    const before = x === 0 ? 0 : row[x - 1]
    if (row[x] !== before && (from === undefined || before === from)) return x
  }
  return row.length
}

/** Codes of T.4 for a row by itself. */
export function oneWayRow(row: Row): string {
  let out = ''
  let at = 0
  for (let colour: 0 | 1 = 0; at < row.length; colour = colour ? 0 : 1) {
    const from = at
    while (row[at] === colour) at += 1
    out += run(at - from, colour)
  }
  return out
}

/** Codes of T.6 for a row below another. */
export function twoWayRow(row: Row, above: Row): string {
  let out = ''
  let colour: 0 | 1 = 0
  for (let at = -1; at < row.length; ) {
    const own = row[Math.max(at, 0)] === colour ? change(row, at, colour) : Math.max(at, 0)
    const first = change(above, at, colour)
    const second = change(above, first)
    const code = offsets.get(own - first)
    if (second < own) {
      out += '0001'
      at = second
    } else if (code) {
      out += code
      at = own
      colour = colour ? 0 : 1
    } else {
      const end = change(row, own)
      out += `001${run(own - Math.max(at, 0), colour)}${run(end - own, colour ? 0 : 1)}`
      at = end
    }
  }
  return out
}

/** Bits as bytes, the last filled up with zeros. */
export function bytesOfBits(bits: string): Uint8Array {
  return Uint8Array.from(bits.match(/.{1,8}/gu) ?? [], (byte) =>
    Number.parseInt(byte.padEnd(8, '0'), 2),
  )
}
