import type { Locale } from '../../shared/i18n/locale.ts'

/** What kind of place a result leads to. Results of equal worth come in this order. */
export const documentKinds = [
  'page',
  'documentation',
  'faq',
  'knowledge-base',
  'glossary',
  'blog',
] as const

export type DocumentKind = (typeof documentKinds)[number]

/** A stretch of the site that can be found and linked to: a page as a whole, a section, a question, an article's section. */
export interface SearchDocument {
  locale: Locale
  kind: DocumentKind
  /** Of the page, without anchor: `/pricing`. */
  path: string
  /** Id of the section; empty for the page as a whole. */
  anchor: string
  /** Of the page. */
  title: string
  /** Of the section; for the page as a whole its main heading, where that says something else than the title. */
  heading: string
  /** Words that find it without being shown. */
  keywords: string
  /** Plain text, one block a line. */
  body: string
}
