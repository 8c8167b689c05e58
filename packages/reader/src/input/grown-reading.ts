import { centreOf } from '../boxes.ts'
import type { Box } from '../page.ts'
import type { PageReading } from '../reading.ts'

/** A value that stands within this of where it stood before is the same one, read better (mm). */
const nearby = 2

/** A value of any group, with a key that distinguishes it within its group. */
interface Known {
  readonly id: number
  readonly name: string
  readonly label: string
  readonly boxes: readonly Box[]
}

/**
 * A page that was read again with more of its text: values that were there before keep their numbers, whatever else was
 * found, so that what is shown and corrected of them stays. New ones are numbered behind them.
 */
export function grownReading(before: PageReading, after: PageReading): PageReading {
  const ids = idsOf(knownOf(before), knownOf(after))
  const renumbered = <T extends { readonly id: number }>(one: T): T => ({
    ...one,
    id: ids.get(one.id) ?? one.id,
  })
  return {
    ...after,
    features: after.features.map(renumbered),
    metadata: after.metadata.map(renumbered),
    parts: after.parts.map(renumbered),
    insights: after.insights.map((insight) => ({
      ...insight,
      reasons: insight.reasons.map((reason) => ({
        ...reason,
        ids: reason.ids.map((id) => ids.get(id) ?? id),
      })),
    })),
  }
}

/** New number of each value by the one it was read with. */
function idsOf(before: readonly Known[], after: readonly Known[]): Map<number, number> {
  const ids = new Map<number, number>()
  const open = new Set(before)
  const take = (isSame: (one: Known, other: Known) => boolean) => {
    for (const one of after) {
      if (ids.has(one.id)) continue
      const same = [...open].find((other) => other.name === one.name && isSame(one, other))
      if (!same) continue
      open.delete(same)
      ids.set(one.id, same.id)
    }
  }
  take((one, other) => one.label === other.label && isNear(one, other))
  take(isNear)
  let last = Math.max(0, ...before.map(({ id }) => id))
  for (const { id } of after) {
    if (ids.has(id)) continue
    last += 1
    ids.set(id, last)
  }
  return ids
}

function knownOf({ features, metadata, parts }: PageReading): Known[] {
  return [
    ...features.map((one) => ({ ...one, name: one.callout.kind })),
    ...metadata.map((one) => ({ ...one, name: one.field })),
    ...parts.map((one) => ({ ...one, name: 'part' })),
  ]
}

function isNear(one: Known, other: Known): boolean {
  const [box, otherBox] = [one.boxes[0], other.boxes[0]]
  if (!box || !otherBox) return box === otherBox
  const [a, b] = [centreOf(box), centreOf(otherBox)]
  return Math.hypot(a.x - b.x, a.y - b.y) < nearby
}
