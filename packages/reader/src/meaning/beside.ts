import type { Callout } from '../callout.ts'
import { designation, number, type Statement, say } from './explanation.ts'

/** What a callout means only because of the one before it; nothing in a line of more than two. */
export const besideOthers = (callout: Callout, callouts: readonly Callout[]): Statement[] => [
  ...besideThread(callout, callouts),
  ...belowRow(callout, callouts),
]

/** `M10 Ø12`: a hole that is larger than the thread before it, and has no sign that says what it is. */
function besideThread(callout: Callout, [thread, hole, ...more]: readonly Callout[]): Statement[] {
  if (callout !== hole || more.length > 0) return []
  if (thread?.kind !== 'thread' || hole.kind !== 'dimension') return []
  const { type, value, unit, isPitchCircle, isReference, tolerance } = hole
  const isRound = type === 'diameter' && !isPitchCircle && !isReference && !tolerance
  if (!isRound || value === null || unit !== thread.diameter.unit) return []
  if (value <= thread.diameter.value) return []
  const values = { value: number(value, unit), name: designation(thread.designation) }
  return [say('besideThread', values)]
}

const rows: ReadonlySet<string> = new Set(['POSITION', 'PROFILE_OF_A_LINE', 'PROFILE_OF_A_SURFACE'])

/** `⌖ Ø0.5 A B / Ø0.1 A`: a smaller zone below, which a composite frame places otherwise than two frames do. */
function belowRow(callout: Callout, [upper, lower, ...more]: readonly Callout[]): Statement[] {
  if (callout !== lower || more.length > 0) return []
  if (upper?.kind !== 'gdt' || lower.kind !== 'gdt') return []
  if (upper.characteristic !== lower.characteristic || !rows.has(lower.characteristic)) return []
  const isRefined = lower.zone.value < upper.zone.value && lower.zone.unit === upper.zone.unit
  return isRefined && upper.datums.length > 0 && lower.datums.length > 0 ? [say('belowRow')] : []
}
