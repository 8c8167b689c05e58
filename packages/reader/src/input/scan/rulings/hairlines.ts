import type { GreyImage } from '../../raster/grey-image.ts'
import { type Bitmap, stepsOf } from '../ink/bitmap.ts'
import { boundsOf } from '../ink/components.ts'
import type { LineOfText } from '../rows/line-of-text.ts'
import type { Ruling } from './rulings.ts'

/** A line is darker than this share of the paper on both sides, seen so far (mm) from its middle. */
const darker = 0.94
const beside = 0.5
/** Most paper (mm) within a line that noise has broken: dashes stand further apart. */
const widestGap = 0.5
/** Share of a line that is dark at least; strokes of letters beside each other have more paper between them. */
const leastInk = 0.75
/** Least length of a piece of a line (mm). */
const shortest = 2.4
/** A line may pass from one row of pixels to the next: it is looked for in its neighbours, and found that much thicker. */
const wander = 1

/**
 * A bitmap with the lines in one direction that are too faint for its threshold, or broken by noise: hairlines of title
 * blocks, which are seen over their length only. Each is darker than the paper on both of its sides.
 */
export function withHairlines(
  image: GreyImage,
  bitmap: Bitmap,
  isHorizontal: boolean,
  pixelsPerMm: number,
): Bitmap {
  const ink = bitmap.ink.slice()
  const { length, breadth, step, stride } = stepsOf(bitmap, isHorizontal)
  const away = Math.round(beside * pixelsPerMm)
  const gap = Math.round(widestGap * pixelsPerMm)
  const least = Math.round(shortest * pixelsPerMm)
  // Of each place across: where the line began, where it was last seen, and in how many places.
  const from = new Int32Array(breadth).fill(-1)
  const last = new Int32Array(breadth)
  const count = new Int32Array(breadth)
  const close = (across: number) => {
    const [start, end] = [from[across] as number, last[across] as number]
    from[across] = -1
    const places = end - start + 1
    if (places < least || (count[across] as number) < leastInk * places) return
    for (let along = start; along <= end; along += 1) ink[along * step + across * stride] = 1
  }
  const see = (along: number, across: number) => {
    const start = from[across] as number
    if (isDark(image.pixels, along * step + across * stride, stride, away)) {
      if (start < 0) {
        from[across] = along
        count[across] = 0
      }
      last[across] = along
      count[across] = (count[across] as number) + 1
    } else if (start >= 0 && along - (last[across] as number) > gap) close(across)
  }
  const [first, end] = [away, breadth - away]
  // The picture is read row by row in either case: a column by itself would take ten times as long.
  if (isHorizontal) {
    for (let across = first; across < end; across += 1) {
      for (let along = 0; along < length; along += 1) see(along, across)
    }
  } else {
    for (let along = 0; along < length; along += 1) {
      for (let across = first; across < end; across += 1) see(along, across)
    }
  }
  for (let across = first; across < end; across += 1)
    if ((from[across] as number) >= 0) close(across)
  return { ...bitmap, ink }
}

function isDark(pixels: Uint8Array, at: number, stride: number, away: number): boolean {
  const paper =
    darker * Math.min(pixels[at - away * stride] as number, pixels[at + away * stride] as number)
  return (
    (pixels[at] as number) < paper ||
    (pixels[at - wander * stride] as number) < paper ||
    (pixels[at + wander * stride] as number) < paper
  )
}

/** Pieces of lines found with hairlines where no line is known, as thin as they are. */
export function newPieces(
  found: readonly Ruling[],
  known: readonly Ruling[],
  pixelsPerMm: number,
): Ruling[] {
  const least = shortest * pixelsPerMm
  return found.flatMap((ruling) => {
    const own = known
      .filter(
        (one) =>
          one.isHorizontal === ruling.isHorizontal &&
          Math.abs(one.at - ruling.at) <= (one.thickness + ruling.thickness) / 2 + wander &&
          one.from < ruling.to &&
          one.to > ruling.from,
      )
      .sort((one, other) => one.from - other.from)
    const thickness = Math.max(1, ruling.thickness - 2 * wander)
    const starts = [ruling.from, ...own.map(({ to }) => to)]
    const ends = [...own.map(({ from }) => from), ruling.to]
    return starts.flatMap((_, index) => {
      const from = Math.max(...starts.slice(0, index + 1))
      const to = ends[index] as number
      return to - from >= least ? [{ ...ruling, from, to, thickness }] : []
    })
  })
}

/** A row of letters has this many, and what runs within it keeps off its edges by this share of its height. */
const row = { fewest: 3, edge: 0.1 }
/** Share of a piece that runs through letters from which on it is made of them. */
const ofLetters = 0.4

/** Pieces that are no rows of letters, which are darker than the paper above and below them as a hairline is. */
export function withoutRowsOfLetters(
  pieces: readonly Ruling[],
  lines: readonly LineOfText[],
): Ruling[] {
  const rows = lines
    .filter(({ parts }) => parts.length >= row.fewest)
    .map(({ parts, isHorizontal }) => {
      const { left, top, right, bottom } = boundsOf(parts)
      return isHorizontal
        ? { isHorizontal, from: left, to: right, low: top, high: bottom }
        : { isHorizontal, from: top, to: bottom, low: left, high: right }
    })
  return pieces.filter(({ isHorizontal, at, from, to }) =>
    rows.every((one) => {
      const edge = row.edge * (one.high - one.low)
      const isWithin = at > one.low + edge && at < one.high - edge
      const common = Math.min(to, one.to) - Math.max(from, one.from)
      return one.isHorizontal !== isHorizontal || !isWithin || common < ofLetters * (to - from)
    }),
  )
}
