/** Sides of trimmed sheets, the short one first (mm): ISO 216 and ASME Y14.1. */
export const sheetSizes: readonly (readonly [name: string, short: number, long: number])[] = [
  ['A4', 210, 297],
  ['A3', 297, 420],
  ['A2', 420, 594],
  ['A1', 594, 841],
  ['A0', 841, 1189],
  ['A', 215.9, 279.4],
  ['B', 279.4, 431.8],
  ['C', 431.8, 558.8],
  ['D', 558.8, 863.6],
  ['E', 863.6, 1117.6],
]

/** By how much the page of a program may differ from the size of the paper (mm). */
const slack = 2.5

/** The name of a standard sheet from the size of the page in mm; null for other sizes. */
export function sizeOfPage(width: number, height: number): string | null {
  const [short, long] = width < height ? [width, height] : [height, width]
  const found = sheetSizes.find(
    ([, a, b]) => Math.abs(short - a) <= slack && Math.abs(long - b) <= slack,
  )
  return found?.[0] ?? null
}
