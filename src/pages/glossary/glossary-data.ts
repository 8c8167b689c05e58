import type { TermSymbolSize } from '@firstangle/drawings/term-symbols'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageData } from '../../../shared/page-data.ts'

/** An entry of the glossary as its page shows it. */
export interface GlossaryTerm {
  id: string
  term: string
  /** Other names, with commas between them. */
  also?: string
  definition: string
  standard?: string
  /** Its drawing in the file of all symbols. */
  symbol?: TermSymbolSize & { name: string }
  /** The section or article that explains the term: its address and its name. */
  href?: string
  explanation?: string
  /** The same in the other language. */
  otherTerm: string
  otherAlso?: string
}

/** Everything a term can be found by: its names in both languages and its standard. */
export function namesOf({ term, also, standard, otherTerm, otherAlso }: GlossaryTerm): string {
  return [term, also, standard, otherTerm, otherAlso].join(' ')
}

/** The glossary page: its words, and the terms by their first letters. */
export interface GlossaryData extends PageData<'glossary'> {
  locale: Locale
  otherLocale: Locale
  letters: { letter: string; terms: GlossaryTerm[] }[]
  /** What the list is filtered by at first. */
  query: string
}
