import { bottomOf, overlap, rightOf } from '../boxes.ts'
import type { Composed } from '../layout/compose.ts'

/** A pattern of decimals, before the deviation of sizes with that many: `X.XX =`. */
const places = /^\.?X[.,X]*\.? ?[=:]?$/i

/** The same with its deviation in one text: `X.X = ±0.5`. */
const row = /^\.?X[.,X]*\.? ?[=:] ?[±+\d]/i

/** How far behind the places their deviation begins, in heights of the font. */
const farthest = 4

type Placed = Pick<Composed, 'text' | 'boxes' | 'size'>

function standsBehind(one: Placed, head: Placed): boolean {
  const [box] = one.boxes
  const [own] = head.boxes
  if (!box || !own) return false
  const gap = box.x - rightOf(own)
  const shared = overlap(box.y, bottomOf(box), own.y, bottomOf(own))
  return shared > 0.5 * own.height && gap > -0.5 * head.size && gap < farthest * head.size
}

/**
 * Texts without the deviations of general tolerances by places, which a table prints with a zero before their point
 * whatever the unit, and whose sign is a drawing of its own: `X.XX =` and `0.01`.
 */
export function withoutToleranceRows<T extends Placed>(composed: readonly T[]): T[] {
  const heads = composed.filter(({ text }) => places.test(text))
  return composed.filter(
    (one) => !row.test(one.text) && !heads.some((head) => one !== head && standsBehind(one, head)),
  )
}
