import { mean } from '../../../mean.ts'
import { median } from '../../../median.ts'
import { isRing } from '../glyphs/symbol-shapes.ts'
import type { Component } from '../ink/components.ts'
import { uprightMark } from '../ink/upright-mark.ts'
import type { LineOfText } from './lines-of-text.ts'

/** Letters in a row that is neither level nor upright. */
export interface SlantedLine {
  readonly parts: readonly Component[]
  /** Direction of reading in degrees, counter-clockwise as seen, between -90 and 90. */
  readonly rotation: number
  /** Two letters, or letters that a level line also holds: other evidence is needed that they stand so. */
  readonly isDoubtful: boolean
}

/** Angles from level and upright within which other lines read as well. */
const clear = 7
/** In sizes of letters: reach between neighbours, and how far one may lie off the row. */
const reach = 1.45
const offRow = 0.33
const fewest = 3
/** Angles of two figures are told by their degree ring: its size by that of figures. */
const fewestOfAngle = 2
const ringSize = { least: 0.2, most: 0.52 }
/** How far the ends of letters may lie apart across the row, in sizes. */
const baseLine = 0.17
/** Marks of a cluster beyond which it is hatching or a picture. */
const mostInCluster = 60
/** Letters of a level line end within this share of its height, and this share of them do. */
const levelEnds = 0.1
const levelShare = 0.65
/** Angles by which a line that looks level may be turned, and how far letters may lie off it, in heights. */
const tilted = { least: 4, most: 40 }
const evenRow = 0.07

/**
 * Rows of letters at other angles, as values of inclined dimensions are, among letters that are
 * alone or in pairs so far.
 */
export function slantedLines(lines: readonly LineOfText[]): SlantedLine[] {
  const loose = lines.filter((line) => !isLevel(line)).flatMap((line) => line.parts)
  const rows = clustersOf(loose).flatMap(rowsIn)
  return [...rows, ...lines.map(tiltedLine).filter((row) => row !== null)]
}

/** Do three letters and more, most of the line, end on one line below? Those of slanted rows side by side do not. */
function isLevel({ parts, isHorizontal, height }: LineOfText): boolean {
  const large = parts.filter((part) => sizeOf(part) > 0.5 * height)
  if (large.length < fewest) return false
  const ends = (of: (part: Component) => number) => {
    const middle = median(large.map(of))
    const even = large.filter((part) => Math.abs(of(part) - middle) < levelEnds * height)
    return even.length / large.length
  }
  const sides = isHorizontal
    ? [ends(({ bottom }) => bottom), ends(({ top }) => top)]
    : [ends(({ left }) => left), ends(({ right }) => right)]
  return Math.max(...sides) >= levelShare
}

/** The rows of a cluster: the whole of it, or else the longest one first. */
function rowsIn(cluster: readonly Component[]): SlantedLine[] {
  const whole = rowOf(cluster)
  if (whole) return [whole]
  if (cluster.length > mostInCluster) return []
  const longest = cluster
    .flatMap((one, index) =>
      cluster.slice(index + 1).map((other) => rowThrough(one, other, cluster)),
    )
    .filter((row) => row !== null)
    .reduce<SlantedLine | null>(
      (best, row) => (best && best.parts.length >= row.parts.length ? best : row),
      null,
    )
  if (!longest) return []
  const rest = cluster.filter((part) => !longest.parts.includes(part))
  return [longest, ...clustersOf(rest).flatMap(rowsIn)]
}

/** The row of at least three letters in whose direction two of its neighbours stand; null where there is none. */
function rowThrough(
  one: Component,
  other: Component,
  cluster: readonly Component[],
): SlantedLine | null {
  const size = Math.max(sizeOf(one), sizeOf(other))
  if (!isNear(one, other) || Math.min(sizeOf(one), sizeOf(other)) < 0.55 * size) return null
  const [from, to] = [centreOf(one), centreOf(other)]
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const inRow = cluster.filter((part) => {
    const { x, y } = centreOf(part)
    const share = sizeOf(part) / size
    const across = Math.abs((y - from.y) * cos - (x - from.x) * sin)
    return across < (share < 0.5 ? 0.6 : offRow) * size && share < 1.5
  })
  const chain = clustersOf(inRow).find((members) => members.includes(one)) ?? []
  const row = rowOf(chain)
  return row && chain.filter((part) => sizeOf(part) > 0.55 * size).length >= fewest ? row : null
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
  const tops = slopeOf(ends.map(({ along, low }) => ({ along, at: low })))
  const bottoms = slopeOf(ends.map(({ along, high }) => ({ along, at: high })))
  const slope = tops.rest < bottoms.rest ? tops.slope : bottoms.slope
  const degrees = (Math.atan(slope) * 180) / Math.PI
  const isEven = Math.min(tops.rest, bottoms.rest) < evenRow * height
  if (!isEven || Math.abs(degrees) < tilted.least || Math.abs(degrees) > tilted.most) return null
  const rotation = isHorizontal ? -degrees : 90 - degrees
  return { parts, rotation: rotation > 90 ? rotation - 180 : rotation, isDoubtful: true }
}

