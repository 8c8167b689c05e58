import type { SKRSContext2D } from '@napi-rs/canvas'
import { figurePicture } from '../../src/input/scan/lines/figure-picture.ts'
import { type Random, tools } from '../random.ts'
import { drawLine } from './draw-line.ts'
import { drawClutter, type PlacedLine } from './line-clutter.ts'
import { lettering } from './line-lettering.ts'
import { lineTexts } from './line-texts.ts'
import { paper, shadesOf } from './paper.ts'
import { type Shades, scanned } from './scanned.ts'

/** A picture of a line, `figureRows` rows from 0 for ink to 255 for paper, and its text. */
export interface LineSample {
  readonly text: string
  readonly width: number
  readonly pixels: Uint8Array
}

/** What makes pictures of lines as scans of drawings show them; null where one is too long. */
export function lineSamples(random: Random): () => LineSample | null {
  const text = lineTexts(random)
  return () => sampleOf(text(), text, random)
}

function sampleOf(text: string, other: () => string, random: Random): LineSample | null {
  const { chance, between } = tools(random)
  const capitals = 13 + 32 * random() ** 1.4
  const context = paper((text.length * 1.25 + 6) * capitals, 3 * capitals)
  const tilt = 0.03 * (random() + random() - 1)
  const start = { x: 3 * capitals, y: Math.round(2 * capitals) }
  context.translate(start.x, start.y)
  context.rotate(tilt)
  drawLine(context, text, capitals, random)
  context.resetTransform()
  const ink = inkAlong(shadesOf(context))
  const line = {
    left: ink?.left ?? start.x,
    right: ink?.right ?? start.x + capitals * between(0.5, 4),
    y: start.y,
    capitals,
  }
  if (text === '') drawClutter(context, line, random, 2)
  else if (chance(0.7)) {
    drawClutter(context, line, random, 1)
    if (chance(0.15)) drawNeighbour(context, line, other(), random)
  }
  const { width, values } = scanned(shadesOf(context), capitals, random)
  return pictureOf(text, Uint8Array.from(values, shade), width, line, tilt, random)
}

/** Another line of text above or below. */
function drawNeighbour(
  context: SKRSContext2D,
  { left, right, y, capitals }: PlacedLine,
  text: string,
  random: Random,
): void {
  const { any, chance, between } = tools(random)
  const size = capitals * any([1, 0.7])
  const draw = lettering(context, size, random)
  const above = y - capitals * between(1.25, 1.65)
  const below = y + size + capitals * between(0.25, 0.65)
  context.save()
  context.translate(left + (right - left) * between(-0.6, 0.4), chance(0.45) ? above : below)
  for (const character of text) context.translate(draw(character), 0)
  context.restore()
}

/** The line as the reader cuts it out: its box is not exact. */
function pictureOf(
  text: string,
  pixels: Uint8Array,
  width: number,
  { left, right, y, capitals }: PlacedLine,
  tilt: number,
  random: Random,
): LineSample | null {
  const { between } = tools(random)
  const image = { width, height: pixels.length / width, pixels }
  const frame = {
    left: left - capitals * between(-0.2, 0.3),
    right: right + capitals * between(-0.2, 0.3),
    top: 0,
    bottom: image.height,
    turn: 0,
  } as const
  const foot = y + capitals * between(-0.06, 0.06) + (tilt * (right - left)) / 2
  const letters = { baseline: foot, capitals: capitals * between(0.89, 1.12) }
  const picture = figurePicture(image, frame, letters)
  return picture && { text, width: picture.width, pixels: picture.pixels }
}

const shade = (value: number): number => Math.max(0, Math.min(255, Math.round(value)))

/** From where to where there is ink; null where there is none. */
function inkAlong({ width, values }: Shades): { left: number; right: number } | null {
  const box = { left: width, right: 0 }
  for (let i = 0; i < values.length; i += 1) {
    if ((values[i] as number) > 160) continue
    box.left = Math.min(box.left, i % width)
    box.right = Math.max(box.right, (i % width) + 1)
  }
  return box.right > box.left ? box : null
}
