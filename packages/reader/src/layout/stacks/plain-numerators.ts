import { boxToPage, type Direction, toUpright } from '../direction.ts'
import type { Ink } from '../ink.ts'
import type { Line } from '../lines.ts'
import { joined, type Stacked } from './stacked.ts'

const denominator = /^(?:2|4|8|16|32|64)"?$/

/** Height of figures, as a share of the size of their font. */
const figures = 0.72

/** How far a bar reaches beyond its denominator, and it stands above it, in sizes of the font. */
const beyond = 0.5
const gap = 0.35

interface Stretch {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function stretches(ink: Ink, direction: Direction, area: Stretch): Stretch[] {
  const { left, right, top, bottom } = area
  const box = { x: left, y: top, width: right - left, height: bottom - top }
  return ink
    .segmentsNear(boxToPage(direction, box))
    .map(({ from, to }) => {
      const [a, b] = [toUpright(direction, from), toUpright(direction, to)]
      return {
        left: Math.min(a.x, b.x),
        right: Math.max(a.x, b.x),
        top: Math.min(a.y, b.y),
        bottom: Math.max(a.y, b.y),
      }
    })
    .filter((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top)
}

/** The bar of a fraction right above its denominator, little longer than that. */
function barOver(
  ink: Ink,
  direction: Direction,
  { left, right, base, size }: Line,
): Stretch | null {
  const top = base - figures * size
  const area = { left, right, top: top - gap * size, bottom: top + 0.1 * size }
  const bar = stretches(ink, direction, area).find(
    (one) =>
      one.bottom - one.top < 0.05 * (one.right - one.left) + 0.02 &&
      Math.abs(one.left - left + (beyond / 2) * size) < (beyond / 2 + 0.1) * size &&
      Math.abs(one.right - right - (beyond / 2) * size) < (beyond / 2 + 0.1) * size,
  )
  return bar ?? null
}

/** Is nothing but one upright stroke, as tall as a figure, above a bar? */
function isOneAbove(ink: Ink, direction: Direction, bar: Stretch, size: number): boolean {
  const above = { ...bar, top: bar.top - 1.2 * size, bottom: bar.top - 0.05 * size }
  const all = stretches(ink, direction, above)
  const tall = all.filter(
    (one) =>
      one.right - one.left < 0.1 * size &&
      Math.abs(one.bottom - one.top - figures * size) < 0.25 * figures * size &&
      bar.top - one.bottom < gap * size,
  )
  const [stroke] = tall
  if (!stroke || Math.abs(stroke.left + stroke.right - bar.left - bar.right) > size) return false
  // The flag of a one stays close to its stroke.
  return all.every(
    (one) => one.left > stroke.left - 0.25 * size && one.right < stroke.right + 0.1 * size,
  )
}

/** A whole number before a fraction whose left side and middle are known. */
export const wholeBefore = (
  lines: readonly Line[],
  { left, top, bottom, size }: { left: number; top: number; bottom: number; size: number },
): Line | undefined =>
  lines.find(
    (one) =>
      /(^|[ØR\s])\d{1,3}$/.test(one.text) &&
      one.base > top &&
      one.base < bottom + 0.1 * size &&
      left - one.right > -0.2 * size &&
      left - one.right < 0.9 * one.size,
  )

/** A fraction of an inch whose numerator is a one: recognition takes that by itself for a piece of a line. */
export function oneOver(
  ink: Ink,
  direction: Direction,
  line: Line,
  lines: readonly Line[],
): Stacked | null {
  if (!denominator.test(line.text)) return null
  const bar = barOver(ink, direction, line)
  if (!bar || !isOneAbove(ink, direction, bar, line.size)) return null
  const isRead = lines.some(
    (one) =>
      one !== line &&
      one.base < bar.top &&
      one.right > bar.left &&
      one.left < bar.right &&
      one.base > bar.top - 0.5 * line.size,
  )
  if (isRead) return null
  const mark = joined(line, `1/${line.text}`, [])
  const place = {
    left: bar.left,
    top: bar.top - 0.2 * line.size,
    bottom: line.base,
    size: line.size,
  }
  const whole = wholeBefore(lines, place)
  if (whole)
    return { used: [line, whole], mark: joined(whole, `${whole.text} ${mark.text}`, [line]) }
  return {
    used: [line],
    mark: { ...mark, base: bar.top + (figures / 2) * line.size, size: 1.3 * line.size },
  }
}
