import type { BoreCallout, Depth, LengthUnit, Size, ThreadCallout } from '../callout.ts'
import type { HoleItem } from './hole-item.ts'
import type { Printed } from './size-callouts.ts'

/** Depth of a step: a marked value is that of a blind hole, one behind a cross a plain size. */
export function depthOf(item: HoleItem, unit: LengthUnit): Depth | null {
  if (item.through) return { type: item.through, value: null, unit }
  if (item.depth) {
    const { value, unit: printed, isMarked, tolerance } = item.depth
    const type = isMarked ? 'BLIND' : 'SIZE'
    return { type, value, unit: printed, ...(tolerance ? { tolerance } : {}) }
  }
  const length = item.thread?.thread.length ?? null
  return length === null ? null : { type: 'SIZE', value: length, unit: 'mm' }
}

/** The thread of a step; the step must hold one. */
export function threadCallout(
  item: HoleItem,
  unit: LengthUnit,
  printed: Printed,
): ThreadCallout | null {
  if (!item.thread) return null
  const { length: _length, ...thread } = item.thread.thread
  return { kind: 'thread', ...printed, ...thread, depth: depthOf(item, unit) }
}

const sizeOf = (item: HoleItem): Size | null => {
  const { diameter } = item
  return diameter?.value == null ? null : { value: diameter.value, unit: diameter.unit }
}

const depthSize = ({ depth }: HoleItem): Size | null =>
  depth && { value: depth.value, unit: depth.unit }

type Seats = Pick<BoreCallout, 'counterbore' | 'countersink' | 'counterdrill'>

/** Counterbore, countersink and counterdrill; null where a seat has no diameter. */
export function seatsOf(items: readonly HoleItem[]): Seats | null {
  const seats: { -readonly [Kind in keyof Seats]: Seats[Kind] } = {
    counterbore: null,
    countersink: null,
    counterdrill: null,
  }
  for (const item of items) {
    const diameter = sizeOf(item)
    if (!diameter) return null
    const isSink = item.seat === 'countersink' || (item.seat === 'sink' && item.angle !== null)
    const depth = depthSize(item)
    if (isSink) {
      const angle: Size | null = item.angle === null ? null : { value: item.angle, unit: 'degree' }
      seats.countersink ??= { diameter, angle }
    } else if (item.seat === 'counterdrill') seats.counterdrill ??= { diameter, depth }
    else {
      const depthTolerance = item.depth?.tolerance
      seats.counterbore ??= {
        diameter,
        depth,
        ...(depthTolerance ? { depthTolerance } : {}),
        isSpotface: item.seat === 'spotface',
      }
    }
  }
  return seats
}

/** A bore of a plain step (or none), its seats and its thread. */
export function boreCallout(
  step: HoleItem | null,
  seats: Seats,
  thread: ThreadCallout | null,
  unit: LengthUnit,
  printed: Printed,
): BoreCallout {
  return {
    kind: 'bore',
    ...printed,
    diameter: step && sizeOf(step),
    tolerance: step?.diameter?.tolerance ?? null,
    ...(step?.diameter?.isEnvelope ? { isEnvelope: true } : {}),
    ...(step?.diameter?.modifiers.length ? { modifiers: step.diameter.modifiers } : {}),
    depth: step && depthOf(step, unit),
    ...seats,
    thread,
  }
}
