import { median } from '../../../median.ts'
import { type Component, eachRun, heightOf, sizeOf, widthOf } from '../ink/components.ts'
import { uprightMark } from '../ink/upright-mark.ts'
import { type Arrowhead, arrowheadsOf } from '../rulings/arrowheads.ts'
import type { Ruling } from '../rulings/rulings.ts'

/**
 * Level and upright arrows with their tails, in millimetres: shorter ones are remains of arrowheads, longer ones are lines.
 * Tails of SolidWorks, Inventor and Creo are 3 to 7 mm long.
 */
const size = { shortest: 2, longest: 9, widest: 2.6, thickest: 0.7 }
/** Length by width, and the most of its length by which the tip lies off the end. */
const form = { slender: 2.2, off: 0.2 }

/** An arrow whose line is no longer than a stroke of a letter. */
interface ShortArrow {
  readonly ruling: Ruling
  readonly arrowheads: readonly Arrowhead[]
}

/** The arrow that a mark is, as those at either side of a small dimension; null for any other mark. */
export function shortArrowOf(part: Component, pixelsPerMm: number): ShortArrow | null {
  const { left, top } = part
  const [longer, shorter] = [sizeOf(part), Math.min(widthOf(part), heightOf(part))]
  const fits =
    longer >= size.shortest * pixelsPerMm &&
    longer <= size.longest * pixelsPerMm &&
    shorter <= size.widest * pixelsPerMm &&
    longer > form.slender * shorter
  const ruling = fits ? tailOf(part, pixelsPerMm) : null
  if (!ruling) return null
  const own = { ...ruling, at: ruling.at - (ruling.isHorizontal ? top : left) }
  const start = ruling.isHorizontal ? left : top
  const moved = { ...own, from: 0, to: longer }
  const found = arrowheadsOf(uprightMark(part, 0), [moved], pixelsPerMm).filter(({ tip }) =>
    [0, longer].some((end) => Math.abs(tip - end) < form.off * longer),
  )
  if (found.length === 0) return null
  return {
    ruling,
    arrowheads: found.map((one) => ({
      ...one,
      ruling,
      tip: Math.max(ruling.from, Math.min(ruling.to, one.tip + start)),
      base: one.base + start,
    })),
  }
}

/** The line along a mark: where most of it is no wider than a line, and where its middle lies. */
function tailOf(part: Component, pixelsPerMm: number): Ruling | null {
  const { left, top, right, bottom } = part
  const isHorizontal = widthOf(part) > heightOf(part)
  const spans = isHorizontal ? columnsOf(part) : rowsOf(part)
  const thickness = median(spans.map(([from, to]) => to - from))
  if (thickness > size.thickest * pixelsPerMm) return null
  const thin = spans.filter(([from, to]) => to - from <= thickness + 1)
  const at = median(thin.map(([from, to]) => (from + to) / 2))
  const isStraight = thin.every(([from, to]) => Math.abs((from + to) / 2 - at) <= 1.5)
  if (!isStraight) return null
  return {
    isHorizontal,
    at,
    from: isHorizontal ? left : top,
    to: isHorizontal ? right : bottom,
    thickness,
  }
}

type Span = readonly [from: number, to: number]

/** From the first ink to the last in each row. */
function rowsOf(part: Component): Span[] {
  const { top } = part
  const rows = Array.from({ length: heightOf(part) }, emptySpan)
  eachRun(part, (y, from, to) => widen(rows[y - top], from, to))
  return rows
}

/** From the first ink to the last in each column. */
function columnsOf(part: Component): Span[] {
  const { left } = part
  const columns = Array.from({ length: widthOf(part) }, emptySpan)
  eachRun(part, (y, from, to) => {
    for (let x = from; x < to; x += 1) widen(columns[x - left], y, y + 1)
  })
  return columns
}

/** A span without ink so far. */
const emptySpan = (): [number, number] => [Infinity, -Infinity]

function widen(span: [number, number] | undefined, from: number, to: number): void {
  if (!span) return
  span[0] = Math.min(span[0], from)
  span[1] = Math.max(span[1], to)
}
