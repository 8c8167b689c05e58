import type { SKRSContext2D } from '@napi-rs/canvas'
import { drawLine } from '../figure-lines/draw-line.ts'
import { drawClutter } from '../figure-lines/line-clutter.ts'
import { penOf } from '../figure-lines/pen.ts'
import { type Random, tools } from '../random.ts'

/** A line of text with the start of its foot, in pixels, and its angle, clockwise (radians). */
export interface DrawnLine {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly capitals: number
  readonly angle: number
}

/** Paper that stays free between lines, in capitals. */
const freePaper = 0.45
/** Tries to find room for one more line. */
const tries = 30

/** Draws lines of text where there is room, most with something around them. */
export function drawTexts(
  context: SKRSContext2D,
  capitals: number,
  text: () => string,
  random: Random,
): DrawnLine[] {
  const { any, chance } = tools(random)
  const lines: DrawnLine[] = []
  const most = any([0, 2, 4, 7, 11, 16])
  for (let i = 0; i < tries && lines.length < most; i += 1) {
    const drawn = chance(0.16)
      ? drawParagraph(context, capitals, lines, random)
      : drawValue(context, capitals, text(), lines, random)
    lines.push(...drawn)
  }
  return lines
}

/** Most values are level or run upwards, others stand at any angle. */
function angleOf(random: Random): number {
  const { chance, between } = tools(random)
  const askew = 0.02 * (random() + random() - 1)
  if (chance(0.5)) return askew
  if (chance(0.5)) return askew - Math.PI / 2
  if (chance(0.1)) return askew + Math.PI / 2
  return between(-Math.PI / 2, Math.PI / 2)
}

function drawValue(
  context: SKRSContext2D,
  usual: number,
  text: string,
  others: readonly DrawnLine[],
  random: Random,
): DrawnLine[] {
  const { any, chance, between } = tools(random)
  if (text === '') return []
  const capitals = usual * any([1, 1, 1, 1, 0.75, 1.35])
  const { width } = context.canvas
  const place = {
    x: between(0, width),
    y: between(0, width),
    length: 0.8 * capitals * text.length,
    capitals,
    angle: angleOf(random),
  }
  if (!isFree(place, others, width)) return []
  const length = drawAt(context, place, text, random)
  if (chance(0.75)) {
    context.translate(place.x, place.y)
    context.rotate(place.angle)
    drawClutter(context, { left: 0, right: length, y: 0, capitals }, random, between(0.4, 1.2))
    if (chance(0.05)) drawBalloon(context, length, capitals, random)
    context.resetTransform()
  }
  return [{ ...place, length }]
}

/** A ring around a number, as items of parts lists have. */
function drawBalloon(
  context: SKRSContext2D,
  length: number,
  capitals: number,
  random: Random,
): void {
  const radius = 0.5 * Math.hypot(length, capitals) + capitals * tools(random).between(0.2, 0.7)
  penOf(context, () => 0.08 * capitals).circle(length / 2, -capitals / 2, radius)
}

/** Sentences below each other. */
function drawParagraph(
  context: SKRSContext2D,
  usual: number,
  others: readonly DrawnLine[],
  random: Random,
): DrawnLine[] {
  const { any, between } = tools(random)
  const capitals = usual * any([1, 0.75, 1.35])
  const pitch = capitals * between(1.5, 2.1)
  const { width } = context.canvas
  const start = { x: between(-0.3, 0.8) * width, y: between(0, 1) * width }
  const letters = any([12, 25, 40])
  const texts = Array.from({ length: any([1, 2, 3, 5]) }, () => sentence(letters, random))
  const places = texts.map((text, row) => ({
    x: start.x,
    y: start.y + row * pitch,
    length: 0.8 * capitals * text.length,
    capitals,
    angle: 0,
  }))
  if (!places.every((place) => isFree(place, others, width))) return []
  return places.map((place, row) => {
    return { ...place, length: drawAt(context, place, texts[row] as string, random) }
  })
}

/** Words of letters and now and then a figure. */
function sentence(letters: number, random: Random): string {
  const { any, chance } = tools(random)
  const first = chance(0.6) ? 'A' : 'a'
  const words: string[] = []
  while (words.join(' ').length < letters) {
    const codes = Array.from({ length: any([1, 2, 3, 4, 5, 7, 9]) }, () =>
      Math.floor(random() * 26),
    )
    const word = codes.map((code) => String.fromCharCode(first.charCodeAt(0) + code)).join('')
    words.push(chance(0.15) ? String(Math.floor(random() * 1000)) : word)
  }
  return words.join(' ')
}

/** Draws a line at its place and gives its length. */
function drawAt(
  context: SKRSContext2D,
  { x, y, capitals, angle }: DrawnLine,
  text: string,
  random: Random,
): number {
  context.translate(x, y)
  context.rotate(angle)
  const length = drawLine(context, text, capitals, random)
  context.resetTransform()
  return length - 0.15 * capitals
}

/** No other line is near, and some of this one is in the picture. */
function isFree(place: DrawnLine, others: readonly DrawnLine[], width: number): boolean {
  const points = pointsAlong(place)
  const isSeen = points.some(({ x, y }) => x > 0 && y > 0 && x < width && y < width)
  return (
    isSeen &&
    others.every((other) =>
      pointsAlong(other).every((there) =>
        points.every((here) => {
          const least = (0.5 + freePaper) * (place.capitals + other.capitals)
          return Math.hypot(here.x - there.x, here.y - there.y) > least
        }),
      ),
    )
  )
}

/** Points in the middle of the letters, half a capital apart. */
function pointsAlong({ x, y, length, capitals, angle }: DrawnLine) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const count = Math.max(2, Math.ceil(length / (0.5 * capitals)))
  return Array.from({ length: count + 1 }, (_, i) => {
    const along = (i / count) * length
    return { x: x + along * cos + 0.5 * capitals * sin, y: y + along * sin - 0.5 * capitals * cos }
  })
}
