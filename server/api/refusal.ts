import type { ProblemCode } from '../../shared/content/words/problems.ts'
import type { FieldFault } from '../../shared/forms/form-definition.ts'
import type { Slot } from '../calendar/create-calendar.ts'

/** What is wrong with each field, by its name. */
export type FieldFaults = Readonly<Record<string, readonly FieldFault[]>>

/** What a refusal says beside its code. */
export interface RefusalFacts {
  readonly faults?: FieldFaults
  /** The faulty names are parameters of an address, not fields of a form. */
  readonly isAboutQuery?: boolean
  readonly retryAfterSeconds?: number
  /** Times that are still free, near the wanted one. */
  readonly slots?: readonly Slot[]
  /** Where a browser without JavaScript is redirected when its form would not help: a path on our origin. */
  readonly sendTo?: string
  /** Methods the address has: header `Allow`. */
  readonly allow?: string
}

/**
 * Thrown anywhere in an endpoint; create-api.ts turns it into the answer (answers.ts). The message is only the code, so
 * that nothing a visitor sent can get into a log.
 */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly facts: RefusalFacts

  constructor(code: ProblemCode, facts: RefusalFacts = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.facts = facts
  }
}

/** Throws when any field has a fault. */
export function refuseFaulty(faults: FieldFaults): void {
  if (Object.keys(faults).length > 0) throw new Refusal('faulty-fields', { faults })
}
