import { line, type Point, type Primitive, polar } from './display-list.ts'

/** Flattens an arc into points (mm on the sheet; angles in degrees), for outlines that are hatched. */
export function arcPoints(
  cx: number,
  cy: number,
  radius: number,
  start: number,
  sweep: number,
  steps = Math.max(4, Math.ceil(Math.abs(sweep) / 6)),
): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) =>
    polar({ x: cx, y: cy }, radius, start + (sweep * i) / steps),
  )
}

/**
 * Hatching at 45 degrees (ISO 128-3) of a region: outer and inner outlines together (even-odd rule).
 * `spacing` in mm across the lines; `fall` = -1 turns the lines the other way.
 */
export function hatch(
  outlines: readonly (readonly Point[])[],
  spacing = 3,
  fall: 1 | -1 = 1,
): Primitive[] {
  const step = spacing * Math.SQRT2
  const key = (p: Point): number => p.y + fall * p.x
  const all = outlines.flat()
  const first = Math.ceil(Math.min(...all.map(key)) / step)
  const last = Math.floor(Math.max(...all.map(key)) / step)
  const out: Primitive[] = []
  for (let n = first; n <= last; n += 1) {
    const level = n * step
    const hits: number[] = []
    for (const outline of outlines) {
      outline.forEach((a, i) => {
        const b = outline[(i + 1) % outline.length] ?? a
        const ka = key(a)
        const kb = key(b)
        const isCrossed = ka <= level !== kb <= level
        if (!isCrossed) return
        hits.push(a.x + ((level - ka) / (kb - ka)) * (b.x - a.x))
      })
    }
    hits.sort((a, b) => a - b)
    for (let i = 0; i + 1 < hits.length; i += 2) {
      const x1 = hits[i] ?? 0
      const x2 = hits[i + 1] ?? 0
      if (x2 - x1 > 0.05) out.push(line('hatch', x1, level - fall * x1, x2, level - fall * x2))
    }
  }
  return out
}
