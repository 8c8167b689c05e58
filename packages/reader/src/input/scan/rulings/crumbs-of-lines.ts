import type { Component } from '../ink/components.ts'
import type { Ruling } from './rulings.ts'

/** How far off the middle of a line its crumbs reach (mm). */
const band = 0.2
/** So many times as much of a broken line is crumbs as other marks on it: through a row of letters no line runs. */
const mostlyCrumbs = 2

/** A mark by a line: where it begins and ends along it, and how far from its middle it reaches to both sides. */
function beside(part: Component, { isHorizontal, at }: Ruling) {
  const [from, to, low, high] = isHorizontal
    ? [part.left, part.right, part.top, part.bottom]
    : [part.top, part.bottom, part.left, part.right]
  return { from, to, low: low - at, high: high - at }
}

/** Marks without the crumbs of broken lines, which would join the letters beside them. */
export function withoutCrumbs(
  marks: readonly Component[],
  pieces: readonly Ruling[],
  pixelsPerMm: number,
): Component[] {
  const reach = band * pixelsPerMm + 1
  const crumbs = new Set<Component>()
  for (const piece of pieces) {
    const met = marks.flatMap((part) => {
      const { from, to, low, high } = beside(part, piece)
      const isMet = from < piece.to && to > piece.from && low < reach && high > -reach
      return isMet ? [{ part, length: to - from, isCrumb: low >= -reach && high <= reach }] : []
    })
    const lengthOf = (isCrumb: boolean) =>
      met.reduce((sum, one) => sum + (one.isCrumb === isCrumb ? one.length : 0), 0)
    if (lengthOf(true) < mostlyCrumbs * lengthOf(false)) continue
    for (const { part, isCrumb } of met) if (isCrumb) crumbs.add(part)
  }
  return marks.filter((part) => !crumbs.has(part))
}
