import { centreOf } from '../boxes.ts'
import { toPage } from './direction.ts'
import type { Ink } from './ink.ts'
import { type Mark, type MarkGroup, uprightBox } from './marks.ts'
import { splitAtRings } from './ringed-letters.ts'
import { circleOf } from './roundness.ts'

const circled: Readonly<Record<string, string>> = {
  M: 'Ⓜ',
  L: 'Ⓛ',
  R: 'Ⓡ',
  P: 'Ⓟ',
  F: 'Ⓕ',
  T: 'Ⓣ',
  U: 'Ⓤ',
  E: 'Ⓔ',
  S: 'Ⓢ',
}

/** Radius of the ring around a letter or number, in heights of the font. */
const leastRing = 0.4
const mostRing = 1.7

/** The smallest circle drawn around a short text, in heights of its font; null where there is none. */
function ringAround(ink: Ink, { direction }: MarkGroup, mark: Mark): number | null {
  const middle = toPage(direction, centreOf(uprightBox(mark)))
  const rings = ink.smallNear(mark.box).flatMap(({ points }) => {
    const circle = circleOf(points)
    if (!circle) return []
    const off = Math.hypot(circle.centre.x - middle.x, circle.centre.y - middle.y)
    const radius = circle.radius / mark.size
    const isAround = off < 0.45 * circle.radius && 2 * circle.radius > mark.right - mark.left
    return isAround && radius >= leastRing && radius <= mostRing ? [radius] : []
  })
  return rings.length > 0 ? Math.min(...rings) : null
}

/**
 * Letters in rings become modifiers (ISO 1101: Ⓜ, Ⓛ, …); numbers and other letters in rings are item numbers, marks of
 * details or of datum targets, and are left out.
 */
export function withRings(ink: Ink, group: MarkGroup): MarkGroup {
  const parts = group.marks.flatMap((mark) => splitAtRings(ink, group, mark))
  const marks = parts.flatMap((mark) => {
    if (mark.text.length > 3 || !/^([A-Z]|\d{1,3}[a-z]?)$/.test(mark.text)) return [mark]
    const ring = ringAround(ink, group, mark)
    if (ring === null) return [mark]
    const letter = circled[mark.text]
    return letter && ring < 1.15 ? [{ ...mark, text: letter }] : []
  })
  return { ...group, marks }
}