/** Slope of the straight line through places, and the most by which one lies off it. */
function slopeOf(places: readonly { along: number; at: number }[]) {
  const [along, at] = [mean(places.map((one) => one.along)), mean(places.map((one) => one.at))]
  const xx = places.reduce((sum, one) => sum + (one.along - along) ** 2, 0)
  const xy = places.reduce((sum, one) => sum + (one.along - along) * (one.at - at), 0)
  const slope = xx === 0 ? 0 : xy / xx
  const rest = Math.max(...places.map((one) => Math.abs(one.at - at - slope * (one.along - along))))
  return { slope, rest }
}

function sizeOf(part: Component): number {
  return Math.max(part.right - part.left, part.bottom - part.top)
}

function clustersOf(parts: readonly Component[]): Component[][] {
  const left = new Set(parts)
  const clusters: Component[][] = []
  for (const start of parts) {
    if (!left.delete(start)) continue
    const cluster = [start]
    for (const member of cluster) {
      for (const other of left) {
        if (!isNear(member, other)) continue
        left.delete(other)
        cluster.push(other)
      }
    }
    clusters.push(cluster)
  }
  return clusters
}

function isNear(one: Component, other: Component): boolean {
  const [first, second] = [centreOf(one), centreOf(other)]
  const size = Math.max(sizeOf(one), sizeOf(other))
  return Math.hypot(first.x - second.x, first.y - second.y) < reach * size
}

function centreOf(part: Component): { x: number; y: number } {
  return { x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2 }
}

/** The row in which the letters of a cluster stand; null where they stand in none. */
function rowOf(cluster: readonly Component[]): SlantedLine | null {
  const size = Math.max(...cluster.map(sizeOf))
  const letters = cluster.filter((part) => sizeOf(part) > 0.55 * size)
  const ring = cluster.find((part) => isDegreeRing(part, size))
  if (letters.length < fewestOfAngle) return null
  const centres = letters.map(centreOf)
  const middle = { x: mean(centres.map(({ x }) => x)), y: mean(centres.map(({ y }) => y)) }
  let [xx, xy, yy] = [0, 0, 0]
  for (const { x, y } of centres) {
    xx += (x - middle.x) ** 2
    xy += (x - middle.x) * (y - middle.y)
    yy += (y - middle.y) ** 2
  }
  // Direction of the main axis of the centres; downwards on the page is positive.
  const angle = Math.atan2(2 * xy, xx - yy) / 2
  const isStraight = centres.every(({ x, y }) => {
    const off = (y - middle.y) * Math.cos(angle) - (x - middle.x) * Math.sin(angle)
    return Math.abs(off) < offRow * size
  })
  const rotation = (-angle * 180) / Math.PI
  const fromAxes = Math.min(Math.abs(rotation), 90 - Math.abs(rotation))
  const isAngle = ring !== undefined && isRaised(ring, letters, angle, size)
  const isRow = isStraight && fromAxes > clear && isOnBaseLine(letters, angle, size)
  return isRow
    ? { parts: cluster, rotation, isDoubtful: letters.length < fewest && !isAngle }
    : null
}

function isDegreeRing(part: Component, size: number): boolean {
  const [width, height] = [part.right - part.left, part.bottom - part.top]
  const share = sizeOf(part) / size
  if (share < ringSize.least || share > ringSize.most) return false
  return Math.min(width, height) > 0.7 * Math.max(width, height) && isRing(uprightMark(part, 0))
}

/** The ring of an angle stands behind its last figure, in the upper half. */
function isRaised(
  ring: Component,
  letters: readonly Component[],
  angle: number,
  size: number,
): boolean {
  const along = ({ x, y }: { x: number; y: number }) => x * Math.cos(angle) + y * Math.sin(angle)
  const across = ({ x, y }: { x: number; y: number }) => y * Math.cos(angle) - x * Math.sin(angle)
  const centres = letters.map(centreOf)
  const centre = centreOf(ring)
  const behind = along(centre) - Math.max(...centres.map(along))
  const above = Math.min(...centres.map(across)) - across(centre)
  return behind > 0.3 * size && behind < 1.2 * size && above > 0.08 * size && above < 0.6 * size
}

/**
 * Letters that are turned with their row end on one line below or above; level ones that stand in
 * steps, such as a value and its deviation, do not.
 */
function isOnBaseLine(letters: readonly Component[], angle: number, size: number): boolean {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const ends = letters.map(({ runs }) => {
    let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (let at = 0; at < runs.length; at += 3) {
      const y = (runs[at] as number) * cos
      const [from, to] = [y - (runs[at + 1] as number) * sin, y - (runs[at + 2] as number) * sin]
      top = Math.min(top, from, to)
      bottom = Math.max(bottom, from, to)
    }
    return { top, bottom }
  })
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  const tops = spread(ends.map(({ top }) => top))
  const bottoms = spread(ends.map(({ bottom }) => bottom))
  return Math.min(tops, bottoms) < baseLine * size
}
