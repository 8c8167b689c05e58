import { lettersOf } from '../lettering/letters-of.ts'
import type { Box, TextRun } from '../page.ts'
import { boxToPage, type Direction, directionOf, toUpright } from './direction.ts'
import { createGrid } from './grid.ts'

/** A piece of text or a recognised symbol, in the upright view of its direction. */
export interface Mark {
  readonly text: string
  readonly left: number
  readonly right: number
  /** Height of the base line in the upright view; y points down. */
  readonly base: number
  /** Height of the font (mm), about 1.4 times that of capitals. */
  readonly size: number
  /** Box on the page. */
  readonly box: Box
  /** 0 to 1: how sure the reader is of the characters. */
  readonly confidence: number
  /** Recognised from strokes. */
  readonly isDrawn: boolean
}

/** All text of one direction. */
export interface MarkGroup {
  readonly direction: Direction
  readonly marks: readonly Mark[]
}

/** Height of capitals in heights of the font. */
export const capitals = 0.7
/** Text beyond this number of runs is not read: no legible sheet has that much. */
const mostRuns = 15_000

/** Box around a mark in the upright view: from the base line to the height of capitals. */
export const uprightBox = ({ left, right, base, size }: Mark): Box => ({
  x: left,
  y: base - size * capitals,
  width: right - left,
  height: size * capitals,
})

/** A mark of the upright view with its box on the page. */
export function markAt(direction: Direction, mark: Omit<Mark, 'box'>): Mark {
  const upright = uprightBox({ ...mark, box: { x: 0, y: 0, width: 0, height: 0 } })
  return { ...mark, box: boxToPage(direction, upright) }
}

function markOf(direction: Direction, run: TextRun): Mark | null {
  const text = lettersOf(run.text, run.font)
  const start = text.length - text.trimStart().length
  const shown = text.trim()
  const { advance, size, confidence } = run
  if (shown === '' || !(size > 0.5 && size < 60) || !(advance >= 0)) return null
  const origin = toUpright(direction, run.origin)
  const perCharacter = advance / Math.max(1, text.length)
  const left = origin.x + start * perCharacter
  const right = left + shown.length * perCharacter
  if (!Number.isFinite(left + right + origin.y)) return null
  return markAt(direction, {
    text: shown,
    left,
    right,
    base: origin.y,
    size,
    confidence,
    isDrawn: false,
  })
}

/** Drops what is drawn twice at one place, as some exporters do with every callout. */
function withoutDoubles(marks: readonly Mark[]): Mark[] {
  const grid = createGrid(8)
  const kept: Mark[] = []
  for (const mark of marks) {
    const isDouble = grid.near(mark.box).some((number) => {
      const other = kept[number]
      const near = 0.2 * mark.size
      return (
        other?.text === mark.text &&
        Math.abs(other.left - mark.left) < near &&
        Math.abs(other.base - mark.base) < near
      )
    })
    if (isDouble) continue
    grid.add(kept.length, mark.box)
    kept.push(mark)
  }
  return kept
}

/** Text within this of a right angle counts as upright or turned (degrees). */
const nearlyQuarter = 1
/** Text of one slanted line has one direction to this step (degrees). */
const directionStep = 0.5

/** Sorts the runs of a page by direction; near the right angles text counts as exactly upright or turned. */
export function groupsOf(runs: readonly TextRun[]): MarkGroup[] {
  const groups = new Map<number, { direction: Direction; runs: TextRun[] }>()
  for (const run of runs.slice(0, mostRuns)) {
    if (!Number.isFinite(run.rotation)) continue
    const degrees = ((run.rotation % 360) + 360) % 360
    const quarter = Math.round(degrees / 90) * 90
    const turned = Math.abs(degrees - quarter) < nearlyQuarter ? quarter % 360 : degrees
    const key = Math.round(turned / directionStep)
    const group = groups.get(key)
    if (group) group.runs.push(run)
    else groups.set(key, { direction: directionOf(turned), runs: [run] })
  }
  return [...groups.values()].map(({ direction, runs: own }) => ({
    direction,
    marks: withoutDoubles(own.flatMap((run) => markOf(direction, run) ?? [])),
  }))
}
