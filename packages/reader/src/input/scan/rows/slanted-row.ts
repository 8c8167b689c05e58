import { degreesOf, radians } from '../../../angles.ts'
import { mean } from '../../../mean.ts'
import { median } from '../../../median.ts'
import type { Point } from '../../../page.ts'
import { isRing } from '../glyphs/symbol-shapes.ts'
import { type Component, centreOf, eachRun, heightOf, sizeOf, widthOf } from '../ink/components.ts'
import { uprightMark } from '../ink/upright-mark.ts'

/** Letters in a row that is neither level nor upright. */
export interface SlantedLine {
  readonly parts: readonly Component[]
  /** Direction of reading in degrees, counter-clockwise as seen, between -90 and 90. */
  readonly rotation: number
  /** Two letters, or letters that a level line also holds: other evidence is needed that they stand so. */
  readonly isDoubtful: boolean
}

/** Degrees from level and upright within which level and upright lines read as well. */
const clear = 7
/** How far the middle of a letter may lie off its row, in sizes of letters, and that of a mark below half their size. */
export const offRow = { letter: 0.33, mark: 0.6 }
/** Share of the size of the largest letter from which a mark counts as a letter: points, rings and dashes are smaller. */
export const letterShare = 0.55
/** Letters that make a row. */
export const fewest = 3
/** Figures that make a row before a degree ring. */
const fewestOfAngle = 2
/** Size of a degree ring by that of figures. */
const ringSize = { least: 0.2, most: 0.52 }
/** How far the ends of letters may lie apart across their row, in sizes of letters. */
const baseLine = 0.17
/** Letters stand level that end so near each other, in sizes of letters, where their row would rise or fall by more. */
const level = { off: 0.04, step: 0.12 }
/** Those marks of a cluster that are letters, by the size of its largest ones. */
export const lettersIn = (cluster: readonly Component[], size: number): Component[] =>
  cluster.filter((part) => sizeOf(part) > letterShare * size)

/** Distances along a row and across it, downwards, from one place to another. */
interface Axes {
  readonly along: (from: Point, to: Point) => number
  readonly across: (from: Point, to: Point) => number
}

/** The axes of a row that falls by an angle in radians. */
export function axesOf(angle: number): Axes {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return {
    along: (from, to) => (to.x - from.x) * cos + (to.y - from.y) * sin,
    across: (from, to) => (to.y - from.y) * cos - (to.x - from.x) * sin,
  }
}

/** A place from which distances along several rows are counted. */
const origin: Point = { x: 0, y: 0 }

/** The row in which the letters of a cluster stand; null where they stand in none. */
export function rowOf(cluster: readonly Component[]): SlantedLine | null {
  const size = Math.max(...cluster.map(sizeOf))
  const letters = lettersIn(cluster, size)
  const ring = cluster.find((part) => isDegreeRing(part, size))
  if (letters.length < fewestOfAngle) return null
  const { angle, middle } = mainAxisOf(letters.map(centreOf))
  const axes = axesOf(angle)
  const isStraight = letters.every(
    (letter) => Math.abs(axes.across(middle, centreOf(letter))) < offRow.letter * size,
  )
  const rotation = degreesOf(-angle)
  const fromAxes = Math.min(Math.abs(rotation), 90 - Math.abs(rotation))
  const isAngle = ring !== undefined && isRaised(ring, letters, axes, size)
  const isRow = isStraight && fromAxes > clear && isOnBaseLine(letters, axes, size)
  if (!isRow || haveLevelPair(letters, angle, size)) return null
  // Pieces of a faint line beside the letters are no marks of their row.
  const parts = cluster.filter((part) => {
    const off = Math.abs(axes.across(middle, centreOf(part)))
    return letters.includes(part) || off < offRow.mark * size
  })
  return { parts, rotation, isDoubtful: letters.length < fewest && !isAngle }
}

