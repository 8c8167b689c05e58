import { distance } from '../../../boxes.ts'
import {
  type Component,
  centreOf,
  componentsOfRuns,
  eachRun,
  heightOf,
  sizeOf,
  widthOf,
} from '../ink/components.ts'
import {
  type SlantedStroke,
  slantedStrokesOf,
  withoutHatching,
} from '../strokes/slanted-strokes.ts'
import { isStraightStroke } from '../strokes/stroke-marks.ts'
import { indexOfRows, piecesAt, touchedPlaces } from './touched-places.ts'

/** Sizes in millimetres: of what holds a line and letters, and of a letter. */
const size = { mother: 6, lowest: 1.4, highest: 6 }
/** Length of a line by the height of the letters on it: strokes of letters are shorter. */
const longest = 1.6
/** Letters of one text: their sizes, and between their middles in sizes of the larger one. */
const alike = { least: 0.62, reach: 1.45 }
/** How far off the line letters may begin, in their sizes. */
const offLine = 0.6

/**
 * Letters that touch a slanted line, such as the shelf of a leader, hang together with it and with all that it leads
 * to. They are parted from it where two of them, or one beside a letter that stands free, are on the same side of the
 * line.
 *
 * @returns the components, with the letters in place of the ink that they were part of.
 */
export function withFreedLetters(
  components: readonly Component[],
  pixelsPerMm: number,
): Component[] {
  const isLetterSized = (part: Component) =>
    sizeOf(part) >= size.lowest * pixelsPerMm && sizeOf(part) <= size.highest * pixelsPerMm
  const loose = components.filter(isLetterSized)
  return components.flatMap((mother) => {
    if (sizeOf(mother) < size.mother * pixelsPerMm) return [mother]
    const strokes = withoutHatching(slantedStrokesOf(mother, pixelsPerMm))
    if (strokes.length === 0) return [mother]
    const letters = lettersOn(mother, strokes, loose, pixelsPerMm)
    return letters.length === 0 ? [mother] : [...withoutParts(mother, letters), ...letters]
  })
}

/** The letters on the strokes of a component. */
function lettersOn(
  mother: Component,
  strokes: readonly SlantedStroke[],
  loose: readonly Component[],
  pixelsPerMm: number,
): Component[] {
  const rows = indexOfRows(mother)
  const found: Component[] = []
  for (const stroke of strokes) {
    const length = stroke.to - stroke.from
    for (const group of touchedPlaces(rows, stroke, pixelsPerMm)) {
      const pieces = piecesAt(rows, stroke, group, pixelsPerMm).filter(
        (piece) => isLetter(piece, stroke, pixelsPerMm) && length > longest * sizeOf(piece),
      )
      const beside = [...pieces, ...loose]
      const letters = pieces.filter((piece) =>
        beside.some((other) => other !== piece && areOfOneText(piece, other, stroke)),
      )
      found.push(...letters.filter((one) => !found.some((other) => overlaps(one, other))))
    }
  }
  return found
}

const overlaps = (one: Component, other: Component): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

function isLetter(piece: Component, stroke: SlantedStroke, pixelsPerMm: number): boolean {
  const longer = sizeOf(piece) / pixelsPerMm
  const shorter = Math.min(widthOf(piece), heightOf(piece)) / pixelsPerMm
  const isSized = longer >= size.lowest && longer <= size.highest && shorter > 0.25 * longer
  return isSized && !isStraightStroke(piece) && Math.abs(sideOf(piece, stroke)) < sizeOf(piece)
}

/** How far the middle of a letter lies off a line, to which side. */
function sideOf(part: Component, { isSteep, at }: SlantedStroke): number {
  const { x, y } = centreOf(part)
  return isSteep ? x - at(y) : y - at(x)
}

/** Do letters of one size stand beside each other, on the same side of a line and as near to it? */
function areOfOneText(one: Component, other: Component, stroke: SlantedStroke): boolean {
  const [smaller, larger] = [sizeOf(one), sizeOf(other)].sort((a, b) => a - b) as [number, number]
  if (smaller < alike.least * larger) return false
  if (distance(centreOf(one), centreOf(other)) > alike.reach * larger) return false
  return Math.abs(sideOf(one, stroke) - sideOf(other, stroke)) < offLine * larger
}

/** A component without some of its parts. */
function withoutParts(mother: Component, parts: readonly Component[]): Component[] {
  const taken = new Map<number, (readonly [number, number])[]>()
  for (const part of parts) {
    eachRun(part, (y, from, to) => {
      taken.set(y, [...(taken.get(y) ?? []), [from, to]])
    })
  }
  const left: number[] = []
  eachRun(mother, (y, from, to) => {
    let start = from
    for (const [first, last] of (taken.get(y) ?? []).toSorted((a, b) => a[0] - b[0])) {
      if (last <= start || first >= to) continue
      if (first > start) left.push(y, start, first)
      start = last
    }
    if (start < to) left.push(y, start, to)
  })
  return componentsOfRuns(Int32Array.from(left))
}
