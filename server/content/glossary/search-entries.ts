import type { GlossaryEntry } from '../../../shared/content/articles/glossary.ts'
import { type Locale, locales, otherLocale } from '../../../shared/i18n/locale.ts'
import type { PlaceNames } from '../../search/documents/place-names.ts'
import type { SearchDocument } from '../../search/documents/search-document.ts'
import { analyse } from '../../search/words/analyse.ts'
import type { SynonymGroup } from '../../search/words/synonyms.ts'
import { glossaryPath } from './mark-terms.ts'

/**
 * What search finds of the glossary: one document for each entry, with a link to its place on the page. Its other names
 * and its counterpart find it without being shown.
 *
 * @param title of the glossary's page
 */
export function glossaryDocuments(
  entries: readonly GlossaryEntry[],
  locale: Locale,
  title: string,
): SearchDocument[] {
  const other = otherLocale(locale)
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

/** The section of an article that explains a term is found by the term's names. */
export function glossaryPlaces(
  entries: readonly GlossaryEntry[],
  articles: readonly { slug: string; path: string }[],
): PlaceNames[] {
  const paths = new Map(articles.map(({ slug, path }) => [slug, path]))
  return entries.flatMap(({ article, en, de }) => {
    const [slug = '', anchor = ''] = article?.split('#') ?? []
    const path = paths.get(slug)
    if (!path) return []
    const href = anchor === '' ? path : `${path}#${anchor}`
    return [{ href, en: [en.term, ...en.also], de: [de.term, ...de.also] }]
  })
}

/**
 * The curated groups of `content/synonyms.yaml`, then those of the glossary. An entry whose term is in a curated group
 * adds its other words to that group; every other entry is a group of its own, with the words that no other group has.
 * Words are compared in the same way as in search.
 */
export function withGlossarySynonyms(
  curated: readonly SynonymGroup[],
  entries: readonly GlossaryEntry[],
): SynonymGroup[] {
  const groups = curated.map(({ en, de }) => ({ en: [...en], de: [...de] }))
  const groupOf = new Map<string, (typeof groups)[number]>()
  const find = (word: string) =>
    keysOf(word)
      .map((key) => groupOf.get(key))
      .find(Boolean)
  const note = (word: string, group: (typeof groups)[number]) => {
    for (const key of keysOf(word)) groupOf.set(key, group)
  }
  for (const group of groups) {
    for (const word of locales.flatMap((locale) => group[locale])) note(word, group)
  }
  for (const entry of entries) {
    const known = find(entry.en.term) ?? find(entry.de.term)
    const group = known ?? { en: [], de: [] }
    for (const locale of locales) {
      for (const word of [entry[locale].term, ...entry[locale].also]) {
        if (find(word)) continue
        note(word, group)
        group[locale].push(word)
      }
    }
    if (!known && group.en.length + group.de.length > 1) groups.push(group)
  }
  return groups
}

/** A word as search compares it in each language: a group's words are looked for in texts of both. */
function keysOf(word: string): string[] {
  return locales.map((locale) => {
    const terms = analyse(word, locale).map(({ term }) => term)
    return `${locale} ${terms.length > 0 ? terms.join(' ') : word.toLowerCase()}`
  })
}
