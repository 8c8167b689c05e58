import type { Question } from '../../src/seo/head.ts'
import type { RichText } from '../content/schemas/fields.ts'

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
