import type { Callout } from '../callout.ts'
import type { Composed } from './compose.ts'

/** Shares by which what recognition reads in a scan is less often right than the rest (README.md, "Scans"). */
const share = { besideLine: 0.85, nearAngle: 0.85, bore: 0.92 }

/**
 * How much less sure a callout of a scan is than its letters: a mere number beside a line without arrows is often a part
 * of a callout that was not read whole, an angle apart from its arc as well, and of a bore one line may be missing.
 */
export function recognisedShare({ surroundings }: Composed, callout: Callout): number {
  if (callout.kind === 'bore') return share.bore
  if (callout.kind !== 'dimension') return 1
  const isMere = callout.type === 'linear' && /^[\d.,]+$/.test(callout.text)
  if (isMere && surroundings === 'along') return share.besideLine
  return callout.type === 'angle' && surroundings === 'near' ? share.nearAngle : 1
}
