import type { Locale } from '../../shared/i18n/locale.ts'
import type { DocumentKind } from '../../shared/search-answer.ts'

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
