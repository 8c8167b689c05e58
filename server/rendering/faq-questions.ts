import type { RichText } from '../../shared/content/fields.ts'
import type { Question } from '../../shared/seo/head.ts'

export interface FaqCopy {
  items: { question: string; answer: RichText }[]
}

/** The questions of a page as plain text, for structured data. */
export function faqQuestions(faq: FaqCopy): Question[] {
  return faq.items.map(({ question, answer }) => ({
    question,
    answer: answer.map((node) => (typeof node === 'string' ? node : node.text)).join(''),
  }))
}
