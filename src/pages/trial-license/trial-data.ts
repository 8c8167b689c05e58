import type { StateCopy } from '../../../shared/content/words/requests.ts'
import type { ShownForm } from '../../../shared/forms/shown-form.ts'
import type { PageData } from '../../../shared/page-data.ts'

/** What the page shows: the form, or the state of a request. */
export type TrialView =
  | { kind: 'form'; form: ShownForm }
  | {
      kind: 'state'
      state: StateCopy
      reference?: string | undefined
      /** What is left to do: confirm, or request a new link in place of an expired one. */
      step?: { action: string; token: string; label: string }
      /** Which of the steps after the form is due. */
      now: number | undefined
    }

/** The trial page: its words and its form, or a state after it. */
export interface TrialData extends PageData<'trial-license'> {
  view: TrialView
}
