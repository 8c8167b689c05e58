import type { Point } from '../../page.ts'

/** `[a b c d e f]` of PDF (ISO 32000-2, 8.3.4): x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number]

/** What `inner` maps, mapped again by `outer`. */
export function compose(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ]
}

/** Where a point lies after the mapping. */
export function mapped(matrix: Matrix, x: number, y: number): Point {
  const [a, b, c, d, e, f] = matrix
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

/** By how much lengths grow on average: the root of the determinant. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c))
}

/** A matrix of whatever six numbers a file gives; null when they are not numbers. */
export function matrixOf(values: unknown): Matrix | null {
  const list = Array.from((values as ArrayLike<number> | null) ?? [])
  return list.length === 6 && list.every((value) => Number.isFinite(value))
    ? (list as unknown as Matrix)
    : null
}
