import { degreesApart, offQuarter, radians } from '../angles.ts'
import { distance, grown } from '../boxes.ts'
import type { Point, TextRun } from '../page.ts'
import { createGrid } from './grid.ts'

/** Pieces of one line differ by at most this (degrees): programs round the matrix of each font on its own. */
const mostApart = 1.2

/** Gap between two pieces of a line, in heights of the font. */
const widestGap = 0.6

/** Text within this of a right angle counts as exactly upright or turned anyway (degrees). */
const nearlyQuarter = 1

const isSlanted = ({ rotation }: TextRun): boolean =>
  Number.isFinite(rotation) && offQuarter(rotation) >= nearlyQuarter

function endOf({ origin, advance, rotation }: TextRun): Point {
  const angle = radians(rotation)
  return { x: origin.x + advance * Math.cos(angle), y: origin.y - advance * Math.sin(angle) }
}

/** Does one of two runs begin where the other one ends? */
function areNext(a: TextRun, b: TextRun): boolean {
  const gap = Math.min(distance(endOf(a), b.origin), distance(endOf(b), a.origin))
  return gap < widestGap * Math.min(a.size, b.size)
}

/**
 * Gives the pieces of a slanted line one direction, that of the longest: a sign or an ideograph between figures comes in
 * a font of its own, and is turned by some tenths of a degree more or less than they are.
 */
export function inOneDirection(runs: readonly TextRun[]): TextRun[] {
  const slanted = runs.filter(isSlanted).sort((a, b) => b.advance - a.advance)
  const grid = createGrid(8)
  for (const [at, { box }] of slanted.entries()) grid.add(at, box)
  const direction = new Map<TextRun, number>()
  for (const longest of slanted) {
    if (direction.has(longest)) continue
    direction.set(longest, longest.rotation)
    const line = [longest]
    for (const piece of line) {
      for (const at of grid.near(grown(piece.box, piece.size, piece.size))) {
        const other = slanted[at]
        if (!other || direction.has(other) || !areNext(piece, other)) continue
        if (degreesApart(other.rotation, longest.rotation) > mostApart) continue
        direction.set(other, longest.rotation)
        line.push(other)
      }
    }
  }
  return runs.map((run) => ({ ...run, rotation: direction.get(run) ?? run.rotation }))
}
