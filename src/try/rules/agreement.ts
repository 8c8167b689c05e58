import type { Verdict } from '../../../shared/feasibility/finding.ts'
import type { ExpectedOutcome } from '../../../shared/sample-set/sample-set.ts'

/** A drawing whose sheets were checked. */
interface Checked {
  readonly expected: ExpectedOutcome | null
  readonly sheets: readonly { readonly verdict: Verdict; readonly isPartial: boolean }[]
  /** Why something of it was not read. */
  readonly refusals: readonly string[]
}

/**
 * Whether the rules say of a drawing what somebody expected: `open` where nobody did, and where a sheet that was not read
 * might fail what the others pass.
 */
export function agreementOf({ expected, sheets, refusals }: Checked): 'same' | 'other' | 'open' {
  if (expected === null) return 'open'
  if (sheets.some(({ verdict }) => verdict === 'fail'))
    return expected === 'fail' ? 'same' : 'other'
  if (sheets.length === 0 || refusals.length > 0 || sheets.some(({ isPartial }) => isPartial))
    return 'open'
  return expected === 'pass' ? 'same' : 'other'
}
