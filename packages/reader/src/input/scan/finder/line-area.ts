import { radians } from '../../../angles.ts'
import { boxAround } from '../../../boxes.ts'
import type { Point, TextRun } from '../../../page.ts'
import { capitalsOf } from '../texts/capitals.ts'
import type { FoundLine } from './lines-of-cells.ts'

/** The area of a line of text: from the start of its foot along it, and up by the height of its capitals. */
export type LineArea = Pick<FoundLine, 'x' | 'y' | 'length' | 'capitals' | 'angle'>

/** The area of a run of text, in pixels. */
export const areaOf = (run: TextRun, millimetres: number): LineArea => ({
  x: run.origin.x / millimetres,
  y: run.origin.y / millimetres,
  length: run.advance / millimetres,
  capitals: capitalsOf(run) / millimetres,
  angle: -radians(run.rotation),
})

/** A place along a line and up from its foot. */
export function onArea({ x, y, angle }: LineArea, along: number, up: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x + along * cos + up * sin, y: y + along * sin - up * cos }
}

/** A place along a line, and up from its foot, by where it lies on the page: the reverse of `onArea`. */
export function inArea({ x, y, angle }: LineArea, place: Point): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [dx, dy] = [place.x - x, place.y - y]
  return { x: dx * cos + dy * sin, y: dx * sin - dy * cos }
}

/** The middle of a line. */
export const middleOfArea = (area: LineArea): Point =>
  onArea(area, area.length / 2, area.capitals / 2)

/** Whether a place lies within a line, or so much beyond it, in capitals. */
export function isOnLine(area: LineArea, place: Point, beyond = 0): boolean {
  const { x: along, y: up } = inArea(area, place)
  const slack = beyond * area.capitals
  return along > -slack && along < area.length + slack && up > -slack && up < area.capitals + slack
}

/** Whether lines are so near that they may touch. */
export function areNear(one: LineArea, other: LineArea): boolean {
  const [here, there] = [middleOfArea(one), middleOfArea(other)]
  const reach = one.length + one.capitals + other.length + other.capitals
  return Math.hypot(here.x - there.x, here.y - there.y) < reach / 2 + 1
}

/** The share of a line, along its middle, that others cover. */
export function coverage(line: LineArea, others: readonly LineArea[]): number {
  const count = Math.max(3, Math.ceil((4 * line.length) / line.capitals))
  const covered = Array.from({ length: count }, (_, i) => {
    const place = onArea(line, ((i + 0.5) / count) * line.length, line.capitals / 2)
    return others.some((other) => isOnLine(other, place, 0.05))
  })
  return covered.filter(Boolean).length / count
}

/** Where another line that runs alike begins and ends along a line. */
function reachAlong(line: LineArea, other: LineArea): { from: number; to: number } {
  const from = inArea(line, other).x
  return { from, to: from + other.length }
}

/** A line that begins and ends no later than the texts that lie on it and run alike. */
export function overTexts<Line extends LineArea>(line: Line, texts: readonly LineArea[]): Line {
  const reaches = texts.map((text) => reachAlong(line, text))
  const from = Math.min(0, ...reaches.map((one) => one.from))
  const to = Math.max(line.length, ...reaches.map((one) => one.to))
  return {
    ...line,
    x: line.x + from * Math.cos(line.angle),
    y: line.y + from * Math.sin(line.angle),
    length: to - from,
  }
}

/** The upright box around a line. */
export const boxOfArea = (area: LineArea) =>
  boxAround(
    [0, area.length].flatMap((along) => [0, area.capitals].map((up) => onArea(area, along, up))),
  )
