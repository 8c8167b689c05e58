import { type Locale, locales } from '../../../src/i18n/locale.ts'
import type { GlossaryEntry } from '../schemas/glossary.ts'
import { glossaryPath } from './mark-terms.ts'

/*
 * What search takes from the glossary. The shapes are those of server/search/search-document.ts and
 * server/search/synonyms.ts.
 */

/** An entry of the glossary as search finds it: with a link to its place on the page. */
export interface GlossaryDocument {
  locale: Locale
  kind: 'glossary'
  path: string
  anchor: string
  title: string
  heading: string
  keywords: string
  body: string
}

/** Words that mean the same, by language. */
type SynonymGroup = Readonly<Record<Locale, readonly string[]>>

/**
 * One document for each entry of one language. Its other names and its counterpart find it without being shown.
 *
 * @param title of the glossary's page
 */
export function glossaryDocuments(
  entries: readonly GlossaryEntry[],
  locale: Locale,
  title: string,
): GlossaryDocument[] {
  const other: Locale = locale === 'en' ? 'de' : 'en'
  return entries.map((entry) => ({
    locale,
    kind: 'glossary',
    path: glossaryPath,
    anchor: entry.id,
    title,
    heading: entry[locale].term,
    keywords: [...entry[locale].also, entry[other].term, ...entry[other].also].join(', '),
    body: [entry[locale].definition, entry.standard ?? ''].join('\n').trim(),
  }))
}

/**
 * The curated groups of `content/synonyms.yaml`, then those of the glossary: an entry whose word is in a curated group
 * joins it with its other words, every other entry is a group of its own. No word comes to stand in two groups.
 */
export function withGlossarySynonyms(
  curated: readonly SynonymGroup[],
  entries: readonly GlossaryEntry[],
): SynonymGroup[] {
  const groups = curated.map(({ en, de }) => ({ en: [...en], de: [...de] }))
  const groupOf = new Map<string, (typeof groups)[number]>()
  for (const group of groups) {
    for (const word of locales.flatMap((locale) => group[locale])) groupOf.set(keyOf(word), group)
  }
  for (const entry of entries) {
    const words = locales.flatMap((locale) => namesOf(entry, locale))
    const known = words.map((word) => groupOf.get(keyOf(word))).find((group) => group)
    const group = known ?? { en: [], de: [] }
    for (const locale of locales) {
      for (const word of namesOf(entry, locale)) {
        if (groupOf.has(keyOf(word))) continue
        groupOf.set(keyOf(word), group)
        group[locale].push(word)
      }
    }
    if (!known && group.en.length + group.de.length > 1) groups.push(group)
  }
  return groups
}

const namesOf = (entry: GlossaryEntry, locale: Locale): string[] => [
  entry[locale].term,
  ...entry[locale].also,
]

const keyOf = (word: string): string => word.toLowerCase()
