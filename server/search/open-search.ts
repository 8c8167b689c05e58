import { DatabaseSync } from 'node:sqlite'
import { type Locale, otherLocale } from '../../shared/i18n/locale.ts'
import { sitePages } from '../../shared/pages.ts'
import type { DocumentKind, SearchAnswer, SearchResult } from '../../shared/search-answer.ts'
import { candidateFinder, type FindCandidates } from './answer/find-candidates.ts'
import { fitReader, leastFit } from './answer/fits.ts'
import { foundBy } from './answer/found-by.ts'
import type { Candidate } from './answer/read-candidate.ts'
import { documentReader, type FoundDocument } from './answer/read-document.ts'
import { scorer } from './answer/score.ts'
import { idsOfPages, type ShareOfPlace, sharesOfPlaces } from './answer/share-of-place.ts'
import { type Mark, marker, snippetOf } from './answer/snippet.ts'
import { idRange, idRangeOf, kindOfId } from './index/id-range.ts'
import { type LanguageIndex, openLanguage } from './index/language-index.ts'
import { cleanQuery } from './query/clean-query.ts'
import { isOfOther } from './query/language-of-query.ts'
import { readQuery, unmetWords } from './query/read-query.ts'

/** What is looked for, and which part of the answer is wanted. */
export interface SearchRequest {
  query: string
  locale: Locale
  kind?: DocumentKind
  limit?: number
  offset?: number
}

/** Search over the compiled content. */
export interface SiteSearch {
  search(request: SearchRequest): SearchAnswer
  close(): void
}

/**
 * Results that match less of the query than this are left out, where another matches more: where none does, what has most of
 * the query is better than nothing.
 */
const leastCoverage = 0.2
const leastOfMost = 0.75

/**
 * What further places of a page that answer, too, add to the page: it is about what was asked for. They say more where
 * nothing has the query as its name, and what is asked for has to be told from what is written.
 */
const further = {
  named: { share: 0.08, most: 1 },
  unnamed: { share: 0.4, most: 2 },
}

/**
 * Pages that are many small places about anything, or tell again what others explain: that several of their places answer
 * says little about the page.
 */
const collections = [
  sitePages.home.path,
  sitePages['security-pack'].path,
  `${sitePages['case-studies'].path}/%`,
  `${sitePages.blog.path}/%`,
]

/** Answers that score less than this share of the best one are noise. */
const leastShare = 0.05

const mostMore = 3

/** So many of the best answers are asked whether they are about the query at all. */
const mostAsked = 10

/** Where none is, so many of them are shown as what comes nearest. */
const mostFar = 3

/** Opens the search tables of content.db for reading. A language is read at its first query. */
export function openSearch(file: string, siteName?: string): SiteSearch {
  const database = new DatabaseSync(file, { readOnly: true })
  // The file is mapped into memory instead of being read: an index of ten thousand articles is large.
  database.exec(`PRAGMA mmap_size = ${2 ** 30}`)
  const languages: Partial<Record<Locale, Language>> = {}
  const placeOf = database.prepare(placeById)
  const counterpart = counterparts(database)
  const ofCollections = idsOfPages(database, collections)
  const sharesFor = sharesOfPlaces(database)
  const languageOf = (locale: Locale): Language =>
    (languages[locale] ??= openedLanguage(database, locale))

  /** The pages that answer a query, read in one language, and what to mark in their texts. */
  function ask(query: string, locale: Locale, kind: DocumentKind | undefined) {
    const { index, find } = languageOf(locale)
    const read = readQuery(query, index, siteName)
    const candidates = find(read.clauses, kind ? idRange(locale, kind) : idRangeOf(locale))
    const { answers, isNamed } = score(scorer(read, index), candidates, sharesFor(query))
    const isUnderstood = read.unmet.length === 0 && read.suggestion === undefined
    const isFar =
      !(isNamed && isUnderstood) && areFar(answers, fitReader(read, index.documentCount, locale))
    return { read, pages: rank(answers, isNamed, ofCollections), isFar }
  }

  return {
    search({ query: given, locale, kind, limit = 10, offset = 0 }) {
      const query = cleanQuery(given)
      const { index, document } = languageOf(locale)
      const other = otherLocale(locale)
      const isForeign = isOfOther(query, index, () => languageOf(other).index)
      const { read, pages, isFar } = ask(query, isForeign ? other : locale, kind)
      const found = isForeign ? pages.flatMap((page) => counterpart(page, locale)) : pages
      const shown = isFar ? found.slice(0, mostFar) : found
      const mark = marker(read, index.matchPhrase)
      const placesOf = (page: RankedPage) => ({
        place: document(page.best),
        further: page.more.map((id) => placeOf.get(id) as unknown as Place),
      })
      const results = shown
        .slice(offset, offset + limit)
        .map((page) => resultOf(placesOf(page), mark, query, locale))
      const { suggestion } = read
      const words = unmetWords(read)
      const missing = words.length > 0 ? words : undefined
      const far = isFar && shown.length > 0 ? true : undefined
      return { query, locale, total: shown.length, results, suggestion, missing, isFar: far }
    },
    close: () => database.close(),
  }
}

