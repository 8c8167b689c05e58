import type { FAQPage } from 'schema-dts'
import type { Locale } from '../i18n/locale.ts'
import { ref } from './node-ids.ts'
import type { Question } from './page-facts.ts'

/** Visible questions and answers of a page. Search engines no longer show them; other readers do. */
export function faq(
  id: string,
  pageId: string,
  locale: Locale,
  questions: readonly Question[],
): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': id,
    isPartOf: ref(pageId),
    inLanguage: locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
