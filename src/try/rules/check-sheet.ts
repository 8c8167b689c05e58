import type { Catalogue } from '../../../shared/feasibility/catalogue.ts'
import { checkDrawing, verdictOf } from '../../../shared/feasibility/check.ts'
import type { SheetFacts } from '../../../shared/feasibility/drawing-facts.ts'
import type { Finding, Verdict } from '../../../shared/feasibility/finding.ts'

/** A sheet of a file, ready to be checked against any catalogue. */
export interface SheetToCheck {
  readonly page: number
  readonly facts: SheetFacts
  /** Numbers of values that the reader is not sure of: their findings want a look at the sheet. */
  readonly unsure: ReadonlySet<number>
  /** Some of its lettering was not recognised. */
  readonly isPartial: boolean
}

/** A sheet with what a catalogue says of it. */
export interface CheckedSheet {
  readonly page: number
  readonly isPartial: boolean
  readonly facts: SheetFacts
  readonly verdict: Verdict
  readonly findings: readonly SheetFinding[]
}

/** A finding, and whether its callout may have been misread. */
export type SheetFinding = Finding & { readonly isUnsure: boolean }

/** Every callout of a sheet against the rules. */
export function checkSheet(
  { page, facts, unsure, isPartial }: SheetToCheck,
  catalogue: Catalogue,
): CheckedSheet {
  const findings = checkDrawing(facts, catalogue).map((finding) => ({
    ...finding,
    isUnsure: finding.ref !== undefined && unsure.has(finding.ref),
  }))
  return { page, isPartial, facts, verdict: verdictOf(findings), findings }
}
