import { feedbackPages } from '../../../shared/forms/forms.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageQuery } from '../../../shared/page-query.ts'
import { sitePages } from '../../../shared/pages.ts'
import type { FeedbackData } from '../../../src/pages/feedback/feedback-data.ts'
import { errorState, formData } from './form-data.ts'
import { pageData } from './page-data.ts'

/** Copy, head and form of the page in one language; the page that `about` names is chosen already. */
export function feedbackData(locale: Locale, query: PageQuery): FeedbackData {
  const about = feedbackPages.find((known) => known === query.about)
  if (query.state !== 'sent') {
    const form = formData('feedback', locale, about ? { page: about } : {})
    return {
      ...pageData('documentation-feedback', locale, errorState(locale)),
      view: { kind: 'form', form },
    }
  }
  const { copy } = pageData('documentation-feedback', locale)
  const { sent } = copy.states
  const { path } = sitePages.documentation
  const href = about === undefined || about === 'documentation' ? path : `${path}/${about}`
  const state = { ...sent, actions: [{ label: copy.back, href }, ...sent.actions] }
  return {
    ...pageData('documentation-feedback', locale, { kind: 'thank-you', title: sent.title }),
    caching: 'private, no-store',
    view: { kind: 'state', state },
  }
}
