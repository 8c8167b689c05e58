import { degreesOf } from '../../../angles.ts'
import { distance, grown } from '../../../boxes.ts'
import { createGrid } from '../../../layout/grid.ts'
import { median } from '../../../median.ts'
import { type Component, centreOf, sizeOf } from '../ink/components.ts'
import { type LinePlace, straightLine } from '../straight-line.ts'
import type { LineOfText } from './line-of-text.ts'
import {
  axesOf,
  fewest,
  hasOnes,
  letterShare,
  lettersIn,
  offRow,
  rowOf,
  type SlantedLine,
} from './slanted-row.ts'

/** Most between the middles of neighbours in a row, in sizes of the larger one. */
const reach = 1.45
/** What is so many times as large as letters is none itself, as the circle of a hole beside its diameter. */
const muchLarger = 1.6
/** Marks of a cluster beyond which it is hatching or a picture. */
const mostInCluster = 60
/** How far letters of a level line end off one another, and how high they are, in heights of the line, and the share that do. */
const levelEnds = { off: 0.1, high: 0.8, share: 0.65 }
/** Degrees by which a line that looks level may be turned, and how far letters may lie off it, in heights of the line. */
const tilted = { least: 4, most: 40, off: 0.07 }

/** Strokes beyond that number are hatching or a picture. */
const mostStrokes = 2000

/**
 * Rows of letters at other angles, as values of inclined dimensions are, among letters that are
 * alone or in pairs so far. Those with figures that are but strokes come first: without its 1 a value would be another one.
 *
 * @param strokes Straight strokes by themselves.
 */
export function slantedLines(
  lines: readonly LineOfText[],
  strokes: readonly Component[] = [],
): SlantedLine[] {
  const loose = lines.filter((line) => !isLevel(line)).flatMap((line) => line.parts)
  const rows = clustersOf(loose).flatMap(rowsIn)
  const tiltedRows = lines.map(tiltedLine).filter((row) => row !== null)
  return [...rowsWithOnes(loose, strokes), ...rows, ...tiltedRows]
}

/** Rows in which each stroke is as high as the letters and stands on their line, as a 1 does. */
function rowsWithOnes(loose: readonly Component[], strokes: readonly Component[]): SlantedLine[] {
  const among = new Set(strokes)
  if (strokes.length === 0 || strokes.length > mostStrokes) return []
  return clustersOf([...loose, ...strokes])
    .filter((cluster) => cluster.some((part) => among.has(part)))
    .flatMap(rowsIn)
    .filter((row) => hasOnes(row, among))
    .map((row) => ({ ...row, isDoubtful: true }))
}

/** Do three letters and more, most of the line, end on one line below? Those of slanted rows side by side do not. */
function isLevel({ parts, isHorizontal, height }: LineOfText): boolean {
  const large = parts.filter((part) => sizeOf(part) > 0.5 * height)
  if (large.length < fewest) return false
  // A sign of a deviation is lower than its figures, and stands at half their height.
  const high = large.filter((part) => sizeOf(part) > levelEnds.high * height)
  const letters = high.length > 1 ? high : large
  const ends = (of: (part: Component) => number) => {
    const middle = median(letters.map(of))
    const even = letters.filter((part) => Math.abs(of(part) - middle) < levelEnds.off * height)
    return even.length / letters.length
  }
  const sides = isHorizontal
    ? [ends(({ bottom }) => bottom), ends(({ top }) => top)]
    : [ends(({ left }) => left), ends(({ right }) => right)]
  return Math.max(...sides) >= levelEnds.share
}

/** The rows of a cluster: the whole of it, or else the longest one first. */
function rowsIn(cluster: readonly Component[]): SlantedLine[] {
  const whole = rowOf(cluster)
  if (whole) return [whole]
  if (cluster.length > mostInCluster) return []
  const longest = longestRowIn(cluster)
  if (!longest) {
    const largest = Math.max(...cluster.map(sizeOf))
    return clustersOf(cluster.filter((part) => sizeOf(part) * muchLarger < largest)).flatMap(rowsIn)
  }
  const rest = cluster.filter((part) => !longest.parts.includes(part))
  return [longest, ...clustersOf(rest).flatMap(rowsIn)]
}

