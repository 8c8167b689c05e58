import { termSymbol, termSymbolSize } from '@firstangle/drawings/term-symbols'
import type { GlossaryEntry } from '../../../shared/content/articles/glossary.ts'
import { type Locale, otherLocale } from '../../../shared/i18n/locale.ts'
import type { PageQuery } from '../../../shared/page-query.ts'
import { keepTogether } from '../../../shared/typesetting/keep-together.ts'
import { escapeHtml } from '../../../src/components/code/highlight-json.ts'
import type { GlossaryData, GlossaryTerm } from '../../../src/pages/glossary/glossary-data.ts'
import { sortedEntries } from '../../content/glossary/compile-glossary.ts'
import { siteContext } from '../site-context.ts'
import { keptBySite } from './kept-by-site.ts'
import { pageData } from './page-data.ts'

/** Longer ones are not terms. */
const longestQuery = 60

/** Copy, head and terms of the page in one language. */
export function glossaryData(locale: Locale, { q = '' }: PageQuery): GlossaryData {
  return { ...allTerms(locale), query: q.slice(0, longestQuery) }
}

const allTerms = keptBySite((locale: Locale): Omit<GlossaryData, 'query'> => {
  const terms = sortedEntries(siteContext().content.glossary(), locale).map((entry) =>
    shownTerm(entry, locale),
  )
  const byLetter = Map.groupBy(terms, ({ term }) => initialOf(term))
  return {
    ...pageData('glossary', locale, { terms }),
    locale,
    otherLocale: otherLocale(locale),
    letters: Array.from(byLetter, ([letter, group]) => ({ letter, terms: group })),
  }
})

/** What the hints of articles show, by the anchor of the term: its name, symbol and definition as HTML. */
export function termHints(locale: Locale): Record<string, string> {
  const entries = siteContext().content.glossary()
  return Object.fromEntries(
    entries.map(({ id, symbol, [locale]: words }) => [
      id,
      `<b>${escapeHtml(words.term)}</b>${symbol ? termSymbol(symbol) : ''}<p>${escapeHtml(words.definition)}</p>`,
    ]),
  )
}

/** One entry of the glossary, in the words of one language. */
export function termOf(id: string, locale: Locale): GlossaryTerm {
  const entry = siteContext()
    .content.glossary()
    .find((each) => each.id === id)
  if (!entry) throw new Error(`The glossary has no entry "${id}"`)
  return shownTerm(entry, locale)
}

function shownTerm(entry: GlossaryEntry, locale: Locale): GlossaryTerm {
  const { id, symbol, standard } = entry
  const { term, also, definition } = entry[locale]
  const other = entry[otherLocale(locale)]
  return {
    id,
    term,
    definition: keepTogether(definition),
    ...(also.length > 0 && { also: also.join(', ') }),
    ...(standard && { standard: withoutBreaks(standard) }),
    ...(symbol && { symbol: { name: symbol, ...termSymbolSize(symbol) } }),
    ...(entry.article && explanation(entry.article, locale)),
    otherTerm: other.term,
    ...(other.also.length > 0 && { otherAlso: other.also.join(', ') }),
  }
}

/** The section named by its heading, an article as a whole by its title. */
function explanation(
  target: string,
  locale: Locale,
): Pick<GlossaryTerm, 'href' | 'explanation'> | undefined {
  const { content } = siteContext()
  const [slug = '', anchor] = target.split('#')
  const [summary] = content.articlesBySlug([slug], locale)
  if (!summary) return undefined
  const path = `/${summary.collection}/${slug}`
  if (anchor === undefined) return { href: path, explanation: summary.title }
  const toc = content.article(summary.collection, slug, locale)?.toc ?? []
  const heading = toc.find(({ id }) => id === anchor)
  return { href: `${path}#${anchor}`, explanation: heading?.text ?? summary.title }
}

/** Ä stands under A. */
const initialOf = (term: string): string => term.normalize('NFD').charAt(0).toUpperCase()

/** The number of a standard stays on its line. */
const withoutBreaks = (standard: string): string =>
  standard.replace(/([A-Z]) (?=[\dY])/g, '$1\u00a0')
