import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { matchToken } from '../index/entry.ts'
import type { LanguageIndex } from '../index/language-index.ts'
import { hardlyEver } from '../query/alternative.ts'
import type { Clause } from '../query/read-query.ts'
import { nameReader, surely } from './has-name.ts'
import { type Candidate, candidateReader } from './read-candidate.ts'

/** Finds documents of a language that may answer a query, within a range of ids. */
export type FindCandidates = (
  clauses: readonly Clause[],
  range: readonly [first: number, last: number],
) => Candidate[]

/**
 * How many documents are read per full-text query. They come in the order of their ids, so a word of ten thousand documents
 * costs no more than a word of a few hundred.
 */
const mostNames = 80
const mostTexts = 96

/** With fewer candidates, documents that have only some of the words are looked at, too. */
const enough = 12

/** From this many words on, a query is answered by what one of them names; of two words, one is only half. */
const fewestOfPhrase = 3

/** How many words of a query are searched in documents that lack some of the others; the rarest are taken. */
const mostRelaxed = 3

/** A word in at most this many documents is first looked for itself, then what else it may mean. */
const rare = 8

/** Terms in one query of a table: each term costs time for every document that matches. */
const mostTerms = 24
const fewestPerClause = 3

/** Prepares the questions to the full-text tables of one language. */
export function candidateFinder(
  database: DatabaseSync,
  index: Pick<LanguageIndex, 'locale' | 'documentsWith' | 'term' | 'fillers'>,
): FindCandidates {
  const { locale } = index
  const tableOf = (name: string) =>
    database.prepare(
      `SELECT rowid AS id FROM ${name} WHERE ${name} MATCH ? AND rowid BETWEEN ? AND ? LIMIT ?`,
    )
  const tables: Tables = {
    names: tableOf(`search_names_${locale}`),
    texts: tableOf(`search_${locale}`),
    read: candidateReader(database),
  }
  const hasName = nameReader(index)
  const isRare = (clause: Clause) => documentsOf(clause, index.documentsWith) <= rare
  const isHardlyThere = (clause: Clause) => documentsOf(clause, index.documentsWith) <= hardlyEver

  return (clauses, range) => {
    if (clauses.length === 0) return []
    const found = createSearch(tables, range)
    const match = matchesOf(clauses)
    const isNamed = findAll(found, clauses, match, clauses.some(isRare))
    if (clauses.length === 1) return found.candidates()
    const byRarity = clauses.toSorted((a, b) => b.importance - a.importance)
    const main = isNamed ? undefined : mainOf(byRarity)
    if (main) found.names(wordItself(main, surely), mostNames, (one) => hasName(one, main.weights))
    const rarest = byRarity.slice(0, mostRelaxed)
    if (found.isEnough()) findRareNames(found, rarest, isRare)
    else {
      findSome(found, rarest, match)
      // Their company may have been enough already, without what the rarest word names: `drawings into SAP`.
      findRareNames(found, rarest, isHardlyThere)
    }
    return found.candidates()
  }
}

/** The full-text tables of names and of texts, and what reads the document of an id. */
interface Tables {
  readonly names: StatementSync
  readonly texts: StatementSync
  readonly read: (id: number) => Candidate
}

type Search = ReturnType<typeof createSearch>

/** Looks for matches of full-text queries within a range of ids, and collects the documents. */
function createSearch({ names, texts, read }: Tables, [first, last]: readonly [number, number]) {
  const found = new Map<number, Candidate>()
  const look = (
    table: StatementSync,
    match: string,
    most: number,
    fits: (document: Candidate) => boolean,
  ): boolean => {
    const ids = table.all(match, first, last, most) as { id: number }[]
    for (const { id } of ids) {
      if (found.has(id)) continue
      const document = read(id)
      if (fits(document)) found.set(id, document)
    }
    return ids.length > 0
  }
  return {
    /** Adds documents with such a name, those alone that fit. Returns whether there is any such name. */
    names: (match: string, most: number, fits: (document: Candidate) => boolean = () => true) =>
      look(names, match, most, fits),
    /** Adds documents with such a text. */
    texts: (match: string, most: number) => look(texts, match, most, () => true),
    isEnough: () => found.size >= enough,
    candidates: () => [...found.values()],
  }
}