/** The direction in which places spread most, as an angle in radians by which it falls, and their middle. */
function mainAxisOf(places: readonly Point[]): { angle: number; middle: Point } {
  const middle = { x: mean(places.map(({ x }) => x)), y: mean(places.map(({ y }) => y)) }
  let [xx, xy, yy] = [0, 0, 0]
  for (const { x, y } of places) {
    xx += (x - middle.x) ** 2
    xy += (x - middle.x) * (y - middle.y)
    yy += (y - middle.y) ** 2
  }
  return { angle: Math.atan2(2 * xy, xx - yy) / 2, middle }
}

function isDegreeRing(part: Component, size: number): boolean {
  const [width, height] = [widthOf(part), heightOf(part)]
  const share = sizeOf(part) / size
  if (share < ringSize.least || share > ringSize.most) return false
  return Math.min(width, height) > 0.7 * Math.max(width, height) && isRing(uprightMark(part, 0))
}

/** The ring of an angle stands behind its last figure, in the upper half. */
function isRaised(
  ring: Component,
  letters: readonly Component[],
  { along, across }: Axes,
  size: number,
): boolean {
  const centres = letters.map(centreOf)
  const centre = centreOf(ring)
  const behind = along(origin, centre) - Math.max(...centres.map((one) => along(origin, one)))
  const above = Math.min(...centres.map((one) => across(origin, one))) - across(origin, centre)
  return behind > 0.3 * size && behind < 1.2 * size && above > 0.08 * size && above < 0.6 * size
}

/**
 * Letters that are turned with their row end on one line below or above; level ones that stand in
 * steps, such as a value and its deviation, do not.
 */
function isOnBaseLine(letters: readonly Component[], { across }: Axes, size: number): boolean {
  const ends = letters.map((letter) => endsOf(letter, across))
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  const tops = spread(ends.map(({ top }) => top))
  const bottoms = spread(ends.map(({ bottom }) => bottom))
  return Math.min(tops, bottoms) < baseLine * size
}

/** Do two letters stand level although their row does not? They are those of a value before a raised deviation. */
const haveLevelPair = (letters: readonly Component[], angle: number, size: number): boolean =>
  letters.some((one, index) =>
    letters.slice(index + 1).some((other) => {
      const step = Math.abs(centreOf(other).x - centreOf(one).x) * Math.abs(Math.tan(angle))
      const off = Math.max(Math.abs(one.top - other.top), Math.abs(one.bottom - other.bottom))
      return step > level.step * size && off < level.off * size
    }),
  )

/** How far a part reaches along one of the axes of a row. */
export function endsOf(part: Component, along: Axes['along']): { top: number; bottom: number } {
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  eachRun(part, (y, from, to) => {
    const places = [along(origin, { x: from, y }), along(origin, { x: to, y })]
    top = Math.min(top, ...places)
    bottom = Math.max(bottom, ...places)
  })
  return { top, bottom }
}

/**
 * A stroke that is a 1: how far its ends may lie from those of the letters, and how wide it is at most, in heights of these.
 * So many other letters tell where they end.
 */
const one = { even: 0.15, widest: 0.45, fewestOthers: 2 }

/** Does a row have strokes, each of which stands in it as a 1 does? */
export function hasOnes(
  { parts, rotation }: SlantedLine,
  strokes: ReadonlySet<Component>,
): boolean {
  const axes = axesOf(radians(-rotation))
  const size = Math.max(...parts.map(sizeOf))
  const [ones, others] = [true, false].map((isOne) =>
    lettersIn(parts, size).filter((part) => strokes.has(part) === isOne),
  ) as [Component[], Component[]]
  if (ones.length === 0 || others.length < one.fewestOthers) return false
  const ends = others.map((part) => endsOf(part, axes.across))
  const [top, bottom] = [median(ends.map((end) => end.top)), median(ends.map((end) => end.bottom))]
  const height = bottom - top
  return ones.every((part) => {
    const [own, sides] = [endsOf(part, axes.across), endsOf(part, axes.along)]
    const off = Math.max(Math.abs(own.top - top), Math.abs(own.bottom - bottom))
    return off < one.even * height && sides.bottom - sides.top < one.widest * height
  })
}
