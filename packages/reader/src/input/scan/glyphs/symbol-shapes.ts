import type { Bitmap } from '../ink/bitmap.ts'

/** Symbols that Tesseract does not know or mistakes for figures, recognised by their shape. */
export type ShapeSymbol = 'Ø' | '°' | '±' | '↧' | '⌴' | '⌵' | '□'

/** Width by height of signs that are as wide as high. */
const square = { narrow: 0.68, wide: 1.45 }
/** Heights of signs by that of the letters: a ring is small, and its middle lies so far below their top at most. */
const heights = { large: 0.55, ring: { least: 0.18, most: 0.55, middle: 0.4 }, plusMinus: 0.5 }
/** Width of a plus-minus by its height at least. */
const plusMinusWidth = 0.45
/**
 * The two halves of a slashed circle: least area of one and of both as shares of the box, how even they are, and how far the
 * right one lies to the right and below the other, by the size of the mark.
 */
const halves = { least: 0.035, both: 0.13, even: 0.4, apart: 0.14, lower: 0.04 }
/** Area of the hole of a ring and of a hollow square, as a share of the box. */
const hole = { ring: 0.08, square: 0.4 }
/** A ring whose hole a copier filled: ink as a share of its box, and how far its middle lies below the letters' top. */
const filled = { ink: 0.65, middle: 0.28 }
/** A hollow square: shorter by longer side, and the share of each side that is ink within so much of the edge. */
const frame = { even: 0.8, inked: 0.94, edge: 0.2 }
/**
 * A plus on a bar, in heights of the mark from its top: where the crossbar and the bar lie, the thickness of a stroke; the
 * widths of both by that of the mark. Between them ink lies in the middle columns, but for a share of noise.
 */
const plusMinus = {
  crossbar: { from: 0.2, to: 0.62 },
  bar: 0.78,
  stroke: 0.14,
  wide: 0.8,
  middle: { from: 0.26, to: 0.74, share: 0.9 },
}

/**
 * What an upright mark shows beyond letters and figures; null for anything else.
 *
 * @param lineTop Top of the letters of its line, in pixels of the mark's own picture.
 * @param lineHeight Height of those letters.
 */
export function symbolOf(mark: Bitmap, lineTop: number, lineHeight: number): ShapeSymbol | null {
  const { width, height } = mark
  const share = height / lineHeight
  const isSquare = width > square.narrow * height && width < square.wide * height
  const isLarge = isSquare && share > heights.large
  if (isLarge && isSlashedCircle(mark)) return 'Ø'
  const isSmall = share > heights.ring.least && share < heights.ring.most
  const middle = (height / 2 - lineTop) / lineHeight
  const isRaised = middle < heights.ring.middle && (isRing(mark) || isFilledRing(mark, middle))
  if (isSquare && isSmall && isRaised) return '°'
  if (isLarge && isHollowSquare(mark)) return '□'
  const isWide = width > plusMinusWidth * height
  return isWide && share > heights.plusMinus && isPlusOverBar(mark) ? '±' : null
}

/** Paper enclosed by ink: its size in pixels and its middle. */
interface Hole {
  readonly area: number
  readonly x: number
  readonly y: number
}

/** Paper that cannot be reached from outside (four neighbours). */
export function holesOf(mark: Bitmap): Hole[] {
  const width = mark.width + 2
  const height = mark.height + 2
  const seen = new Uint8Array(width * height)
  for (let y = 0; y < mark.height; y += 1) {
    for (let x = 0; x < mark.width; x += 1) {
      seen[(y + 1) * width + x + 1] = mark.ink[y * mark.width + x] as number
    }
  }
  flood(seen, width, 0)
  const holes: Hole[] = []
  for (let at = seen.indexOf(0); at !== -1; at = seen.indexOf(0, at)) {
    const { area, x, y } = flood(seen, width, at)
    holes.push({ area, x: x - 1, y: y - 1 })
  }
  return holes
}

function flood(seen: Uint8Array, width: number, start: number): Hole {
  const queue = [start]
  seen[start] = 1
  let [area, x, y] = [0, 0, 0]
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const column = at % width
    area += 1
    x += column
    y += (at - column) / width
    for (const next of [
      column > 0 ? at - 1 : -1,
      column < width - 1 ? at + 1 : -1,
      at - width,
      at + width,
    ]) {
      if (next < 0 || next >= seen.length || seen[next] !== 0) continue
      seen[next] = 1
      queue.push(next)
    }
  }
  return { area, x: x / area, y: y / area }
}

