import type { Point } from '../../../page.ts'
import { type Component, eachRun } from '../ink/components.ts'
import { type LinePlace, straightLine } from '../straight-line.ts'

/** A straight thin stroke that is neither level nor upright: a leader, its shelf, a dimension line, in pixels. */
export interface SlantedStroke {
  /** Rather upright than level: then it has one place across for each row, otherwise for each column. */
  readonly isSteep: boolean
  readonly from: number
  readonly to: number
  /** Where its middle is across, at a row or column. */
  readonly at: (along: number) => number
  /** Ink along a row, or a column of a rather level one. */
  readonly thickness: number
}

/** The two ends of a stroke, in pixels. */
export const endsOf = ({ isSteep, from, to, at }: SlantedStroke): readonly [Point, Point] => {
  const end = (along: number) => (isSteep ? { x: at(along), y: along } : { x: along, y: at(along) })
  return [end(from), end(to)]
}

/** Most ink of a line along a row or column, and the length that it must have by itself before others touch it (mm). */
const line = { thickest: 0.75, clear: 2.2 }
/** Pixels by which the middle of a line shifts from row to row at most, and lies off a straight one. */
const shift = 1.6
const offLine = 1
/** Widest gap in a line, in pixels. */
const widestGap = 2
/** So many places are added before a line that is followed is set straight again. */
const placesBetweenFits = 8

/** So many lines of one direction in a component are hatching; how far slopes of one direction differ. */
const hatching = { fewest: 8, even: 0.03 }
/** A component with more lines is a picture. */
const mostStrokes = 1500

/** Runs of ink by rows, or by columns where a component is seen from the side. */
interface Rows {
  readonly first: number
  /** Ends of runs by rows: from, to and so on. */
  readonly rows: readonly (readonly number[])[]
}

/** The straight strokes of a component that is more than a letter. */
export function slantedStrokesOf(component: Component, pixelsPerMm: number): SlantedStroke[] {
  const rows = rowsOf(component)
  return [
    ...strokesAlong(rows, true, pixelsPerMm),
    ...strokesAlong(columnsOf(component), false, pixelsPerMm),
  ]
}

/** Strokes of a component without those of its hatching, on and beside which nothing is written. */
export function withoutHatching(strokes: readonly SlantedStroke[]): SlantedStroke[] {
  if (strokes.length > mostStrokes) return []
  const slopes = strokes.map(({ from, to, at }) => (at(to) - at(from)) / (to - from))
  return strokes.filter(({ isSteep }, index) => {
    const own = slopes[index] as number
    const alike = strokes.filter(
      (other, place) =>
        other.isSteep === isSteep && Math.abs((slopes[place] as number) - own) < hatching.even,
    )
    return alike.length < hatching.fewest
  })
}

function rowsOf({ runs, top, bottom }: Component): Rows {
  const rows: number[][] = Array.from({ length: bottom - top }, () => [])
  eachRun({ runs }, (y, from, to) => rows[y - top]?.push(from, to))
  return { first: top, rows }
}

function columnsOf({ runs, left, right }: Component): Rows {
  const rows: number[][] = Array.from({ length: right - left }, () => [])
  eachRun({ runs }, (y, from, to) => {
    for (let x = from; x < to; x += 1) {
      const column = rows[x - left] as number[]
      if (column.at(-1) === y) column[column.length - 1] = y + 1
      else column.push(y, y + 1)
    }
  })
  return { first: left, rows }
}

function strokesAlong(all: Rows, isSteep: boolean, pixelsPerMm: number): SlantedStroke[] {
  const thickest = Math.max(3, Math.round(line.thickest * pixelsPerMm))
  const clear = Math.round(line.clear * pixelsPerMm)
  const found: SlantedStroke[] = []
  for (const chain of chainsOf(all, thickest, clear)) {
    for (const piece of straightPieces(chain, clear)) {
      const middle = piece[piece.length >> 1] as Place
      const isKnown = found.some(
        ({ from, to, at }) =>
          middle.along >= from &&
          middle.along <= to &&
          Math.abs(at(middle.along) - middle.at) <= 2 * offLine,
      )
      if (!isKnown) found.push({ isSteep, ...followed(piece, all, thickest) })
    }
  }
  return found
}

