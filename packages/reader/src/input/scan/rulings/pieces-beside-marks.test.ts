import { expect, test } from 'vitest'
import { componentOf } from '../ink/components.ts'
import { piecesBesideMarks } from './pieces-beside-marks.ts'

/** A mark from (100, 80) to (150, 130), ten pixels to a millimetre. */
const sign = componentOf(
  Int32Array.from(Array.from({ length: 50 }, (_, row) => [80 + row, 100, 150]).flat()),
)
const piece = (from: number, to: number, at = 105) => ({
  isHorizontal: true,
  at,
  from,
  to,
  thickness: 2,
})
const endsOf = (...pieces: ReturnType<typeof piece>[]) =>
  piecesBesideMarks(pieces, [sign], 10).map(({ from, to }) => [from, to])

test('a leader ends before the sign whose cross lies in line with it', () => {
  expect(endsOf(piece(40, 151))).toEqual([[40, 100]])
  expect(endsOf(piece(99, 220))).toEqual([[150, 220]])
})

test('what is left of a stroke of the sign alone is no line', () => {
  expect(endsOf(piece(90, 151))).toEqual([])
})

test('a line that goes on beyond a mark, or passes it off its middle, stays', () => {
  expect(endsOf(piece(40, 220))).toEqual([[40, 220]])
  expect(endsOf(piece(40, 151, 85))).toEqual([[40, 151]])
})
