import { median } from '../../../median.ts'
import type { GreyImage } from '../../raster/grey-image.ts'

/** Side of the squares whose ground is looked at, in pixels: wider than any line of a drawing. */
const side = 16
/** The ground at this rank among all squares, by brightness, is taken for that of the paper. */
const paperRank = 0.8
/** Only ground darker than this share of the paper may be a desk; paper far from the light may be as dark. */
const darker = 0.75
/** From one square of a desk to the next, light, shade and grain change the ground by less than this factor. */
const evenly = 1.15
/** At the edge of the paper, the ground gets brighter by at least this factor. */
const edge = 1.25
/** Share of the squares that a desk has at least. */
const leastShare = 0.01

/** The squares of a picture, row by row. */
interface Squares {
  readonly columns: number
  readonly rows: number
  /** The brightest shade of each: that of the ground, which lines do not cover. */
  readonly ground: Uint8Array
}

/**
 * A photograph with paper in place of the desk around it, since the edge of the paper would be taken for the frame of
 * the drawing; null if no desk is seen. A desk is darker than the paper, reaches the border of the picture, and ends
 * where the ground gets brighter at once.
 */
export function withoutDesk(image: GreyImage): GreyImage | null {
  const squares = squaresOf(image)
  const desk = deskIn(squares)
  return desk ? withPaper(image, squares, desk) : null
}

function squaresOf({ width, height, pixels }: GreyImage): Squares {
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)]
  const ground = new Uint8Array(columns * rows)
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / side) * columns
    for (let x = 0; x < width; x += 1) {
      const square = row + Math.floor(x / side)
      const shade = pixels[y * width + x] as number
      if (shade > (ground[square] as number)) ground[square] = shade
    }
  }
  return { columns, rows, ground }
}

/** Those beside a square, also at its corners. */
function* around({ columns, rows }: Squares, square: number): Generator<number> {
  const [x, y] = [square % columns, Math.floor(square / columns)]
  for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column += 1) {
      if (row !== y || column !== x) yield row * columns + column
    }
  }
}

const isAtBorder = ({ columns, rows }: Squares, square: number) => {
  const [x, y] = [square % columns, Math.floor(square / columns)]
  return x === 0 || y === 0 || x === columns - 1 || y === rows - 1
}

/** 1 for each square that shows the desk, and for those at its edge, which show both. */
function deskIn(squares: Squares): Uint8Array | null {
  const { ground } = squares
  const bright = ground.slice().sort()[Math.floor(paperRank * ground.length)] as number
  const seen = new Uint8Array(ground.length)
  const desk = new Uint8Array(ground.length)
  for (const start of ground.keys()) {
    if (seen[start] === 1 || !isAtBorder(squares, start)) continue
    if ((ground[start] as number) >= darker * bright) continue
    const { area, beyond, step } = evenArea(squares, start, darker * bright, seen)
    if (area.length < leastShare * ground.length || step < edge) continue
    for (const square of [...area, ...beyond]) desk[square] = 1
  }
  return desk.includes(1) ? desk : null
}

/**
 * The dark squares that join a first one and whose ground changes slowly, the squares next to them (`beyond`), and how
 * much brighter these are, by the median (`step`). `area` grows while it is gone through.
 */
function evenArea(squares: Squares, start: number, limit: number, seen: Uint8Array) {
  const { ground } = squares
  const area = [start]
  const beyond = new Set<number>()
  const steps: number[] = []
  seen[start] = 1
  for (const square of area) {
    for (const next of around(squares, square)) {
      if (seen[next] === 1) continue
      const shade = ground[next] as number
      const step = shade / Math.max(1, ground[square] as number)
      if (shade < limit && step < evenly) {
        seen[next] = 1
        area.push(next)
      } else {
        beyond.add(next)
        steps.push(step)
      }
    }
  }
  return { area, beyond, step: median(steps) }
}

/** Where each row of a square begins and ends among the pixels of the picture. */
function rowsOf({ width, height }: GreyImage, { columns }: Squares, square: number) {
  const [left, top] = [(square % columns) * side, Math.floor(square / columns) * side]
  return Array.from({ length: Math.min(side, height - top) }, (_, row) => {
    const start = (top + row) * width
    return [start + left, start + Math.min(width, left + side)] as const
  })
}

/** The shade of a square of paper: the median of its pixels, since lines cover only some. */
function shadeOf(image: GreyImage, squares: Squares, square: number): number {
  const rows = rowsOf(image, squares, square)
  return median(rows.flatMap(([from, to]) => [...image.pixels.subarray(from, to)]))
}

/** Gives each square of the desk the shade of the nearest paper, from its edge outwards: `edges` grows meanwhile. */
function withPaper(image: GreyImage, squares: Squares, desk: Uint8Array): GreyImage {
  const { width, height, pixels } = image
  const shades = new Map<number, number>()
  const edges = [...desk.keys()].filter(
    (square) => desk[square] === 0 && [...around(squares, square)].some((next) => desk[next] === 1),
  )
  for (const square of edges) shades.set(square, shadeOf(image, squares, square))
  for (const square of edges) {
    for (const next of around(squares, square)) {
      if (desk[next] === 0 || shades.has(next)) continue
      shades.set(next, shades.get(square) as number)
      edges.push(next)
    }
  }
  const paper = pixels.slice()
  for (const [square, shade] of shades) {
    if (desk[square] === 0) continue
    for (const [from, to] of rowsOf(image, squares, square)) paper.fill(shade, from, to)
  }
  return { width, height, pixels: paper }
}