/** Two halves of a circle on either side of a stroke that rises to the right. */
function isSlashedCircle(mark: Bitmap): boolean {
  const box = mark.width * mark.height
  const holes = holesOf(mark).filter(({ area }) => area > halves.least * box)
  if (holes.length !== 2) return false
  const [first, second] = holes as [Hole, Hole]
  const [left, right] = first.x < second.x ? [first, second] : [second, first]
  const [smaller, larger] = [first.area, second.area].sort((a, b) => a - b) as [number, number]
  return (
    smaller > halves.even * larger &&
    right.x - left.x > halves.apart * mark.width &&
    right.y - left.y > halves.lower * mark.height &&
    smaller + larger > halves.both * box
  )
}

/** One paper hole with ink around it, such as that of a degree sign. */
export function isRing(mark: Bitmap): boolean {
  const box = mark.width * mark.height
  const holes = holesOf(mark)
  return holes.length === 1 && (holes[0] as Hole).area > hole.ring * box
}

/** A round spot high in its line. The upper point of a colon is as round, but lower. */
const isFilledRing = (mark: Bitmap, middle: number): boolean =>
  middle < filled.middle &&
  mark.ink.reduce((sum, value) => sum + value, 0) > filled.ink * mark.width * mark.height

/** Four strokes that reach from corner to corner, with nothing between them: letters are round, or open at a side. */
function isHollowSquare(mark: Bitmap): boolean {
  const { width, height } = mark
  const holes = holesOf(mark)
  const isHollow = holes.length === 1 && (holes[0] as Hole).area > hole.square * width * height
  if (!isHollow || Math.min(width, height) < frame.even * Math.max(width, height)) return false
  return hasFourSides(mark, frame)
}

/**
 * Is there a straight stroke along each side of a mark?
 *
 * @param edge How deep a side is, by the mark's own height or width.
 * @param inked The share of its length that the stroke covers at least.
 */
export function hasFourSides(
  mark: Bitmap,
  { edge, inked }: { readonly edge: number; readonly inked: number },
): boolean {
  const isFramed = (lines: readonly number[], length: number) => {
    const depth = Math.ceil(edge * lines.length)
    return [lines.slice(0, depth), lines.slice(-depth)].every(
      (side) => Math.max(...side) >= inked * length,
    )
  }
  return isFramed(inkOfRows(mark), mark.width) && isFramed(inkOfColumns(mark), mark.height)
}

/** Rows of a stroke are as wide as this, by the widest one. */
const wideShare = 0.9

/** A plus that stands on a bar as wide as itself, touching it or not. */
function isPlusOverBar(mark: Bitmap): boolean {
  const rows = inkOfRows(mark)
  const { width, height } = mark
  const { from, to } = plusMinus.crossbar
  const crossbar = widestRow(rows, from * height, to * height)
  const bar = widestRow(rows, plusMinus.bar * height, height)
  const stroke = Math.max(1, Math.round(plusMinus.stroke * height))
  const isWide = [crossbar, bar].every((y) => (rows[y] ?? 0) > plusMinus.wide * width)
  return (
    isWide &&
    crossbar > 2 * stroke &&
    isNarrow(mark, 0, crossbar - stroke) &&
    isNarrow(mark, crossbar + stroke + 1, bar - stroke)
  )
}

/** The widest row, the middle one where several are as wide: strokes have a thickness. */
function widestRow(rows: readonly number[], from: number, to: number): number {
  const own = [...rows.keys()].filter((y) => y >= Math.floor(from) && y < to)
  const most = Math.max(0, ...own.map((y) => rows[y] as number))
  const wide = own.filter((y) => (rows[y] as number) >= wideShare * most)
  return wide[wide.length >> 1] ?? Math.floor(from)
}

/** Ink in each row, in pixels. */
export function inkOfRows({ width, height, ink }: Bitmap): number[] {
  return Array.from({ length: height }, (_, y) =>
    ink.subarray(y * width, (y + 1) * width).reduce((sum, value) => sum + value, 0),
  )
}

/** Ink in each column, in pixels. */
function inkOfColumns({ width, height, ink }: Bitmap): number[] {
  return Array.from({ length: width }, (_, x) => {
    let sum = 0
    for (let y = 0; y < height; y += 1) sum += ink[y * width + x] as number
    return sum
  })
}

/** These rows have ink in the middle only, as the upright of a plus has. */
function isNarrow({ width, ink }: Bitmap, from: number, to: number): boolean {
  const { middle: columns } = plusMinus
  let [all, middle] = [0, 0]
  for (let y = Math.max(0, from); y < to; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = ink[y * width + x] as number
      all += value
      if (x >= width * columns.from && x < width * columns.to) middle += value
    }
  }
  return middle >= columns.share * all
}
