import type { SKRSContext2D } from '@napi-rs/canvas'
import { type Random, tools } from '../random.ts'
import { type Pen, penOf } from './pen.ts'

/** A line of text with its foot at `y`, in pixels. */
export interface PlacedLine {
  readonly left: number
  readonly right: number
  readonly y: number
  readonly capitals: number
}

/** What may stand around a line, each with the share of lines that have it; `far` is beyond every picture. */
const kinds: readonly (readonly [number, (pen: Pen, line: PlacedLine, random: Random) => void])[] =
  [
    [0.35, lineBelow],
    [0.1, lineAbove],
    [0.15, brokenLine],
    [0.05, lineThrough],
    [0.22, lineBeside],
    [0.1, lineAcross],
    [0.14, slantedLine],
    [0.04, hatching],
    [0.1, circle],
    [0.12, arrowhead],
    [0.07, cell],
    [0.07, surfaceSymbol],
  ]

/** Draws some of what stands on drawings around a line. */
export function drawClutter(
  context: SKRSContext2D,
  line: PlacedLine,
  random: Random,
  share: number,
): void {
  const { chance, between } = tools(random)
  const pen = penOf(context, () => line.capitals * between(0.03, 0.13))
  for (const [part, draw] of kinds) if (chance(part * share)) draw(pen, line, random)
}

const farOf = ({ capitals }: PlacedLine) => 40 * capitals

/** The dimension line on which a value stands, often a little askew. */
function lineBelow(pen: Pen, line: PlacedLine, random: Random): void {
  const { chance, between } = tools(random)
  const { left, right, y, capitals } = line
  const level = y + capitals * between(-0.02, 0.7)
  const tilt = capitals * between(-0.06, 0.06)
  const from = chance(0.7) ? -farOf(line) : left - between(0, 1) * capitals
  const to = chance(0.7) ? farOf(line) : right + between(0, 1) * capitals
  pen.line(from, level - tilt, to, level + tilt)
}

function lineAbove(pen: Pen, line: PlacedLine, random: Random): void {
  const level = line.y - line.capitals * tools(random).between(0.98, 1.6)
  pen.line(-farOf(line), level, farOf(line), level)
}

/** A dimension line that is broken for its value. */
function brokenLine(pen: Pen, line: PlacedLine, random: Random): void {
  const { between } = tools(random)
  const level = line.y - line.capitals * between(0.3, 0.7)
  pen.line(-farOf(line), level, line.left - line.capitals * between(0.12, 0.8), level)
  pen.line(line.right + line.capitals * between(0.12, 0.8), level, farOf(line), level)
}

function lineThrough(pen: Pen, line: PlacedLine, random: Random): void {
  const level = line.y - line.capitals * tools(random).between(0.2, 0.8)
  pen.line(-farOf(line), level, farOf(line), level)
}

/** The extension line of another dimension. */
function lineBeside(pen: Pen, line: PlacedLine, random: Random): void {
  const { chance, between } = tools(random)
  const gap = line.capitals * between(-0.05, 1)
  const x = chance(0.5) ? line.left - gap : line.right + gap
  const end = chance(0.7) ? farOf(line) : line.y - line.capitals * between(0, 1)
  pen.line(x, -farOf(line), x, end)
}

function lineAcross(pen: Pen, line: PlacedLine, random: Random): void {
  const { between } = tools(random)
  const x = between(line.left, line.right)
  pen.line(x, -farOf(line), x + line.capitals * between(-0.1, 0.1), farOf(line))
}

/** A leader or an edge of the part, which may end here. */
function slantedLine(pen: Pen, line: PlacedLine, random: Random): void {
  const { chance, between } = tools(random)
  const angle = between(0, Math.PI)
  const [dx, dy] = [Math.cos(angle) * farOf(line), Math.sin(angle) * farOf(line)]
  const x = between(line.left - line.capitals, line.right + line.capitals)
  const y = line.y - line.capitals * between(-0.3, 1.3)
  const back = chance(0.5) ? 1 : 0
  pen.line(x - dx * back, y - dy * back, x + dx, y + dy)
}

function hatching(pen: Pen, line: PlacedLine, random: Random): void {
  const { left, right, y, capitals } = line
  const step = capitals * tools(random).between(0.7, 2)
  const lean = 6 * capitals
  for (let x = left - lean; x < right + lean; x += step) {
    pen.line(x, y + 2 * capitals, x + lean, y + 2 * capitals - lean)
  }
}

/** A circle that passes through the line or near it. */
function circle(pen: Pen, line: PlacedLine, random: Random): void {
  const { between } = tools(random)
  const radius = line.capitals * between(1, 14)
  const angle = between(0, 2 * Math.PI)
  const x = between(line.left - line.capitals, line.right + line.capitals)
  const y = line.y - line.capitals * between(-0.6, 1.6)
  pen.circle(x + radius * Math.cos(angle), y + radius * Math.sin(angle), radius)
}

function arrowhead(pen: Pen, line: PlacedLine, random: Random): void {
  const { chance, between } = tools(random)
  const gap = line.capitals * between(0.05, 1)
  const x = chance(0.5) ? line.left - gap : line.right + gap
  const y = line.y - line.capitals * between(-0.5, 1)
  const length = line.capitals * between(0.5, 1.2)
  const end = x + (chance(0.5) ? length : -length)
  pen.triangle([x, y], [end, y - 0.17 * length], [end, y + 0.17 * length])
}

/** A cell of a frame or a table. */
function cell(pen: Pen, line: PlacedLine, random: Random): void {
  const { between } = tools(random)
  const { left, right, y, capitals } = line
  const [up, down, aside] = [between(0.25, 0.7), between(0.2, 0.7), between(0.2, 0.9)].map(
    (share) => share * capitals,
  ) as [number, number, number]
  pen.box(left - aside, y - capitals - up, right - left + 2 * aside, capitals + up + down)
}

/** The symbol of a roughness below the line: a triangle, which old ones have, or a check mark whose long leg may bear a shelf. */
function surfaceSymbol(pen: Pen, line: PlacedLine, random: Random): void {
  const { chance, between } = tools(random)
  const { left, right, y, capitals } = line
  const height = capitals * between(0.9, 1.6)
  const half = 0.58 * height
  const foot = { x: between(left - half, right), y: y + height + capitals * between(-0.1, 0.4) }
  const top = foot.y - height
  const reach = chance(0.4) ? 1 : between(1.5, 2.4)
  const end = { x: foot.x + half * reach, y: foot.y - height * reach }
  pen.line(foot.x - half, top, foot.x, foot.y)
  pen.line(foot.x, foot.y, end.x, end.y)
  if (chance(0.6)) pen.line(foot.x - half, top, foot.x + half, top)
  if (chance(0.4)) pen.line(end.x, end.y, right + capitals * between(0, 1), end.y)
}