/** The first of the rows through two letters of a cluster that have most marks. */
function longestRowIn(cluster: readonly Component[]): SlantedLine | null {
  let longest: SlantedLine | null = null
  for (const [index, one] of cluster.entries()) {
    for (const other of cluster.slice(index + 1)) {
      const row = rowThrough(one, other, cluster)
      if (row && row.parts.length > (longest?.parts.length ?? 0)) longest = row
    }
  }
  return longest
}

/** The row of at least three letters in whose direction two of its neighbours stand; null where there is none. */
function rowThrough(
  one: Component,
  other: Component,
  cluster: readonly Component[],
): SlantedLine | null {
  const size = Math.max(sizeOf(one), sizeOf(other))
  if (!areNeighbours(one, other) || Math.min(sizeOf(one), sizeOf(other)) < letterShare * size) {
    return null
  }
  const [from, to] = [centreOf(one), centreOf(other)]
  const { across } = axesOf(Math.atan2(to.y - from.y, to.x - from.x))
  const inRow = cluster.filter((part) => {
    const share = sizeOf(part) / size
    const off = Math.abs(across(from, centreOf(part)))
    return off < (share < 0.5 ? offRow.mark : offRow.letter) * size && share < 1.5
  })
  const chain = clustersOf(inRow).find((members) => members.includes(one)) ?? []
  const row = rowOf(chain)
  return row && lettersIn(chain, size).length >= fewest ? row : null
}

/** A line of letters that rises or falls evenly: lettering that is turned by a small angle looks level at first. */
function tiltedLine({ parts, isHorizontal, height }: LineOfText): SlantedLine | null {
  const large = parts.filter((part) => sizeOf(part) > 0.5 * height)
  if (large.length < fewest) return null
  const ends = large.map((part) =>
    isHorizontal
      ? { along: centreOf(part).x, low: part.top, high: part.bottom }
      : { along: -centreOf(part).y, low: part.left, high: part.right },
  )
  // The sign of a diameter reaches beyond its figures above and below: the middles tell their slope.
  const { slope, rest } = [
    ends.map(({ along, low }) => ({ along, at: low })),
    ends.map(({ along, high }) => ({ along, at: high })),
    ends.map(({ along, low, high }) => ({ along, at: (low + high) / 2 })),
  ]
    .map(slopeOf)
    .reduce((best, next) => (next.rest < best.rest ? next : best))
  const degrees = degreesOf(Math.atan(slope))
  const isEven = rest < tilted.off * height
  if (!isEven || Math.abs(degrees) < tilted.least || Math.abs(degrees) > tilted.most) return null
  const rotation = isHorizontal ? -degrees : 90 - degrees
  return { parts, rotation: rotation > 90 ? rotation - 180 : rotation, isDoubtful: true }
}

/** Slope of the straight line through places, and the most by which one lies off it. */
function slopeOf(places: readonly LinePlace[]) {
  const line = straightLine(places)
  const rest = Math.max(...places.map(({ along, at }) => Math.abs(at - line.at(along))))
  return { slope: line.slope, rest }
}

/** Marks that neighbours join, directly or over others. */
function clustersOf(parts: readonly Component[]): Component[][] {
  const left = new Set(parts)
  const clusters: Component[][] = []
  const marksNear = parts.length > mostInCluster ? nearMarks(parts) : () => left
  for (const start of parts) {
    if (!left.delete(start)) continue
    const cluster = [start]
    for (const member of cluster) {
      for (const other of marksNear(member)) {
        if (!left.has(other) || !areNeighbours(member, other)) continue
        left.delete(other)
        cluster.push(other)
      }
    }
    clusters.push(cluster)
  }
  return clusters
}

/** Pixels: the side of a square in which neighbours are looked for, some letters long. */
const squareSide = 128

/** Finds the marks that may be neighbours of another, in their order: a large sheet has thousands. */
function nearMarks(parts: readonly Component[]): (mark: Component) => readonly Component[] {
  const around = (mark: Component) => {
    const { x, y } = centreOf(mark)
    return grown({ x, y, width: 0, height: 0 }, reach * sizeOf(mark), reach * sizeOf(mark))
  }
  const grid = createGrid(squareSide)
  for (const [index, part] of parts.entries()) grid.add(index, around(part))
  return (mark) =>
    grid
      .near(around(mark))
      .sort((one, other) => one - other)
      .map((index) => parts[index] as Component)
}

function areNeighbours(one: Component, other: Component): boolean {
  const size = Math.max(sizeOf(one), sizeOf(other))
  return distance(centreOf(one), centreOf(other)) < reach * size
}
