import type { Pen } from '../figure-lines/pen.ts'
import { type Random, tools } from '../random.ts'
import { type Ground, placeIn } from './scene-ground.ts'

/** Empty cells of a table or of a frame, with a symbol in some. */
export function table(ground: Ground): void {
  const { pen, unit, random } = ground
  const { any, chance, between } = tools(random)
  const { x, y } = placeIn(ground)
  const high = unit * between(1.4, 2.6)
  const widths = Array.from({ length: any([1, 2, 3, 5]) }, () => unit * between(1.4, 7))
  for (let row = 0; row < any([1, 1, 3, 6]); row += 1) {
    let left = x
    for (const wide of widths) {
      const top = y + row * high
      pen.box(left, top, wide, high)
      if (chance(0.25))
        toleranceSymbol(pen, left + 0.5 * high, top + 0.5 * high, 0.35 * high, random)
      left += wide
    }
  }
}

/** Symbols of geometrical tolerances. */
function toleranceSymbol(pen: Pen, x: number, y: number, size: number, random: Random): void {
  const { any } = tools(random)
  const cross = () => {
    pen.line(x - size, y, x + size, y)
    pen.line(x, y - size, x, y + size)
  }
  any([
    () => pen.circle(x, y, 0.8 * size),
    () => {
      pen.circle(x, y, 0.6 * size)
      cross()
    },
    () => {
      pen.line(x - size, y + size, x, y - size)
      pen.line(x, y + size, x + size, y - size)
    },
    () => {
      pen.line(x - size, y + size, x + size, y + size)
      pen.line(x, y + size, x, y - size)
    },
    () => {
      for (const [u, v] of [
        [-1, 0.3],
        [-0.5, 0.3],
        [-0.5, 1],
      ] as const) {
        pen.line(x + u * size, y + v * size, x + (u + 1) * size, y + (v - 1.3) * size)
      }
    },
  ])()
}

/** Dimension lines with heads at both ends, and leaders with a shelf. */
export function arrows(ground: Ground): void {
  const { pen, unit, random } = ground
  const { any, chance, between } = tools(random)
  const { x, y } = placeIn(ground)
  const angle = any([0, Math.PI / 2, between(0, Math.PI)])
  const reach = unit * between(1, 16)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const end = { x: x + reach * cos, y: y + reach * sin }
  const size = unit * between(0.4, 1.3)
  const slim = between(0.12, 0.22)
  const head = (u: number, v: number, way: number) => {
    const back = { x: u + way * size * cos, y: v + way * size * sin }
    const [dx, dy] = [-sin * slim * size, cos * slim * size]
    pen.triangle([u, v], [back.x + dx, back.y + dy], [back.x - dx, back.y - dy])
  }
  pen.line(x, y, end.x, end.y)
  head(x, y, 1)
  if (chance(0.7)) head(end.x, end.y, -1)
  else pen.line(end.x, end.y, end.x + unit * between(-6, 6), end.y)
}

/** Slots, keys, small boxes and circles, which a careless eye takes for letters. */
export function smallShapes(ground: Ground): void {
  const { pen, unit, random } = ground
  const { any, between } = tools(random)
  const { x, y } = placeIn(ground)
  const [wide, high] = [unit * between(0.2, 1.6), unit * between(0.2, 1.6)]
  const [dx, dy] = any([
    [unit * between(0.5, 3), 0],
    [0, unit * between(0.5, 3)],
    [unit, unit],
  ] as const)
  const draw = any([
    (u: number, v: number) => pen.box(u, v, wide, high),
    (u: number, v: number) => pen.circle(u, v, wide / 2),
    (u: number, v: number) => pen.line(u, v, u + wide, v + high),
    (u: number, v: number) => pen.line(u, v, u, v + high),
    (u: number, v: number) => {
      pen.line(u, v, u + wide, v)
      pen.line(u + wide, v, u + wide, v + high)
    },
  ])
  const count = any([1, 1, 2, 4, 8])
  for (let i = 0; i < count; i += 1) draw(x + i * dx, y + i * dy)
}

/** Symbols of roughness and of welds, without their values. */
export function surfaceSymbols(ground: Ground): void {
  const { pen, unit, random } = ground
  const { any, chance, between } = tools(random)
  const { x, y } = placeIn(ground)
  const size = unit * between(0.8, 1.6)
  const reach = any([1, 2])
  pen.line(x - 0.58 * size, y - size, x, y)
  pen.line(x, y, x + 0.58 * size * reach, y - size * reach)
  if (chance(0.6)) pen.line(x - 0.58 * size, y - size, x + 0.58 * size, y - size)
  if (chance(0.3))
    pen.line(x + 0.58 * size * reach, y - size * reach, x + size * 5, y - size * reach)
}

/** Datum triangles, dots and solid sections. */
export function filled(ground: Ground): void {
  const { context, pen, unit, random } = ground
  const { chance, between } = tools(random)
  const { x, y } = placeIn(ground)
  const size = unit * between(0.4, 1.4)
  if (chance(0.5)) pen.triangle([x - size / 2, y], [x + size / 2, y], [x, y - size])
  else context.fillRect(x, y, size, unit * between(0.2, 6))
}
