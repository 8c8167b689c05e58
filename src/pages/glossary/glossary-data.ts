import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageData } from '../../../shared/page-data.ts'

/** An entry of the glossary as its page shows it. Flat, because the page carries it twice: as HTML and as data. */
export interface GlossaryTerm {
  /** Anchor. */
  id: string
  term: string
  /** Other names, with commas between them. */
  also?: string
  definition: string
  standard?: string
  /** SVG markup. */
  symbol?: string
  /** The section or article that explains the term: its address and its name. */
  href?: string
  explanation?: string
  /** The same in the other language. */
  otherTerm: string
  otherAlso?: string
}

/** The glossary page: its words, and the terms by their first letters. */
export interface GlossaryData extends PageData<'glossary'> {
  locale: Locale
  otherLocale: Locale
  letters: { letter: string; terms: GlossaryTerm[] }[]
  /** What the list is filtered by at first. */
  query: string
}
