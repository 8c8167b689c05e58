import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { matchToken } from '../index/entry.ts'
import type { LanguageIndex } from '../index/language-index.ts'
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

/** A word in at most so many documents is looked for in texts by itself, before what else it may mean. */
const rare = 8

/** Terms in one query of a table: each term costs time for every document that matches. */
const mostTerms = 24
const fewestPerClause = 3

/** Prepares the questions to the full-text tables of one language. */
export function candidateFinder(
  database: DatabaseSync,
  index: Pick<LanguageIndex, 'locale' | 'documentsWith' | 'term' | 'fillers'>,
): FindCandidates {
  const { locale, documentsWith } = index
  const hasName = nameReader(index)
  const ask = (table: string) =>
    database.prepare(
      `SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ? AND rowid BETWEEN ? AND ? LIMIT ?`,
    )
  const read = candidateReader(database)
  const names = ask(`search_names_${locale}`)
  const texts = ask(`search_${locale}`)

  return (clauses, [first, last]) => {
    const found = new Map<number, Candidate>()
    if (clauses.length === 0) return []
    const look = (
      statement: StatementSync,
      match: string,
      most: number,
      fits: (document: Candidate) => boolean = () => true,
    ) => {
      const ids = statement.all(match, first, last, most) as { id: number }[]
      for (const { id } of ids) {
        if (found.has(id)) continue
        const document = read(id)
        if (fits(document)) found.set(id, document)
      }
      return ids.length > 0
    }
    const perClause = Math.max(fewestPerClause, Math.floor(mostTerms / clauses.length))
    const terms = new Map(clauses.map((clause) => [clause, anyOf(clause, perClause)]))
    const termsOf = (list: readonly Clause[], by: string) =>
      `(${list.map((clause) => terms.get(clause)).join(by)})`
    const every = termsOf(clauses, ' AND ')
    // Names with exactly these words come first: names with similar ones may exceed the limit.
    const themselves = clauses.map((clause) => wordItself(clause))
    if (themselves.every((match) => match !== '')) {
      look(names, themselves.join(' AND '), mostNames)
      // So do the texts of a rare word: those with a part of it may exceed the limit.
      const isRare = clauses.some((clause) => documentsOf(clause, documentsWith) <= rare)
      if (isRare) look(texts, themselves.join(' AND '), mostTexts)
    }
    const isNamed = look(names, every, mostNames)
    look(texts, every, mostTexts)
    if (clauses.length === 1) return [...found.values()]
    // Rarest first: with the rarest word and any other one, then with one word alone.
    const byRarity = clauses.toSorted((a, b) => b.importance - a.importance)
    const main = isNamed ? undefined : mainOf(byRarity)
    if (main) {
      const isJustThat = (document: Candidate) => hasName(document, main.weights)
      look(names, wordItself(main, surely), mostNames, isJustThat)
    }
    if (found.size >= enough) {
      // `work with SolidWorks`: texts that have both by chance leave out what the rare word names.
      for (const clause of byRarity.slice(0, mostRelaxed)) {
        const itself = wordItself(clause)
        const isRare = !clause.isWeak && documentsOf(clause, documentsWith) <= rare
        if (isRare && itself !== '') look(names, itself, mostNames / 2)
      }
      return [...found.values()]
    }
    const rarest = byRarity.slice(0, mostRelaxed)
    const inCompany = rarest.map((clause, at) => {
      const others = rarest.filter((_, other) => other !== at)
      return `${terms.get(clause)} AND ${termsOf(others, ' OR ')}`
    })
    const alone = rarest.map((clause) => terms.get(clause) as string)
    for (const some of [inCompany, alone]) {
      for (const match of some) {
        look(names, match, mostNames / 2)
        // Before the names of a commoner word: many of them would leave no room for the only texts with a rare one.
        if (found.size < enough) look(texts, match, mostTexts / 2)
      }
      if (found.size >= enough) break
    }
    return [...found.values()]
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
