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

/** A bar: how far it may reach into its denominator and be off its ends (sizes of the font), its slope, and a slack (mm). */
const barShape = { into: 0.1, off: 0.1, slope: 0.05, slack: 0.02 }
/**
 * A one above a bar, in sizes of the font: where it is looked for, how wide its stroke is, how far its flag reaches to the
 * left and other ink to the right; and by how much its height differs from that of figures, as a share of it.
 */
const oneShape = { from: 1.2, to: 0.05, width: 0.1, flag: 0.25, right: 0.1, height: 0.25 }

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
  const area = { left, right, top: top - gap * size, bottom: top + barShape.into * size }
  const bar = stretches(ink, direction, area).find(
    (one) =>
      one.bottom - one.top < barShape.slope * (one.right - one.left) + barShape.slack &&
      Math.abs(one.left - left + (beyond / 2) * size) < (beyond / 2 + barShape.off) * size &&
      Math.abs(one.right - right - (beyond / 2) * size) < (beyond / 2 + barShape.off) * size,
  )
  return bar ?? null
}

/** Is nothing but one upright stroke, as tall as a figure, above a bar? */
function isOneAbove(ink: Ink, direction: Direction, bar: Stretch, size: number): boolean {
  const above = {
    ...bar,
    top: bar.top - oneShape.from * size,
    bottom: bar.top - oneShape.to * size,
  }
  const all = stretches(ink, direction, above)
  const tall = all.filter(
    (one) =>
      one.right - one.left < oneShape.width * size &&
      Math.abs(one.bottom - one.top - figures * size) < oneShape.height * figures * size &&
      bar.top - one.bottom < gap * size,
  )
  const [stroke] = tall
  if (!stroke || Math.abs(stroke.left + stroke.right - bar.left - bar.right) > size) return false
  // The flag of a one stays close to its stroke.
  return all.every(
    (one) =>
      one.left > stroke.left - oneShape.flag * size &&
      one.right < stroke.right + oneShape.right * size,
  )
}

/** A whole number before a fraction, in heights of the font: how far below, over and before it the number may stand. */
const whole = { below: 0.1, overlap: 0.2, gap: 0.9 }

/** A whole number before a fraction whose left side and middle are known. */
export const wholeBefore = (
  lines: readonly Line[],
  { left, top, bottom, size }: { left: number; top: number; bottom: number; size: number },
): Line | undefined =>
  lines.find(
    (one) =>
      /(^|[ØR\s])\d{1,3}$/.test(one.text) &&
      one.base > top &&
      one.base < bottom + whole.below * size &&
      left - one.right > -whole.overlap * size &&
      left - one.right < whole.gap * one.size,
  )

/** Where a numerator that was recognised would stand above the bar, and the top of the fraction (sizes of the font). */
const numerator = 0.5
const topOver = 0.2
/** Size of a fraction as a text, by that of its denominator. */
const fractionSize = 1.3

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
      one.base > bar.top - numerator * line.size,
  )
  if (isRead) return null
  const mark = joined(line, `1/${line.text}`, [])
  const place = {
    left: bar.left,
    top: bar.top - topOver * line.size,
    bottom: line.base,
    size: line.size,
  }
  const before = wholeBefore(lines, place)
  if (before)
    return { used: [line, before], mark: joined(before, `${before.text} ${mark.text}`, [line]) }
  return {
    used: [line],
    mark: { ...mark, base: bar.top + (figures / 2) * line.size, size: fractionSize * line.size },
  }
}