/** A place of a line, with its ink across. */
interface Place extends LinePlace {
  readonly ink: number
}

/** Thin runs one below the other, each a little beside the one before. */
function chainsOf({ first, rows }: Rows, thickest: number, shortest: number): Place[][] {
  const done: Place[][] = []
  let open: Place[][] = []
  for (const [index, row] of rows.entries()) {
    const next: Place[][] = []
    let before = 0
    for (let at = 0; at < row.length; at += 2) {
      const [from, to] = [row[at] as number, row[at + 1] as number]
      if (to - from > thickest) continue
      const place = { along: first + index, at: (from + to) / 2, ink: to - from }
      while (before < open.length && lastOf(open, before) < place.at - shift) before += 1
      const chain = before < open.length && lastOf(open, before) <= place.at + shift
      const own = chain ? (open[before] as Place[]) : []
      if (chain) before += 1
      own.push(place)
      next.push(own)
    }
    const goesOn = new Set(next)
    done.push(...open.filter((chain) => !goesOn.has(chain) && chain.length >= shortest))
    open = next
  }
  return [...done, ...open.filter((chain) => chain.length >= shortest)]
}

const lastOf = (open: readonly Place[][], index: number): number => open[index]?.at(-1)?.at ?? 0

/** The pieces of a chain that are straight, where it bends. */
function straightPieces(chain: readonly Place[], shortest: number): (readonly Place[])[] {
  const [start, end] = [chain[0], chain.at(-1)]
  if (!start || !end || chain.length < shortest) return []
  const slope = (end.at - start.at) / (end.along - start.along)
  let [farthest, off] = [0, 0]
  for (const [index, { along, at }] of chain.entries()) {
    const own = Math.abs(at - start.at - slope * (along - start.along))
    if (own > off) [farthest, off] = [index, own]
  }
  if (off <= offLine) return [chain]
  return [chain.slice(0, farthest), chain.slice(farthest + 1)].flatMap((part) =>
    straightPieces(part, shortest),
  )
}

/** A straight piece followed on both sides, also through what touches it. */
function followed(piece: readonly Place[], { first, rows }: Rows, thickest: number) {
  const places = [...piece]
  let fit = straightLine(places)
  let [from, to] = [piece[0]?.along ?? 0, piece.at(-1)?.along ?? 0]
  for (const step of [-1, 1]) {
    let [last, added] = [step < 0 ? from : to, 0]
    for (let along = last + step; Math.abs(along - last) <= widestGap + 1; along += step) {
      const across = fit.at(along)
      const run = runAt(rows[along - first] ?? [], across)
      if (!run) continue
      last = along
      const [start, end] = run
      if (end - start > thickest || Math.abs((start + end) / 2 - across) > offLine) continue
      places.push({ along, at: (start + end) / 2, ink: end - start })
      added += 1
      if (added % placesBetweenFits === 0) fit = straightLine(places)
    }
    if (step < 0) from = last
    else to = last
  }
  const ink = places.map((place) => place.ink).sort((a, b) => a - b)
  return { from, to, at: straightLine(places).at, thickness: ink[ink.length >> 1] ?? 1 }
}

/** The run of a row at a place, or one that ends a pixel beside it. */
function runAt(row: readonly number[], across: number): readonly [number, number] | null {
  for (let at = 0; at < row.length; at += 2) {
    const [from, to] = [row[at] as number, row[at + 1] as number]
    if (across >= from - 1 && across <= to + 1) return [from, to]
    if (from > across + 1) return null
  }
  return null
}
