import { radians } from '../../../angles.ts'
import { boxBetween, grown, intersect } from '../../../boxes.ts'
import type { TextRun } from '../../../page.ts'
import { type Component, eachRun } from '../ink/components.ts'
import { capitalsOf } from './capitals.ts'

/**
 * Where a further figure of a slanted value would stand, and what of it must be seen, in heights of capitals: how far
 * beside the value, between which heights above its shelf, and over how much of the height its ink must spread, since a
 * dimension line does not.
 */
const figure = { reach: 0.6, from: 0.12, to: 0.95, spread: 0.5 }

/** What is seen at one end of a value. */
interface Seen {
  ink: number
  low: number
  high: number
}

/**
 * Has a slanted text unread ink at an end, as `8.00` has behind which the figures of `168.00` touch a line?
 *
 * @param least ink of a figure, in pixels
 * @param millimetres of a pixel
 */
export function hasInkAtSlantedEnd(
  run: TextRun,
  unread: readonly Component[],
  least: number,
  millimetres: number,
): boolean {
  const capitals = capitalsOf(run)
  const far = 2 * figure.reach * capitals
  const around = grown(run.box, far, far)
  const ends: Seen[] = [0, 1].map(() => ({ ink: 0, low: capitals, high: 0 }))
  const endAt = endsOf(run, capitals)
  for (const part of unread) {
    const [left, top, right, bottom] = [part.left, part.top, part.right, part.bottom].map(
      (length) => length * millimetres,
    ) as [number, number, number, number]
    if (!intersect(boxBetween(left, top, right, bottom), around)) continue
    const first = Math.max(part.left, Math.floor(around.x / millimetres))
    const last = Math.min(part.right, Math.ceil((around.x + around.width) / millimetres))
    eachRun(part, (row, from, to) => {
      for (let column = Math.max(from, first); column < Math.min(to, last); column += 1) {
        const place = endAt((column + 0.5) * millimetres, (row + 0.5) * millimetres)
        const end = place && ends[place.isBehind ? 1 : 0]
        if (!end) continue
        end.ink += 1
        end.low = Math.min(end.low, place.height)
        end.high = Math.max(end.high, place.height)
      }
    })
  }
  return ends.some(({ ink, low, high }) => ink > least && high - low > figure.spread * capitals)
}

/** Tells at which end of a text a place lies, and how high above its base line; null for elsewhere. All in millimetres. */
function endsOf({ origin, rotation, advance }: TextRun, capitals: number) {
  const [cos, sin] = [Math.cos(radians(rotation)), Math.sin(radians(rotation))]
  const reach = figure.reach * capitals
  return (x: number, y: number): { isBehind: boolean; height: number } | null => {
    const along = (x - origin.x) * cos - (y - origin.y) * sin
    const height = -(x - origin.x) * sin - (y - origin.y) * cos
    const isBehind = along > advance
    const isBeside = isBehind ? along < advance + reach : along < 0 && along > -reach
    const isLevel = height > figure.from * capitals && height < figure.to * capitals
    return isBeside && isLevel ? { isBehind, height } : null
  }
}
