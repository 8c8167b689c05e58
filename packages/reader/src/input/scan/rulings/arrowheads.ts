import { mean } from '../../../mean.ts'
import { type Bitmap, stepsOf } from '../ink/bitmap.ts'
import type { Ruling } from './rulings.ts'

/** A filled arrowhead on a line, in pixels. */
export interface Arrowhead {
  readonly ruling: Ruling
  /** Where it points to, and where it is widest, along the line. */
  readonly tip: number
  readonly base: number
  /** Width at its base. */
  readonly width: number
  /** Ink of the arrowhead across the line, as `[along, from, to]`; `to` is exclusive. */
  readonly runs: readonly Run[]
}

type Run = readonly [along: number, from: number, to: number]

/** Length and width (mm): ISO 129-1 has arrowheads of 15 to 30 degrees, about as long as figures are high. */
const size = { shortest: 0.6, longest: 8, narrowest: 0.25, widest: 2.4 }
/** By how much an arrowhead is wider than its line where it begins (mm), and in pixels at least. */
const excess = { least: 0.09, pixels: 2 }
/** Length of an arrowhead by its width: the triangle of a datum is shorter. */
const slender = { least: 1.15, most: 9 }
/** Share of a line that is surely free of them, and by how many pixels it may be thicker than there: scans are ragged. */
const thinnest = 0.25
const ragged = 1
/** Share of the variance of its widths that a wedge with straight edges explains. */
const straight = 0.72
/** Width of its narrower half by that of the wider one. */
const even = 0.3
/** Most of its length that the notch in its back takes (ESKD has such arrowheads). */
const notch = 0.4

/** Filled arrowheads on straight lines: stretches on which the ink across a line widens evenly to both sides. */
export function arrowheadsOf(
  bitmap: Bitmap,
  rulings: readonly Ruling[],
  pixelsPerMm: number,
): Arrowhead[] {
  return rulings.flatMap((ruling) => arrowheadsOn(bitmap, ruling, pixelsPerMm))
}

function arrowheadsOn(bitmap: Bitmap, ruling: Ruling, pixelsPerMm: number): Arrowhead[] {
  const runs = runsAcross(bitmap, ruling, Math.ceil(size.widest * pixelsPerMm))
  const usual = usualWidth(runs)
  const cores = runs.map((run) => evenCore(run, ruling.at))
  const even = arrowheadsIn(cores, ruling, usual, pixelsPerMm)
  // On a line that lies a little askew an arrowhead is uneven, too.
  const filled = [...even, ...without(arrowheadsIn(runs, ruling, usual, pixelsPerMm), even)]
  const hulls = withSides(bitmap, ruling, runs, pixelsPerMm)
  const open = arrowheadsIn(hulls, ruling, usual, pixelsPerMm).filter((one) =>
    isOpen(one, runs, pixelsPerMm),
  )
  // The sides of an open one run together at its tip, which looks like a small filled one.
  return [...without(filled, open), ...open]
}

/** Those arrowheads that share no place with others. */
const without = (those: readonly Arrowhead[], others: readonly Arrowhead[]): Arrowhead[] =>
  those.filter((one) => !others.some((other) => areOneArrowhead(one, other)))

/** The width of a line itself: arrowheads take most of the length of a short one. */
function usualWidth(runs: readonly Run[]): number {
  const widths = runs.map(([, from, to]) => to - from).sort((one, other) => one - other)
  const [thin, usual] = [thinnest, 0.5].map(
    (share) => widths[Math.floor(share * widths.length)] ?? 0,
  )
  return Math.min(usual as number, (thin as number) + ragged)
}

/** How much farther an arrowhead may reach on one side of its line than on the other, in pixels and by share. */
const uneven = { pixels: 2, share: 0.15 }

/** What lies evenly on both sides of a line: an arrowhead without the figure that touches it on one side. */
function evenCore([along, from, to]: Run, at: number): Run {
  const half = Math.min(at - from, to - at)
  const most = half + uneven.pixels + uneven.share * half
  return [along, Math.max(from, Math.ceil(at - most)), Math.min(to, Math.floor(at + most))]
}

/** Do two arrowheads share a place of the line? */
const areOneArrowhead = (one: Arrowhead, other: Arrowhead): boolean =>
  (one.runs[0]?.[0] ?? 0) <= (other.runs.at(-1)?.[0] ?? 0) &&
  (one.runs.at(-1)?.[0] ?? 0) >= (other.runs[0]?.[0] ?? 0)

/** Stretches on which runs widen evenly. */
function arrowheadsIn(
  runs: readonly Run[],
  ruling: Ruling,
  usual: number,
  pixelsPerMm: number,
): Arrowhead[] {
  const least = usual + Math.max(excess.pixels, excess.least * pixelsPerMm)
  const most = usual + size.widest * pixelsPerMm
  const found: Arrowhead[] = []
  let open: Run[] = []
  const close = () => {
    const one = arrowheadIn(open, ruling, usual, pixelsPerMm)
    if (one) found.push(one)
    open = []
  }
  for (const run of runs) {
    const width = run[2] - run[1]
    if (width >= least && width < most) open.push(run)
    else close()
  }
  close()
  return found
}

/** Sides of an open arrowhead: their thickness (mm), and how far the widths between them may lie off a wedge. */
const side = { thickest: 0.7, straight: 0.8 }
/** An open arrowhead: its least length (mm), and the share of it on which paper lies between its sides and the line. */
const open = { shortest: 1, paper: 0.4 }

