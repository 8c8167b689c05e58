import type { StateCopy } from '../../../shared/content/words/requests.ts'
import type { ShownForm } from '../../../shared/forms/shown-form.ts'
import type { PageData } from '../../../shared/page-data.ts'

/** What the page shows: the form, or that a message is stored. */
type ContactView =
  | { kind: 'form'; form: ShownForm }
  | { kind: 'state'; state: StateCopy; reference?: string | undefined; now: number }

/** The message page: its words and its form, or the state after it. */
export interface ContactData extends PageData<'contact'> {
  view: ContactView
}
