import type { GlossaryEntry } from '../../../shared/content/articles/glossary.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { type TermFinder, termFinder } from './term-finder.ts'

/** The glossary as articles need it. */
export interface GlossaryTerms {
  find: Readonly<Record<Locale, TermFinder>>
  /** Ids of the terms that an article explains. */
  explainedBy: (slug: string) => readonly string[]
}

/** Prepares the glossary for marking its terms in articles. */
export function glossaryTerms(entries: readonly GlossaryEntry[]): GlossaryTerms {
  const bySlug = Map.groupBy(entries, ({ article = '' }) => article.split('#')[0] ?? '')
  return {
    find: { en: termFinder(entries, 'en'), de: termFinder(entries, 'de') },
    explainedBy: (slug) => (bySlug.get(slug) ?? []).map(({ id }) => id),
  }
}
