import { radians } from '../angles.ts'
import type { Point, TextPrimitive } from '../display-list.ts'
import { glyphs } from './glyphs.ts'

/** One piece of a stroke on the glyph grid (y up): a straight line, or a quadratic curve with control point. */
interface StrokePiece {
  readonly to: Point
  readonly control?: Point
}

export interface Stroke {
  readonly start: Point
  readonly pieces: readonly StrokePiece[]
}

interface Corner extends Point {
  readonly radius: number
}

/** Gap between characters in grid units (ISO 3098 type B: 2/10 of the height). */
const spacing = 2

const parseCorner = (source: string): Corner => {
  const [place = '', radius = '0'] = source.split('~')
  const [x = 0, y = 0] = place.split(',').map(Number)
  return { x, y, radius: Number(radius) }
}

const toward = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const part = Math.min(distance / length, 1)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

const buildStroke = (corners: readonly Corner[]): Stroke => {
  const start = corners[0] ?? { x: 0, y: 0 }
  const pieces: StrokePiece[] = []
  let at: Point = start
  corners.forEach((corner, index) => {
    if (index === 0) return
    const before = corners[index - 1]
    const after = corners[index + 1]
    if (corner.radius === 0 || !before || !after) {
      const to = { x: corner.x, y: corner.y }
      if (Math.hypot(to.x - at.x, to.y - at.y) > 0.01) pieces.push({ to })
      at = to
      return
    }
    const entry = toward(corner, before, corner.radius)
    if (Math.hypot(entry.x - at.x, entry.y - at.y) > 0.01) pieces.push({ to: entry })
    at = toward(corner, after, corner.radius)
    pieces.push({ to: at, control: { x: corner.x, y: corner.y } })
  })
  return { start: { x: start.x, y: start.y }, pieces }
}

/** Strokes as `glyphs.ts` writes them. */
export const strokesOfSource = (text: string): Stroke[] =>
  text
    .split(';')
    .filter((source) => source !== '')
    .map((source) => buildStroke(source.split(' ').map(parseCorner)))

const cache = new Map<string, readonly Stroke[]>()

/** Strokes of a character on the glyph grid; throws when the alphabet lacks it. */
export function strokesOf(character: string): readonly Stroke[] {
  const known = cache.get(character)
  if (known) return known
  const glyph = glyphs[character]
  if (!glyph) throw new Error(`No glyph for "${character}"`)
  const strokes = strokesOfSource(glyph[1])
  cache.set(character, strokes)
  return strokes
}

/** Character positions of a text on the glyph grid, and its whole width in grid units. */
export function layoutText(text: string): {
  characters: readonly { character: string; x: number }[]
  width: number
} {
  let x = 0
  const characters = [...text].map((character) => {
    const glyph = glyphs[character]
    if (!glyph) throw new Error(`No glyph for "${character}"`)
    const place = { character, x }
    x += glyph[0] + spacing
    return place
  })
  return { characters, width: Math.max(0, x - spacing) }
}

/** Width in mm of a text of the given height (mm), without the half strokes at its ends. */
export const textWidth = (text: string, height: number): number =>
  (layoutText(text).width * height) / 10

export type Anchor = 'start' | 'middle' | 'end'

/** The share of the width of a text that lies left of its anchor. */
export const shareBefore: Readonly<Record<Anchor, number>> = { start: 0, middle: 0.5, end: 1 }

/** A text primitive; (x, y) in mm is the start, middle or end of the base line. Heights as in ISO 3098. */
export function lettering(
  text: string,
  x: number,
  y: number,
  options: { height?: number; rotation?: number; anchor?: Anchor; ref?: number } = {},
): TextPrimitive {
  const { height = 3.5, rotation = 0, anchor = 'start', ref } = options
  const shift = textWidth(text, height) * shareBefore[anchor]
  const angle = radians(rotation)
  return {
    kind: 'text',
    pen: 'text',
    text,
    x: x - shift * Math.cos(angle),
    y: y - shift * Math.sin(angle),
    height,
    rotation,
    ref,
  }
}

interface Extent {
  low: number
  high: number
}

/** Lowest and highest point of the ink of a text on the glyph grid (y up). */
export function inkExtent(text: string): Extent {
  const extents = [...text].map(extentOf)
  return {
    low: Math.min(0, ...extents.map(({ low }) => low)),
    high: Math.max(0, ...extents.map(({ high }) => high)),
  }
}

const extents = new Map<string, Extent>()

function extentOf(character: string): Extent {
  const known = extents.get(character)
  if (known) return known
  const values = strokesOf(character).flatMap(({ start, pieces }) => [
    start.y,
    ...pieces.map(({ to }) => to.y),
  ])
  const extent = { low: Math.min(0, ...values), high: Math.max(0, ...values) }
  extents.set(character, extent)
  return extent
}
