import type { IFD } from 'utif2'

/** The first number of a tag; 0 where the directory has none. */
export function numberOf(directory: IFD, tag: number): number {
  const [first] = valuesOf(directory, tag)
  // Rational numbers come as pairs.
  return (Array.isArray(first) ? first[0] / first[1] : Number(first)) || 0
}

/** All numbers of a tag, such as the offsets of the strips. */
export function numbersOf(directory: IFD, tag: number): number[] {
  return valuesOf(directory, tag).map(Number)
}

function valuesOf(directory: IFD, tag: number): unknown[] {
  const value: unknown = directory[`t${tag}`]
  if (value === undefined) return []
  return Array.isArray(value) || ArrayBuffer.isView(value) ? [...(value as unknown[])] : [value]
}
