import { distance, grown } from '../../../boxes.ts'
import { createGrid } from '../../../layout/grid.ts'
import type { Box, Path, Point } from '../../../page.ts'
import { mendedStrokes } from './mended-strokes.ts'

/** Millimetres: shortest arm of a surface symbol, and how far the ends beside the tip lie apart at most. */
const arm = { least: 1.8, apart: 1.4 }
/** More points than a straight stroke has whose end is bent where a line was wiped off. */
const mostPoints = 4
/** Length of the long arm by that of the short one. */
const longArm = { least: 1.55, most: 3.2 }

/**
 * The strokes of a page with the arms of surface symbols together that a line parted: it was wiped off with the tip that
 * stood on it, and what is left are two marks.
 */
export function withJoinedArms(paths: readonly Path[]): Path[] {
  const arms = paths.filter(isArm)
  const ends = createGrid(8)
  for (const [index, one] of arms.entries()) {
    for (const end of endsOf(one)) ends.add(index, around(end))
  }
  const joined = new Map<Path, Path | null>()
  for (const [index, one] of arms.entries()) {
    if (joined.has(one)) continue
    const near = new Set(endsOf(one).flatMap((end) => ends.near(around(end))))
    for (const next of [...near].filter((at) => at > index).toSorted((a, b) => a - b)) {
      const other = arms[next] as Path
      const tick = joined.has(other) ? null : tickOf(one, other)
      if (!tick) continue
      joined.set(one, tick)
      joined.set(other, null)
      break
    }
  }
  return paths.flatMap((path) => {
    const whole = joined.get(path)
    if (whole === undefined) return [path]
    return whole ?? []
  })
}

const endsOf = ({ lines }: Path): Point[] =>
  lines.flatMap(({ points }) => [points[0], points.at(-1)]).filter((end) => end !== undefined)

/** Where ends lie that may be beside this one. */
const around = ({ x, y }: Point): Box => grown({ x, y, width: 0, height: 0 }, arm.apart, arm.apart)

/** A single stroke, straight but for its ends. */
function isArm(path: Path): boolean {
  const points = path.lines.flatMap((line) => line.points)
  if (!path.isStroked || points.length > mostPoints) return false
  return points.slice(1).some((point, index) => distance(point, points[index] as Point) > arm.least)
}

/** Two arms as one mark, if they meet in a tip and one is about twice as long as the other. */
function tickOf(one: Path, other: Path): Path | null {
  const isBeside = endsOf(one).some((end) =>
    endsOf(other).some((next) => distance(end, next) < arm.apart),
  )
  if (!isBeside) return null
  const lines = mendedStrokes([...one.lines, ...other.lines])
  const [first, second, ...rest] = lines.map(({ points }) => points)
  if (rest.length > 0 || !first?.[0] || first[0] !== second?.[0]) return null
  const [shorter, longer] = [first, second]
    .map((points) => distance(points[0] as Point, points.at(-1) as Point))
    .toSorted((a, b) => a - b) as [number, number]
  const isTick = longer > longArm.least * shorter && longer < longArm.most * shorter
  return isTick ? { ...one, lines } : null
}
