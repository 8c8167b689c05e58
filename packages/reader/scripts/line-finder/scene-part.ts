import type { SKRSContext2D } from '@napi-rs/canvas'
import { penOf } from '../figure-lines/pen.ts'
import { type Random, tools } from '../random.ts'
import { type Ground, placeIn } from './scene-ground.ts'
import { arrows, filled, smallShapes, surfaceSymbols, table } from './scene-symbols.ts'

/** What drawings show besides text, each with how often a square has it. */
const kinds: readonly (readonly [number, (ground: Ground) => void])[] = [
  [1.4, outline],
  [1.2, longLines],
  [0.8, holes],
  [0.6, bows],
  [0.45, hatching],
  [0.35, table],
  [0.5, dashes],
  [0.5, arrows],
  [0.35, smallShapes],
  [0.25, zigzag],
  [0.25, curve],
  [0.2, surfaceSymbols],
  [0.15, filled],
  [0.1, thread],
]

/** Draws a piece of a part and of the lines of its dimensions, without any text. */
export function drawPart(context: SKRSContext2D, capitals: number, random: Random): void {
  const { chance, between } = tools(random)
  const thick = between(0.04, 0.14)
  const pen = penOf(context, () => capitals * thick * (chance(0.3) ? between(0.6, 1.8) : 1))
  const ground = { context, pen, width: context.canvas.width, unit: capitals, random }
  const fullness = between(0.2, 1.3)
  for (const [often, draw] of kinds) {
    for (let left = often * fullness; chance(left); left -= 1) draw(ground)
  }
}

/** Corners at right angles or, now and then, others. */
function outline({ pen, random, ...ground }: Ground): void {
  const { chance, between } = tools(random)
  let { x, y } = placeIn({ pen, random, ...ground })
  let isAlong = chance(0.5)
  for (let i = 0; i < 3 + 6 * random(); i += 1) {
    const reach = ground.unit * between(0.6, 14) * (chance(0.5) ? 1 : -1)
    const aside = chance(0.2) ? reach * between(-1, 1) : 0
    const [dx, dy] = isAlong ? [reach, aside] : [aside, reach]
    pen.line(x, y, x + dx, y + dy)
    x += dx
    y += dy
    isAlong = !isAlong
  }
}

/** Lines across the picture, some of them in close pairs. */
function longLines({ pen, width, unit, random }: Ground): void {
  const { chance, between } = tools(random)
  const count = 1 + Math.floor(4 * random())
  const isLevel = chance(0.5)
  const lean = chance(0.15) ? between(-1, 1) : 0
  let at = between(0, width)
  for (let i = 0; i < count; i += 1) {
    const [from, to] = chance(0.6) ? [0, width] : [between(0, width), between(0, width)]
    if (isLevel) pen.line(from, at + lean * from, to, at + lean * to)
    else pen.line(at + lean * from, from, at + lean * to, to)
    at += unit * between(0.3, 6)
  }
}

/** Circles within each other, with or without their centre lines. */
function holes(ground: Ground): void {
  const { pen, unit, random } = ground
  const { any, chance, between } = tools(random)
  const count = any([1, 1, 2, 4])
  const radius = unit * between(0.3, 6)
  const { x, y } = placeIn(ground)
  const [dx, dy] = [unit * between(-6, 6), unit * between(-6, 6)]
  for (let i = 0; i < count; i += 1) {
    const [u, v] = [x + i * dx, y + i * dy]
    pen.circle(u, v, radius)
    if (chance(0.5)) pen.circle(u, v, radius * between(0.4, 0.9))
    if (chance(0.6)) {
      const reach = radius * between(1.1, 1.8)
      pen.line(u - reach, v, u + reach, v)
      pen.line(u, v - reach, u, v + reach)
    }
  }
}

function bows(ground: Ground): void {
  const { context, pen, unit, random } = ground
  const { any, between } = tools(random)
  for (let i = 0; i < any([1, 2, 3]); i += 1) {
    const { x, y } = placeIn(ground)
    const from = between(0, 6)
    pen.line(x, y, x, y)
    context.beginPath()
    context.arc(x, y, unit * between(0.4, 16), from, from + between(0.3, 4))
    context.stroke()
  }
}

/** Hatching of a cut face. */
function hatching(ground: Ground): void {
  const { context, pen, unit, random } = ground
  const { chance, between } = tools(random)
  const { x, y } = placeIn(ground)
  const [wide, high] = [unit * between(1, 14), unit * between(1, 10)]
  const step = unit * between(0.2, 1.6)
  const lean = chance(0.8) ? high * (chance(0.5) ? 1 : -1) : high * between(-2, 2)
  context.save()
  context.beginPath()
  context.rect(x, y, wide, high)
  context.clip()
  for (let u = x - Math.abs(lean); u < x + wide + Math.abs(lean); u += step) {
    pen.line(u, y, u + lean, y + high)
    if (chance(0.02)) break
  }
  context.restore()
  pen.box(x, y, wide, high)
}

/** Dashed and chain lines. */
function dashes(ground: Ground): void {
  const { pen, width, unit, random } = ground
  const { any, chance, between } = tools(random)
  const { x, y } = placeIn(ground)
  const angle = any([0, Math.PI / 2, between(0, Math.PI)])
  const [long, gap] = [unit * between(0.25, 2.5), unit * between(0.2, 0.8)]
  const isChain = chance(0.5)
  const end = width * between(0.3, 1.5)
  for (let at = 0, i = 0; at < end; i += 1) {
    const length = isChain && i % 2 === 1 ? 0.2 * unit * random() : long
    const to = at + length
    pen.line(
      x + at * Math.cos(angle),
      y + at * Math.sin(angle),
      x + to * Math.cos(angle),
      y + to * Math.sin(angle),
    )
    at = to + gap
  }
}

/** Springs, knurling and break lines. */
function zigzag(ground: Ground): void {
  const { pen, unit, random } = ground
  const { between } = tools(random)
  const { x, y } = placeIn(ground)
  const [step, high] = [unit * between(0.2, 1.5), unit * between(0.3, 4)]
  for (let i = 0; i < 3 + 10 * random(); i += 1) {
    const [from, to] = i % 2 === 0 ? [0, high] : [high, 0]
    pen.line(x + i * step, y + from, x + (i + 1) * step, y + to)
  }
}

/** The edge of a casting or of a broken-out view. */
function curve(ground: Ground): void {
  const { context, pen, unit, random } = ground
  const { between } = tools(random)
  const { x, y } = placeIn(ground)
  pen.line(x, y, x, y)
  context.beginPath()
  context.moveTo(x, y)
  for (let i = 0; i < 4; i += 1) {
    const [a, b, c, d] = [0, 1, 2, 3].map(() => unit * between(-8, 8)) as [
      number,
      number,
      number,
      number,
    ]
    context.quadraticCurveTo(x + a, y + b, x + c, y + d)
  }
  context.stroke()
}

/** Teeth and threads: many short lines side by side. */
function thread(ground: Ground): void {
  const { pen, unit, random } = ground
  const { between } = tools(random)
  const { x, y } = placeIn(ground)
  const [step, high, lean] = [
    unit * between(0.15, 0.6),
    unit * between(0.8, 6),
    unit * between(-0.5, 0.5),
  ]
  const [dx, dy] = random() < 0.5 ? [step, 0] : [0, step]
  for (let i = 0; i < 5 + 20 * random(); i += 1) {
    if (dx > 0) pen.line(x + i * dx, y, x + i * dx + lean, y + high)
    else pen.line(x, y + i * dy, x + high, y + i * dy + lean)
  }
}
