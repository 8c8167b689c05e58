import type { StateCopy } from '../../../shared/content/words/requests.ts'
import type { ShownForm } from '../../../shared/forms/shown-form.ts'
import type { PageData } from '../../../shared/page-data.ts'

/** What the page shows: the form, or that feedback is stored. */
type FeedbackView = { kind: 'form'; form: ShownForm } | { kind: 'state'; state: StateCopy }

/** The page of the feedback form, or the state after it. */
export interface FeedbackData extends PageData<'documentation-feedback'> {
  readonly view: FeedbackView
}
