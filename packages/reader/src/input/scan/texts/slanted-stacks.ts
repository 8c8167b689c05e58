import { degreesApart, radians } from '../../../angles.ts'
import { grown, intersect } from '../../../boxes.ts'
import type { TextRun } from '../../../page.ts'

/** The direction of a few letters is known to so many degrees. */
const mostApart = 6
/** Texts of one value lie so near, in sizes of the font. */
const near = 0.4

const isDeviation = ({ text }: TextRun): boolean => /^[+-] ?\d+(?:[.,]\d+)?°?$/.test(text)

/** Is a text a number alone, which may have lost its sign? */
export const isUnsigned = ({ text }: TextRun): boolean => /^\d+(?:[.,]\d+)?$/.test(text)

/** May two slanted texts be a size and a deviation of it, or its two deviations? */
const areTogether = (one: TextRun, other: TextRun): boolean =>
  degreesApart(one.rotation, other.rotation) < mostApart &&
  intersect(grown(one.box, near * one.size, near * one.size), other.box)

/** Is a short slanted text a deviation that stands at another one, as `+0` does below `+0,2`? */
export const isDeviationBeside = (runs: readonly TextRun[], read: readonly TextRun[]): boolean => {
  const [run, ...others] = runs
  if (!run || others.length > 0 || !isDeviation(run)) return false
  return read.some((other) => isDeviation(other) && areTogether(run, other))
}

/** A deviation with the dash that is its sign, which stands so far before it (mm). */
export function withMinus(run: TextRun, ahead: number): TextRun {
  const angle = radians(run.rotation)
  const origin = {
    x: run.origin.x - ahead * Math.cos(angle),
    y: run.origin.y + ahead * Math.sin(angle),
  }
  return { ...run, text: `-${run.text}`, origin, advance: run.advance + ahead }
}

/** Slanted texts with the direction of the longest one that they stand at: that of two letters is known by a few degrees. */
export function inOneSlant(runs: readonly TextRun[]): TextRun[] {
  const directions = new Map<TextRun, number>()
  for (const longest of runs.toSorted((a, b) => b.advance - a.advance)) {
    if (directions.has(longest)) continue
    directions.set(longest, longest.rotation)
    const together = [longest]
    for (const one of together) {
      for (const other of runs) {
        if (directions.has(other) || !areTogether(one, other)) continue
        if (degreesApart(other.rotation, longest.rotation) >= mostApart) continue
        directions.set(other, longest.rotation)
        together.push(other)
      }
    }
  }
  return runs.map((run) => ({ ...run, rotation: directions.get(run) ?? run.rotation }))
}
