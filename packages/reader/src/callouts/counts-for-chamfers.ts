import type { Callout } from '../callout.ts'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import type { FoundCallout } from './found-callouts.ts'

/** `C0.2`, `C1 (x4)`: a chamfer by its letter. */
const byLetter = /^(?:\d{1,2} ?[xX×-] ?)?C ?\d/
/** `2XØ10`, `2XM5`: counted by a capital letter close to both. */
const countedClose = /^[2-9]X(?=[ØRM])/
/** `2X2`: two legs of a chamfer, or a size that stands twice. */
const equalPair = /^([2-9])X(\1)$/

function counted(callout: Callout): Callout {
  const [, count, size] = equalPair.exec(callout.text) ?? []
  if (callout.kind !== 'chamfer' || !count || !size) return callout
  const unit = callout.size.unit === 'inch' ? 'inch' : 'mm'
  const [read] = parseCallouts(`${count}X ${size}`, { unit })
  return read ? { ...read, text: callout.text } : callout
}

/**
 * Callouts with `2X2` as a size of 2 that stands twice, where the sheet writes its chamfers with their letter and counts
 * other sizes in the same way.
 */
export function withCountsForChamfers(found: readonly FoundCallout[]): readonly FoundCallout[] {
  const says = (pattern: RegExp) => found.some(({ callout }) => pattern.test(callout.text))
  if (!says(byLetter) || !says(countedClose)) return found
  return found.map((one) => ({ ...one, callout: counted(one.callout) }))
}
