import type { Box, Point, TextRun } from '../page.ts'
import { textLines } from '../sheet/structure/text-lines.ts'

/** A line of lettering in any direction of a sheet. */
export interface LetteringLine {
  readonly text: string
  readonly box: Box
}

/** Quarter turns that make lettering upright. */
const turns = [0, 1, 2, 3] as const

/** The lines of a sheet in the four directions that drawings are lettered in; others count run by run. */
export function letteringLines(runs: readonly TextRun[]): LetteringLine[] {
  const slanted = runs.filter((run) => turns.every((turn) => !isTurned(run, turn)))
  return [
    ...turns.flatMap((turn) => linesTurned(runs, turn)),
    ...slanted.map(({ text, box }) => ({ text, box })),
  ]
}

function isTurned({ rotation }: TextRun, turn: number): boolean {
  const rest = (((rotation - turn * 90) % 360) + 360) % 360
  return rest < 5 || rest > 355
}

function linesTurned(runs: readonly TextRun[], turn: number): LetteringLine[] {
  const upright = runs
    .filter((run) => isTurned(run, turn))
    .map((run) => ({
      ...run,
      rotation: 0,
      origin: turnedPoint(run.origin, turn),
      box: turnedBox(run.box, turn),
    }))
  return textLines(upright).map(({ text, box }) => ({ text, box: turnedBox(box, 4 - turn) }))
}

/** Turned clockwise around the origin by quarters: what reads upwards then reads to the right. */
function turnedPoint({ x, y }: Point, quarters: number): Point {
  let point = { x, y }
  for (let turn = 0; turn < quarters % 4; turn += 1) point = { x: -point.y, y: point.x }
  return point
}

function turnedBox({ x, y, width, height }: Box, quarters: number): Box {
  const a = turnedPoint({ x, y }, quarters)
  const b = turnedPoint({ x: x + width, y: y + height }, quarters)
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  }
}
