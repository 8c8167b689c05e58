import { arcPoints, type Point, point } from '../../kit/index.ts'

/** A picture as a scanner takes it: ink from 0 (paper) to 1 (black) for each pixel, row by row. */
export interface Picture {
  readonly columns: number
  readonly rows: number
  readonly ink: readonly number[]
}

type Stroke = readonly Point[]

/** Characters after ISO 3098 type B on a grid of 1/10 of their height, y down; a stroke is one grid unit wide. */
const characters: Readonly<Record<string, { width: number; strokes: readonly Stroke[] }>> = {
  '3': {
    width: 5.3,
    strokes: [arcPoints(2.65, 2.35, 2.35, 200, 250), arcPoints(2.65, 7.35, 2.65, -90, 250)],
  },
  '8': {
    width: 5.3,
    strokes: [arcPoints(2.65, 2.35, 2.35, 0, 360), arcPoints(2.65, 7.35, 2.65, 0, 360)],
  },
  '.': { width: 0, strokes: [[point(0, 9.7), point(0, 10)]] },
  ',': { width: 0.8, strokes: [[point(0.8, 9.6), point(0, 11.8)]] },
}
const spacing = 2

/** Strokes of a short text, in grid units; its capitals reach from 0 to 10. */
export function strokesOfText(text: string): { width: number; strokes: Stroke[] } {
  let x = 0
  const strokes = [...text].flatMap((character) => {
    const glyph = characters[character]
    if (!glyph) throw new Error(`No strokes for "${character}"`)
    const placed = glyph.strokes.map((stroke) => stroke.map((p) => point(p.x + x, p.y)))
    x += glyph.width + spacing
    return placed
  })
  return { width: x - spacing, strokes }
}

/** Half the width of a stroke, grid units. */
const reach = 0.5

/** Whether ink of a line from one place to another can be in a square: few come near a pixel. */
function comesNear(a: Point, b: Point, { x, y }: Point, side: number): boolean {
  if (x + side < Math.min(a.x, b.x) - reach || x > Math.max(a.x, b.x) + reach) return false
  return y + side >= Math.min(a.y, b.y) - reach && y <= Math.max(a.y, b.y) + reach
}

/** Whether the ink of a line from one place to another covers a place. */
function covers(a: Point, b: Point, { x, y }: Point): boolean {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const along = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy) <= reach
}

const samples = 5

/**
 * What a scanner sees: each pixel takes the share of its square that ink covers. `pixel` is its side and `origin` the
 * place of the first one, in grid units.
 */
export function scanned(
  strokes: readonly Stroke[],
  spec: { pixel: number; origin: Point; columns: number; rows: number },
): Picture {
  const { pixel, origin, columns, rows } = spec
  const lines = strokes.flatMap((stroke) =>
    stroke.slice(1).map((end, index) => [stroke[index] ?? end, end] as const),
  )
  const ink = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const corner = point(origin.x + column * pixel, origin.y + row * pixel)
    const near = lines.filter(([a, b]) => comesNear(a, b, corner, pixel))
    const isInk = (x: number, y: number) => near.some(([a, b]) => covers(a, b, point(x, y)))
    let hits = 0
    for (let i = 0; i < samples * samples; i += 1) {
      const x = origin.x + (column + ((i % samples) + 0.5) / samples) * pixel
      const y = origin.y + (row + (Math.floor(i / samples) + 0.5) / samples) * pixel
      if (isInk(x, y)) hits += 1
    }
    return hits / samples ** 2
  })
  return { columns, rows, ink }
}

/** Black and white: ink where at least half of a pixel is covered. */
export const blackAndWhite = (picture: Picture): Picture => ({
  ...picture,
  ink: picture.ink.map((value) => (value >= 0.5 ? 1 : 0)),
})
