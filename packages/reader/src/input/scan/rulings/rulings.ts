import { type Bitmap, stepsOf } from '../ink/bitmap.ts'

/** A straight horizontal or vertical line, in pixels. */
export interface Ruling {
  readonly isHorizontal: boolean
  /** Middle of the line across its direction. */
  readonly at: number
  /** Ends along its direction; `to` is exclusive. */
  readonly from: number
  readonly to: number
  readonly thickness: number
  /** A short dash of a chain line, whose edge is not frayed: what stands close to it is part of a figure. */
  readonly isDash?: boolean
}

/** Ink of one row of pixels along a line. */
interface Run {
  readonly from: number
  readonly to: number
  readonly across: number
}

interface Growing {
  from: number
  to: number
  first: number
  last: number
  readonly runs: Run[]
}

/** A long line that is not quite straight goes over into other rows: so many rows are a piece of it, by its thickness. */
const rowsOfPiece = { least: 4, byThickness: 2 }

/**
 * Straight lines of a bitmap along its rows or columns: long runs of ink, joined over
 * neighbouring rows, thin enough to be a line.
 */
export function rulingsOf(
  bitmap: Bitmap,
  isHorizontal: boolean,
  shortest: number,
  thickest: number,
): Ruling[] {
  const { length, breadth, step, stride } = stepsOf(bitmap, isHorizontal)
  const done: Growing[] = []
  let open: Growing[] = []
  for (let across = 0; across < breadth; across += 1) {
    const still: Growing[] = []
    for (const [from, to] of longRuns(bitmap.ink, across * stride, step, length, shortest)) {
      const touching = open.filter((one) => one.from < to && one.to > from)
      open = open.filter((one) => !touching.includes(one))
      still.push(joined(touching, { from, to, across }))
    }
    for (const one of open) (one.last < across - 1 ? done : still).push(one)
    open = still
  }
  done.push(...open)
  return done
    .flatMap((one) => (heightOf(one) <= thickest ? [one] : slantedPieces(one, thickest)))
    .map((one) => ({
      isHorizontal,
      at: (one.first + one.last + 1) / 2,
      from: one.from,
      to: one.to,
      thickness: one.last - one.first + 1,
    }))
}

/** Pieces of one line may lie this far off each other (pixels): a scan is never quite straight. */
const drift = 2
/** Paper (mm) between two pieces of a line, as where it passes from one row of pixels to the next, and within one. */
const widestGap = { between: 1.4, within: 0.35 }
/** A piece is longer than a dash among letters (mm), and mostly as thin as the line. */
const piece = { shortest: 2.5, high: 0.25 }

/**
 * Pieces that noise broke off the ends of lines, each as a line that reaches to its own: hairlines come as short runs of
 * ink, now in one row of pixels, now in the next, and cells of tables would stay open.
 */
export function brokenPieces(
  bitmap: Bitmap,
  rulings: readonly Ruling[],
  pixelsPerMm: number,
): Ruling[] {
  return rulings.flatMap((ruling) => {
    const from = grownEnd(bitmap, ruling, -1, pixelsPerMm)
    const to = grownEnd(bitmap, ruling, 1, pixelsPerMm) + 1
    return [
      ...(from < ruling.from ? [{ ...ruling, from, to: ruling.from }] : []),
      ...(to > ruling.to ? [{ ...ruling, from: ruling.to, to }] : []),
    ]
  })
}

/** The last place of a line in a direction: pieces that noise broke off belong to it, letters behind it do not. */
function grownEnd(bitmap: Bitmap, ruling: Ruling, direction: 1 | -1, pixelsPerMm: number): number {
  const { length } = stepsOf(bitmap, ruling.isHorizontal)
  let end = direction === 1 ? ruling.to - 1 : ruling.from
  let open = { from: end, to: end, high: 0 }
  const lengthOf = () => Math.abs(open.to - open.from)
  const isThin = () => open.high <= piece.high * lengthOf()
  const isPiece = () => lengthOf() >= piece.shortest * pixelsPerMm && isThin()
  for (let at = end + direction; at >= 0 && at < length; at += direction) {
    const ink = inkBeside(bitmap, ruling, at)
    const gap = Math.abs(at - open.to)
    if (gap > widestGap.between * pixelsPerMm) break
    if (ink === 0) continue
    if (gap > widestGap.within * pixelsPerMm) {
      if (isPiece()) end = open.to
      else if (!isThin()) return end
      open = { from: at, to: at, high: 0 }
    }
    open.to = at
    if (ink > ruling.thickness + 1) open.high += 1
  }
  return isPiece() ? open.to : end
}

/** Pixels of ink across a line at a place of it. */
function inkBeside(bitmap: Bitmap, ruling: Ruling, along: number): number {
  const { breadth, step, stride } = stepsOf(bitmap, ruling.isHorizontal)
  const reach = ruling.thickness / 2 + drift
  const first = Math.max(0, Math.floor(ruling.at - reach))
  const last = Math.min(breadth - 1, Math.ceil(ruling.at + reach) - 1)
  let ink = 0
  for (let across = first; across <= last; across += 1) {
    ink += bitmap.ink[along * step + across * stride] as number
  }
  return ink
}

function longRuns(
  ink: Uint8Array,
  start: number,
  step: number,
  length: number,
  shortest: number,
): [number, number][] {
  const runs: [number, number][] = []
  let at = shortest - 1
  // Every run of that length covers one of the places looked at.
  while (at < length) {
    if (ink[start + at * step] === 0) {
      at += shortest
      continue
    }
    let from = at
    while (from > 0 && ink[start + (from - 1) * step] === 1) from -= 1
    let to = at + 1
    while (to < length && ink[start + to * step] === 1) to += 1
    if (to - from >= shortest) runs.push([from, to])
    at = to + shortest
  }
  return runs
}

/** The touching ones and a further run as one; their runs are handed on, since an area of ink has thousands. */
function joined(touching: readonly Growing[], run: Run): Growing {
  const [first, ...others] = touching
  const runs = first?.runs ?? []
  for (const other of others) for (const one of other.runs) runs.push(one)
  runs.push(run)
  return {
    from: Math.min(run.from, ...touching.map(({ from }) => from)),
    to: Math.max(run.to, ...touching.map(({ to }) => to)),
    first: Math.min(run.across, ...touching.map(({ first }) => first)),
    last: run.across,
    runs,
  }
}

const heightOf = ({ first, last }: Growing): number => last - first + 1

/**
 * The pieces of a long line that lies a little askew, as the frame of a photographed sheet does: it is thin, but lies
 * in more rows than it is thick. Nothing of an area of ink.
 */
function slantedPieces({ runs, from, to, first }: Growing, thickest: number): Growing[] {
  const thickness = runs.reduce((sum, run) => sum + run.to - run.from, 0) / (to - from)
  const rows = Math.ceil(Math.max(rowsOfPiece.least, rowsOfPiece.byThickness * thickness))
  if (rows > thickest) return []
  const byPiece = Map.groupBy(runs, ({ across }) => Math.floor((across - first) / rows))
  return [...byPiece.values()].map((own) => ({
    from: Math.min(...own.map((one) => one.from)),
    to: Math.max(...own.map((one) => one.to)),
    first: Math.min(...own.map(({ across }) => across)),
    last: Math.max(...own.map(({ across }) => across)),
    runs: own,
  }))
}
