import type { Locale } from '../../../shared/i18n/locale.ts'
import type { DocumentKind } from '../../../shared/search-answer.ts'

/** A stretch of the site that can be found and linked to: a page as a whole, a section, a question, an article's section. */
export interface SearchDocument {
  locale: Locale
  kind: DocumentKind
  /** Path of the page, without anchor: `/pricing`. */
  path: string
  /** Id of the section; empty for the page as a whole. */
  anchor: string
  title: string
  /** Heading of the section; for the whole page its main heading, unless that only repeats the title. */
  heading: string
  /** Words that find the document but are not shown. */
  keywords: string
  /** Plain text, one block a line; see {@link withNotes}. */
  body: string
}

/** Footnotes follow an empty line: a result shows what the text says before it shows what the text is based on. */
export function withNotes(text: string, notes: string): string {
  return notes === '' ? text : `${text}\n\n${notes}`
}

/** Where the notes of a body begin; its end, if there are none. */
export function notesStart(body: string): number {
  const found = body.indexOf('\n\n')
  return found === -1 ? body.length : found
}
