import type { StateCopy } from '../../shared/content/requests.ts'
import { messageTopics } from '../../shared/forms/forms.ts'
import type { ShownForm } from '../../shared/forms/shown-form.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { PageQuery } from '../../shared/page-query.ts'
import { errorState, formData } from './form-data.ts'
import { type PageData, pageData } from './page-data.ts'
import { shownReference } from './request-reference.ts'

/** What the page shows: the form, or that a message is stored. */
type ContactView =
  | { kind: 'form'; form: ShownForm }
  | { kind: 'state'; state: StateCopy; reference?: string | undefined }

/** The message page: its words and its form, or the state after it. */
export interface ContactData extends PageData<'contact'> {
  view: ContactView
}

/** Copy, head and form of the page in one language; `topic` of the address is chosen already. */
export function contactData(locale: Locale, query: PageQuery): ContactData {
  if (query.state !== 'sent') {
    const topic = messageTopics.find((known) => known === query.topic)
    const form = formData('message', locale, topic ? { topic } : {})
    return {
      ...pageData('contact', locale, errorState(locale)),
      view: { kind: 'form', form },
    }
  }
  const state = pageData('contact', locale).copy.states.sent
  return {
    ...pageData('contact', locale, { kind: 'thank-you', title: state.title }),
    caching: 'private, no-store',
    view: { kind: 'state', state, reference: shownReference(query.reference) },
  }
}