/** Joins full-text queries of clauses by an operator. */
type MatchOf = (clauses: readonly Clause[], operator: 'AND' | 'OR') => string

/** Queries for clauses of these, each with as many terms as the whole may have. */
function matchesOf(clauses: readonly Clause[]): MatchOf {
  const perClause = Math.max(fewestPerClause, Math.floor(mostTerms / clauses.length))
  const terms = new Map(clauses.map((clause) => [clause, anyOf(clause, perClause)]))
  return (some, operator) => `(${some.map((clause) => terms.get(clause)).join(` ${operator} `)})`
}

/** Documents with all words. Returns whether a name has all of them. */
function findAll(
  found: Search,
  clauses: readonly Clause[],
  match: MatchOf,
  hasRareWord: boolean,
): boolean {
  // Names with exactly these words come first: names with similar ones may exceed the limit.
  const themselves = clauses.map((clause) => wordItself(clause))
  if (themselves.every((word) => word !== '')) {
    const exactly = themselves.join(' AND ')
    found.names(exactly, mostNames)
    // So do the texts of a rare word: those with a part of it may exceed the limit.
    if (hasRareWord) found.texts(exactly, mostTexts)
  }
  const every = match(clauses, 'AND')
  const isNamed = found.names(every, mostNames)
  found.texts(every, mostTexts)
  return isNamed
}

/** `work with SolidWorks`: texts that have both, or two others, by chance leave out what the rare word names. */
function findRareNames(
  found: Search,
  rarest: readonly Clause[],
  isRare: (clause: Clause) => boolean,
): void {
  for (const clause of rarest) {
    const itself = wordItself(clause)
    if (!clause.isWeak && isRare(clause) && itself !== '') found.names(itself, mostNames / 2)
  }
}

/** Documents with one of the rarest words and any other of them, then with one alone, the rarest first. */
function findSome(found: Search, rarest: readonly Clause[], match: MatchOf): void {
  const inCompany = rarest.map((clause) => {
    const others = rarest.filter((other) => other !== clause)
    return `${match([clause], 'AND')} AND ${match(others, 'OR')}`
  })
  const alone = rarest.map((clause) => match([clause], 'AND'))
  for (const some of [inCompany, alone]) {
    for (const one of some) {
      found.names(one, mostNames / 2)
      // Before the names of a commoner word: many of them would leave no room for the only texts with a rare one.
      if (!found.isEnough()) found.texts(one, mostTexts / 2)
    }
    if (found.isEnough()) return
  }
}

/** The terms of a clause with the most certain ones first. */
function anyOf({ weights }: Clause, most: number): string {
  return `(${Array.from(weights.keys()).slice(0, most).map(matchToken).join(' OR ')})`
}

/**
 * The word that a query of three or more is about, though no name has them all: what just that word names may be the answer
 * where many texts have all of them by chance. `Haftung bei falschen Maßen` asks for liability.
 */
function mainOf(byRarity: readonly Clause[]): Clause | undefined {
  const strong = byRarity.filter(({ isWeak }) => !isWeak)
  const [main] = strong
  return main && strong.length >= fewestOfPhrase && wordItself(main, surely) !== ''
    ? main
    : undefined
}

/** In how many documents the word itself and equally certain terms are, at most. */
function documentsOf({ weights }: Clause, documentsWith: LanguageIndex['documentsWith']): number {
  return [...weights].reduce(
    (sum, [term, weight]) => sum + (weight >= 1 ? documentsWith(term) : 0),
    0,
  )
}

/** A match for the word itself and the terms that are certain enough; empty if no text has any of them. */
function wordItself({ weights }: Clause, least = 1): string {
  const sure = [...weights].flatMap(([term, weight]) => (weight >= least ? [matchToken(term)] : []))
  return sure.length === 0 ? '' : `(${sure.join(' OR ')})`
}
