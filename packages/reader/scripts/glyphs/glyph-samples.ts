import { glyphs, strokesOfSource } from '@firstangle/drawings/lettering'
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Bitmap } from '../../src/input/scan/ink/bitmap.ts'
import { componentsOf } from '../../src/input/scan/ink/components.ts'
import { uprightMark } from '../../src/input/scan/ink/upright-mark.ts'
import { drawStrokes } from '../draw-strokes.ts'
import { holeSigns } from '../hole-signs.ts'
import type { Random } from '../random.ts'
import { registerSiteFaces } from '../site-faces.ts'

const side = 112
const inkShade = 128

registerSiteFaces()

/** Lettering of drawings: after ISO 3098 (half of all), sans of common programs, a few others. */
const faces = [
  'Liberation Sans',
  'Liberation Sans',
  'Liberation Sans Narrow',
  'DejaVu Sans',
  'DejaVu Sans',
  'DejaVu Sans Mono',
  'Barlow',
  'Plex',
  'Plex Mono',
  'Liberation Serif',
  'Liberation Mono',
  'italic Liberation Sans',
  'italic DejaVu Sans',
  '200 DejaVu Sans',
  'bold Liberation Sans',
]
const strokeShare = 0.4

/** One glyph as it may look on a sheet, upright; `share` is its height by that of capitals. */
export interface Sample {
  readonly mark: Bitmap
  readonly share: number
}

const waysOf = (sign: keyof typeof holeSigns) => holeSigns[sign].map(([, strokes]) => strokes)

/** Ways to draw the signs of holes besides that of the lettering. */
const signs: Readonly<Record<string, readonly string[]>> = {
  '↧': waysOf('↧'),
  '⌴': [...waysOf('⌴'), '0,6 0,0 9,0 9,6'],
  '⌵': [...waysOf('⌵'), '0,9 5,0 10,9'],
}

/** Draws a glyph in some lettering, thickness, size and quality; null where it is of several parts. */
export function sampleOf(character: string, random: Random): Sample | null {
  const canvas = createCanvas(side, side)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.fillStyle = '#000'
  context.strokeStyle = '#000'
  const capitals = 15 + random() ** 1.5 * 35
  const slope = random() < 0.2 ? 0.25 * random() : 0.04 * (random() - 0.5)
  context.translate(side / 2, side / 2 + capitals / 2)
  context.rotate(0.05 * (random() - 0.5))
  context.transform(0.75 + 0.45 * random(), 0, -slope, 1, 0, 0)
  const isSign = character in signs
  const isStroke = isSign || (random() < strokeShare && character in glyphs)
  const ways = [...(signs[character] ?? []), ...(glyphs[character]?.slice(1) ?? [])]
  const strokes = String(ways[Math.floor(random() * ways.length)])
  if (isStroke) drawGlyph(context, strokes, capitals, 0.5 + 1.2 * random())
  else drawFace(context, character, capitals, random)
  const { data } = context.getImageData(0, 0, side, side)
  const mark = largestMark(inkOf(data, random))
  return mark && { mark, share: (mark.height / capitals) * (0.96 + 0.08 * random()) }
}

function drawFace(context: SKRSContext2D, character: string, capitals: number, random: Random) {
  const face = faces[Math.floor(random() * faces.length)] ?? 'Liberation Sans'
  const [, style = '', family = face] = /^(italic |bold |200 )?(.*)$/.exec(face) ?? []
  context.font = `${style}${(capitals * 1.38).toFixed(1)}px "${family}"`
  context.textAlign = 'center'
  context.fillText(character, 0, 0)
  if (random() < 0.3) {
    context.lineWidth = random() * 0.06 * capitals
    context.strokeText(character, 0, 0)
  }
}

/** `pen` is its width in tenths of capitals; glyphs are about six wide. */
function drawGlyph(context: SKRSContext2D, source: string, capitals: number, pen: number) {
  const unit = capitals / 10
  context.lineWidth = pen * unit
  context.lineCap = 'round'
  context.lineJoin = 'round'
  drawStrokes(context, strokesOfSource(source), unit, 3)
}

/** Geometry that is not a glyph: pieces of arcs, arrows, corners, crossings, and two glyphs grown together. */
export function otherSample(characters: readonly string[], random: Random): Sample | null {
  const canvas = createCanvas(side, side)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.fillStyle = '#000'
  context.lineWidth = 1.5 + 4 * random()
  const place = () => 20 + random() * 72
  context.beginPath()
  const kind = random()
  if (kind < 0.3) {
    const pick = () => characters[Math.floor(random() * characters.length)] ?? '0'
    context.font = `${24 + 16 * random()}px "${faces[Math.floor(random() * 9)]}"`
    context.textAlign = 'center'
    context.fillText(pick(), 46, 70)
    context.fillText(pick(), 60 + 4 * random(), 70)
  } else if (kind < 0.6) {
    context.moveTo(place(), place())
    for (let i = 0; i < 1 + random() * 4; i += 1) context.lineTo(place(), place())
    if (random() < 0.3) context.fill()
  } else if (kind < 0.8) {
    const start = random() * 6
    const radius = 8 + random() * 25
    context.ellipse(56, 56, radius, radius, 0, start, start + 0.5 + random() * 6)
    if (random() < 0.5) context.lineTo(place(), place())
  } else {
    for (let i = 0; i < 2 + random() * 2; i += 1) {
      context.moveTo(place(), place())
      context.quadraticCurveTo(place(), place(), place(), place())
    }
  }
  context.stroke()
  const { data } = context.getImageData(0, 0, side, side)
  const mark = largestMark(inkOf(data, random))
  return mark && { mark, share: 0.5 + 0.7 * random() }
}

/** Noise and soft edges, then black and white. */
function inkOf(data: Uint8ClampedArray, random: Random): Bitmap {
  const noise = random() * 60
  const bias = (random() - 0.5) * 110
  const ink = new Uint8Array(side * side)
  for (let i = 0; i < ink.length; i += 1) {
    const shade = (data[i * 4] as number) + noise * (random() + random() - 1)
    if (shade < inkShade + bias) ink[i] = 1
  }
  return { width: side, height: side, ink }
}

/** Null where a second part is more than a speck. */
function largestMark(bitmap: Bitmap): Bitmap | null {
  const parts = componentsOf(bitmap, 1).sort((a, b) => b.area - a.area)
  const [first, second] = parts
  if (!first || first.area < 12 || (second && second.area > 0.06 * first.area)) return null
  const { left, top, right, bottom } = first
  if (left === 0 || top === 0 || right === side || bottom === side) return null
  return uprightMark(first, 0)
}
