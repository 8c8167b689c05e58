import { degreesApart, radians } from '../angles.ts'
import { distance, unionOf } from '../boxes.ts'
import type { Point, TextRun } from '../page.ts'
import { createGrid } from './grid.ts'

/** Turn from one letter to the next along a curve (degrees). */
const leastTurn = 1
const mostTurn = 30
/** Angles have a few figures; words along a curve are no callouts. */
const mostLetters = 3

const oneFigure = /^[\d.,]$/

function endOf({ origin, advance, rotation }: TextRun): Point {
  const angle = radians(rotation)
  return { x: origin.x + advance * Math.cos(angle), y: origin.y - advance * Math.sin(angle) }
}

/** Does a figure follow another one along a curve? */
function follows(run: TextRun, next: TextRun): boolean {
  const turn = degreesApart(next.rotation, run.rotation)
  return (
    turn > leastTurn &&
    turn < mostTurn &&
    Math.abs(next.size - run.size) < 0.05 * run.size &&
    distance(endOf(run), next.origin) < 0.35 * run.size
  )
}

/** The figures in one line, in the direction of the last one, which their degree ring follows. */
function joined(runs: readonly [TextRun, ...TextRun[]]): TextRun {
  const [first] = runs
  const last = runs.at(-1) ?? first
  const advance = distance(first.origin, endOf(last))
  const end = endOf(last)
  const start = endOf({ ...last, origin: end, advance: -advance })
  return {
    ...last,
    text: runs.map(({ text }) => text.trim()).join(''),
    origin: start,
    advance,
    box: unionOf(runs.map(({ box }) => box)),
  }
}

/** Joins figures that are written one by one along the arc of an angle, each in a direction of its own. */
export function withArcText(runs: readonly TextRun[]): readonly TextRun[] {
  const single = runs.filter(({ text }) => oneFigure.test(text.trim()))
  const grid = createGrid(8)
  for (const [at, { origin }] of single.entries()) grid.add(at, { ...origin, width: 0, height: 0 })
  const next = new Map<TextRun, TextRun>()
  for (const run of single) {
    const { x, y } = endOf(run)
    const reach = 0.35 * run.size
    const around = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
    const found = grid.near(around).flatMap((at) => single[at] ?? [])
    const [following] = found.filter((one) => one !== run && follows(run, one))
    if (following) next.set(run, following)
  }
  if (next.size === 0) return runs
  const later = new Set(next.values())
  const gone = new Set<TextRun>()
  const changed = new Map<TextRun, TextRun>()
  for (const first of single) {
    if (later.has(first) || !next.has(first)) continue
    const chain: [TextRun, ...TextRun[]] = [first]
    for (let at = next.get(first); at && chain.length < mostLetters; at = next.get(at)) {
      chain.push(at)
      gone.add(at)
    }
    changed.set(first, joined(chain))
  }
  return runs.filter((run) => !gone.has(run)).map((run) => changed.get(run) ?? run)
}
