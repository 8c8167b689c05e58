import { type BitReader, DamagedStripError } from './bit-reader.ts'
import { UTIF } from './utif.ts'

/** How a row of T.6 goes on: at a place below a change of the row above, past two of its changes, or by two runs. */
export type Mode = number | 'pass' | 'runs'

/** Codes by their bits, behind a 1 that keeps zeros in front. */
type Codes<T> = ReadonlyMap<number, T>

/** No code of T.4 and T.6 is longer. */
export const mostBits = 13

/** Modes of T.6, table 1; numbers are pixels to the right of the change above. */
export const modes: Codes<Mode> = codesOf<Mode>({
  '1': 0,
  '011': 1,
  '000011': 2,
  '0000011': 3,
  '010': -1,
  '000010': -2,
  '0000010': -3,
  '0001': 'pass',
  '001': 'runs',
})

/** Lengths of runs, T.4, tables 2 and 3, as the reader of TIFFs has them. */
const [whiteLengths, blackLengths] = UTIF.decode._lens
export const whiteRuns: Codes<number> = codesOf(whiteLengths)
export const blackRuns: Codes<number> = codesOf(blackLengths)

function codesOf<T>(named: Readonly<Record<string, T>>): Codes<T> {
  return new Map(
    Object.entries(named).map(([bits, value]) => [Number.parseInt(`1${bits}`, 2), value]),
  )
}

/** @throws DamagedStripError where no code begins. */
export function readCode<T>(bits: BitReader, codes: Codes<T>): T {
  let read = 1
  for (let length = 1; length <= mostBits; length += 1) {
    read = read * 2 + bits.bit()
    const value = codes.get(read)
    if (value !== undefined) return value
  }
  throw new DamagedStripError('No code of a fax begins here')
}