const placeById = 'SELECT path, anchor, heading FROM search_documents WHERE id = ?'

/** What is shown of a page: the place that answers best, and others on it that answer well. */
function resultOf(
  { place, further }: { place: FoundDocument; further: readonly Place[] },
  mark: Mark,
  query: string,
  locale: Locale,
): SearchResult {
  const { kind, title, heading, body } = place
  return {
    kind,
    title,
    heading,
    href: hrefOf(place),
    snippet: snippetOf(body, mark, () => foundBy(place, mark, query, locale)),
    more: further.map((other) => ({ heading: other.heading, href: hrefOf(other) })),
  }
}

interface Language {
  index: LanguageIndex
  find: FindCandidates
  document: (id: number) => FoundDocument
}

function openedLanguage(database: DatabaseSync, locale: Locale): Language {
  const index = openLanguage(database, locale)
  return {
    index,
    find: candidateFinder(database, index),
    document: documentReader(database, locale),
  }
}

type Place = Pick<FoundDocument, 'path' | 'anchor' | 'heading'>

/** A page by the ids of its documents: the one that answers best, then others that answer well. */
interface RankedPage {
  best: number
  value: number
  more: number[]
}

/** A document with what its answer is worth. */
interface Answer {
  candidate: Candidate
  value: number
}

/** The same page in another language; a place that is not there is left out. */
function counterparts(database: DatabaseSync): (page: RankedPage, locale: Locale) => RankedPage[] {
  const same = database.prepare(
    `SELECT there.id FROM search_documents AS here JOIN search_documents AS there
     ON there.locale = ? AND there.path = here.path AND there.anchor = here.anchor WHERE here.id = ?`,
  )
  const idOf = (id: number, locale: Locale) => same.all(locale, id).map((row) => Number(row.id))
  return ({ best, value, more }, locale) =>
    idOf(best, locale).map((id) => ({
      best: id,
      value,
      more: more.flatMap((other) => idOf(other, locale)),
    }))
}

/** The documents that answer, the best first, and whether a name of one is nothing but the query. */
function score(
  scoreOf: ReturnType<typeof scorer>,
  candidates: readonly Candidate[],
  shareOf: ShareOfPlace,
): { answers: Answer[]; isNamed: boolean } {
  const scored = candidates.map((candidate) => {
    const kind = kindOfId(candidate.id)
    const { value, coverage, isNamed } = scoreOf({ ...candidate, isEntry: kind === 'glossary' })
    return { candidate, value: value * shareOf(candidate), coverage, isNamed }
  })
  const most = scored.reduce((found, { coverage }) => Math.max(found, coverage), 0)
  const enough = Math.min(leastCoverage, leastOfMost * most)
  const answers = scored
    .filter(({ value, coverage }) => value > 0 && coverage >= enough)
    .sort((a, b) => b.value - a.value || a.candidate.id - b.candidate.id)
  return { answers, isNamed: answers.some((answer) => answer.isNamed) }
}

/** Whether none of the best answers deals with enough of what was asked for. */
const areFar = (answers: readonly Answer[], fitOf: ReturnType<typeof fitReader>): boolean =>
  answers.slice(0, mostAsked).every(({ candidate }) => fitOf(candidate.entry) < leastFit)

function rank(
  answers: readonly Answer[],
  isNamed: boolean,
  ofCollections: ReadonlySet<number>,
): RankedPage[] {
  const least = (answers[0]?.value ?? 0) * leastShare
  return [...Map.groupBy(answers, ({ candidate }) => candidate.page).values()]
    .filter(([best]) => (best as Answer).value >= least)
    .map((places) => {
      const isAmongMany = places.some(({ candidate }) => ofCollections.has(candidate.id))
      return pageOf(places, isNamed || isAmongMany ? further.named : further.unnamed)
    })
    .sort((a, b) => b.value - a.value || a.best - b.best)
}

/** A page of the places of it that answer, the best first. */
function pageOf(
  [best, ...others]: readonly Answer[],
  { share, most }: { share: number; most: number },
): RankedPage {
  const { candidate, value } = best as Answer
  const sum = others.reduce((found, other) => found + other.value, 0)
  const more = others
    .filter((other) => !other.candidate.isPage && other.value >= value / 2)
    .slice(0, mostMore)
  return {
    best: candidate.id,
    value: value + share * Math.min(most * value, sum),
    more: more.map((other) => other.candidate.id),
  }
}

function hrefOf({ path, anchor }: Omit<Place, 'heading'>): string {
  return anchor === '' ? path : `${path}#${anchor}`
}
