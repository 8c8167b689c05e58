import { messageTopics } from '../../../shared/forms/forms.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageQuery } from '../../../shared/page-query.ts'
import type { ContactData } from '../../../src/pages/contact/contact-data.ts'
import { questionOf } from '../security-pack/security-pack-data.ts'
import { errorState, formData } from './form-data.ts'
import { pageData } from './page-data.ts'
import { shownReference } from './request-reference.ts'

/** Copy, head and form of the page; the address can choose `topic` and ask a `question` of the security pack. */
export function contactData(locale: Locale, query: PageQuery): ContactData {
  if (query.state !== 'sent') {
    const topic = messageTopics.find((known) => known === query.topic)
    const question = questionOf(query.question, locale)
    const form = formData('message', locale, {
      ...(topic ? { topic } : {}),
      ...(question ? { message: question } : {}),
    })
    return {
      ...pageData('contact', locale, errorState(locale)),
      view: { kind: 'form', form },
    }
  }
  const state = pageData('contact', locale).copy.states.sent
  return {
    ...pageData('contact', locale, { kind: 'thank-you', title: state.title }),
    caching: 'private, no-store',
    view: { kind: 'state', state, reference: shownReference(query.reference), now: 2 },
  }
}
