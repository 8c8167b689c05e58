import type { Composed } from '../layout/compose.ts'

/** What shows that a sheet marks the sizes that are measured: a square before an angle, a letter in a ring before a size. */
const showsMarks = /^(?:□ ?\d+(?:[.,]\d+)? ?°|[\u24b6-\u24cf] ?[ØR□]? ?\d)/u

const square = /^□ ?(?=[\dØR])/u

/**
 * Texts without the square before a size that marks its inspection. No angle is a square, and a sheet that marks sizes by a
 * letter in a ring has a square for another kind of them.
 */
export function withoutInspectionSquares(composed: readonly Composed[]): readonly Composed[] {
  if (!composed.some(({ kind, text }) => kind === 'line' && showsMarks.test(text))) return composed
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
