import type { Composed } from '../layout/compose.ts'

/** What shows that a sheet marks the sizes that are measured: a square before an angle, a letter in a ring before a size. */
const showsMarks = /^(?:□ ?\d+(?:[.,]\d+)? ?°|[\u24b6-\u24cf] ?[ØR□]? ?\d)/u

const square = /^□ ?(?=[\dØR])/u

/** By how much two directions of reading may differ from a right angle, in degrees. */
const mostOffRightAngle = 10

/** Does a square size stand along both of two sides? That of a square is given once, since it holds for both. */
function areCrossed(composed: readonly Composed[]): boolean {
  const squares = composed.filter(({ kind, text }) => kind === 'line' && square.test(text))
  const isAcross = (one: Composed, other: Composed) =>
    Math.abs((Math.abs(one.direction - other.direction) % 180) - 90) < mostOffRightAngle
  return squares.some((one) =>
    squares.some((other) => one.text === other.text && isAcross(one, other)),
  )
}

/**
 * Texts without the square before a size that marks its inspection. No angle is a square, and a sheet that marks sizes by a
 * letter in a ring has a square for another kind of them; nor is the size of a square given along both of its sides.
 */
export function withoutInspectionSquares(composed: readonly Composed[]): readonly Composed[] {
  const isMarked = composed.some(({ kind, text }) => kind === 'line' && showsMarks.test(text))
  if (!isMarked && !areCrossed(composed)) return composed
  return composed.map((one) =>
    one.kind === 'line' && square.test(one.text)
      ? {
          ...one,
          text: one.text.replace(square, ''),
          parts: one.parts.map((part) => part.replace(square, '')),
        }
      : one,
  )
}