/** Runs with the strokes that lie evenly on both sides of the line, as those of an open arrowhead do. */
function withSides(
  bitmap: Bitmap,
  { isHorizontal, at }: Ruling,
  runs: readonly Run[],
  pixelsPerMm: number,
): Run[] {
  const { ink } = bitmap
  const { step, stride, breadth } = stepsOf(bitmap, isHorizontal)
  const reach = Math.ceil((size.widest / 2) * pixelsPerMm)
  const thickest = Math.ceil(side.thickest * pixelsPerMm)
  return runs.map((run) => {
    const [along, from, to] = run
    const outward = (start: number, way: 1 | -1): number | null => {
      const isInk = (across: number) =>
        across >= 0 && across < breadth && ink[along * step + across * stride] === 1
      let first = start
      while (Math.abs(first - at) < reach && !isInk(first)) first += way
      let last = first
      while (isInk(last) && Math.abs(last - first) <= thickest) last += way
      const thickness = Math.abs(last - first)
      return thickness > 0 && thickness <= thickest ? last : null
    }
    const above = outward(from - 1, -1)
    if (above === null) return run
    const below = outward(to, 1)
    if (below === null) return run
    const [up, down] = [at - above, below - at]
    return Math.abs(up - down) <= uneven.pixels + uneven.share * Math.max(up, down)
      ? [along, above + 1, below]
      : run
  })
}

/** Are the sides of an arrowhead straight strokes with paper between them and the line? */
function isOpen({ runs }: Arrowhead, plain: readonly Run[], pixelsPerMm: number): boolean {
  if (runs.length < open.shortest * pixelsPerMm) return false
  const first = plain[0]?.[0] ?? 0
  const apart = runs.filter(([along, from]) => from < (plain[along - first]?.[1] ?? from))
  const { share } = fitted(runs.map(([, from, to]) => to - from))
  return apart.length >= open.paper * runs.length && share > side.straight
}

/** Ink that hangs together with the line at each place along it. */
function runsAcross(bitmap: Bitmap, ruling: Ruling, reach: number): Run[] {
  const { ink } = bitmap
  const { step, stride, breadth } = stepsOf(bitmap, ruling.isHorizontal)
  const middle = Math.max(0, Math.min(breadth - 1, Math.floor(ruling.at)))
  const first = Math.max(0, Math.floor(middle - ruling.thickness / 2 - reach))
  const last = Math.min(breadth - 1, Math.ceil(middle + ruling.thickness / 2 + reach))
  const runs: Run[] = []
  for (let along = ruling.from; along < ruling.to; along += 1) {
    let [from, to] = [middle, middle]
    while (from > first && ink[along * step + (from - 1) * stride] === 1) from -= 1
    while (to <= last && ink[along * step + to * stride] === 1) to += 1
    runs.push([along, from, Math.max(to, from + 1)])
  }
  return runs
}

/** An arrowhead is widest at its end, or a little before it where its back is notched. */
function arrowheadIn(
  runs: readonly Run[],
  ruling: Ruling,
  usual: number,
  pixelsPerMm: number,
): Arrowhead | null {
  const whole = evenArrowheadIn(runs, ruling, usual, pixelsPerMm)
  if (whole || runs.length === 0) return whole
  const widths = runs.map(([, from, to]) => to - from)
  const widest = Math.max(...widths)
  const [first, last] = [widths.indexOf(widest), widths.lastIndexOf(widest)]
  const least = (1 - notch) * runs.length
  const sides = [runs.slice(0, last + 1), runs.slice(first)].filter(({ length }) => length >= least)
  const found = sides
    .map((side) => evenArrowheadIn(side, ruling, usual, pixelsPerMm))
    .find((one) => one !== null)
  return found ? { ...found, runs } : null
}

function evenArrowheadIn(
  runs: readonly Run[],
  ruling: Ruling,
  usual: number,
  pixelsPerMm: number,
): Arrowhead | null {
  const length = runs.length
  if (length < size.shortest * pixelsPerMm || length > size.longest * pixelsPerMm) return null
  const widths = runs.map(([, from, to]) => to - from - usual)
  const width = Math.max(...widths)
  if (width < size.narrowest * pixelsPerMm) return null
  const { slope, start, share } = fitted(widths)
  const wedge = width / Math.abs(slope)
  const isSlender = wedge >= slender.least * width && wedge <= slender.most * width
  if (share < straight || !isSlender) return null
  const widest = runs[widths.indexOf(width)] as Run
  const [above, below] = [ruling.at - widest[1], widest[2] - ruling.at]
  if (Math.min(above, below) < even * Math.max(above, below)) return null
  const [first, last] = [runs[0]?.[0] as number, runs.at(-1)?.[0] as number]
  // The edges meet within the line, beyond the place where they leave it.
  const meeting = first - (start + usual) / slope
  const tip =
    slope > 0 ? Math.max(meeting, first - length / 2) : Math.min(meeting, last + length / 2)
  return { ruling, tip: Math.round(tip), base: slope > 0 ? last : first, width, runs }
}

/** The straight line through values one apart, and the share of their variance that it explains. */
function fitted(values: readonly number[]): { slope: number; start: number; share: number } {
  const middle = (values.length - 1) / 2
  const average = mean(values)
  let [xy, xx, yy] = [0, 0, 0]
  for (const [x, y] of values.entries()) {
    xy += (x - middle) * (y - average)
    xx += (x - middle) ** 2
    yy += (y - average) ** 2
  }
  const slope = xx === 0 ? 0 : xy / xx
  return { slope, start: average - slope * middle, share: yy === 0 ? 0 : (slope * xy) / yy }
}
