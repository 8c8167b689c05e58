import { centreOf } from '../../boxes.ts'
import { toUpright } from '../direction.ts'
import type { Ink } from '../ink.ts'
import { type Mark, type MarkGroup, markAt, uprightBox } from '../marks.ts'
import { type Circle, circleOf } from '../symbols/roundness.ts'

/** Radius of the ring around a letter inside a text, in heights of the font. */
const leastRing = 0.4
const mostRing = 0.85

const severalWords = /\s[A-Z](?=\s|$)|^[A-Z]\s/

/** Rings over a text, in the upright view, from right to left. */
function ringsOver(ink: Ink, { direction }: MarkGroup, mark: Mark): Circle[] {
  const middle = centreOf(uprightBox(mark)).y
  const rings = ink.smallNear(mark.box).flatMap(({ points }) => {
    const circle = circleOf(points.map((point) => toUpright(direction, point)))
    const radius = (circle?.radius ?? 0) / mark.size
    return circle && radius >= leastRing && radius <= mostRing ? [circle] : []
  })
  return rings
    .filter(({ centre, radius }) => Math.abs(centre.y - middle) < 0.4 * radius)
    .sort((a, b) => b.centre.x - a.centre.x)
}

/**
 * Parts of a text of which some letters stand in rings, as `0.14 M` in a tolerance frame: exporters write the contents
 * of a whole frame as one text. Each ringed letter becomes a mark of its own, in the place of its ring.
 */
export function splitAtRings(ink: Ink, group: MarkGroup, mark: Mark): Mark[] {
  if (!severalWords.test(mark.text)) return [mark]
  const rings = ringsOver(ink, group, mark)
  if (rings.length === 0) return [mark]
  const { direction } = group
  const perCharacter = (mark.right - mark.left) / mark.text.length
  const parts: Mark[] = []
  let plain: string[] = []
  let end = mark.right
  const closePlain = (left: number, right: number): void => {
    if (plain.length > 0)
      parts.push(markAt(direction, { ...mark, text: plain.join(' '), left, right }))
    plain = []
  }
  let right = end
  for (const word of mark.text.split(/\s+/).reverse()) {
    const ring = rings.find(
      ({ centre }) => centre.x < right + 0.3 * mark.size && centre.x > right - 1.5 * mark.size,
    )
    if (!ring || !/^[A-Z]$/.test(word)) {
      plain.unshift(word)
      right -= (word.length + 1) * perCharacter
      continue
    }
    const ringLeft = ring.centre.x - ring.radius
    closePlain(Math.min(end, ring.centre.x + ring.radius), end)
    const half = 0.7 * ring.radius
    const place = { left: ring.centre.x - half, right: ring.centre.x + half }
    parts.push(markAt(direction, { ...mark, ...place, text: word }))
    end = Math.max(mark.left, ringLeft)
    right = end
  }
  closePlain(mark.left, end)
  return parts.reverse()
}
