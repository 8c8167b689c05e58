import { area, cornersBetween, type FigureItem, type Point, type Tone } from '../../kit/index.ts'
import type { Picture } from './raster.ts'

/** Draws a picture as squares of `side` mm, its corner at `at`, in `levels` steps of grey. Paper is left open. */
export function pixels(
  picture: Picture,
  at: Point,
  side: number,
  options: { levels?: number; tone?: Tone } = {},
): FigureItem[] {
  const { levels = 4, tone = 'ink' } = options
  const { columns, rows, ink } = picture
  const outlines = new Map<number, Point[][]>()
  for (let row = 0; row < rows; row += 1) {
    let start = 0
    while (start < columns) {
      const level = levelAt(ink[row * columns + start] ?? 0, levels)
      let end = start + 1
      while (end < columns && levelAt(ink[row * columns + end] ?? 0, levels) === level) end += 1
      if (level > 0) {
        const [left, right] = [at.x + start * side, at.x + end * side]
        const [top, bottom] = [at.y + row * side, at.y + (row + 1) * side]
        const run = cornersBetween(left, top, right, bottom)
        outlines.set(level, [...(outlines.get(level) ?? []), run])
      }
      start = end
    }
  }
  return [...outlines].map(([level, runs]) => area(tone, runs, (0.95 * level) / levels))
}

const levelAt = (ink: number, levels: number): number => Math.round(ink * levels)
