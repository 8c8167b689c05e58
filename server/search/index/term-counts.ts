import type { DatabaseSync } from 'node:sqlite'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { AnalysedDocuments } from '../documents/analyse-documents.ts'

/** Counts the terms and words of one language while documents are added and removed; all is written at the end. */
export interface TermCounts {
  /** The numbers of terms; a term that no document had gets a new one. */
  idsOf(terms: readonly string[]): Uint32Array
  /** Counts a document with these terms in (1) or out (-1). */
  countDocument(ids: Iterable<number>, step: 1 | -1): void
  countWords(analysed: AnalysedDocuments, ids: Uint32Array, step: 1 | -1): void
  write(): void
}

/** A way to write a word, and how much oftener it is used. */
interface Spelling {
  word: string
  term: number
  change: number
}

/** Continues with the terms and words that the tables have. */
export function termCounts(database: DatabaseSync, locale: Locale): TermCounts {
  const find = database.prepare('SELECT id FROM search_terms WHERE locale = ? AND term = ?')
  const last = database.prepare('SELECT max(id) AS id FROM search_terms WHERE locale = ?')
  const first = Number(last.get(locale)?.id ?? 0) + 1
  let next = first
  const ids = new Map<string, number>()
  /** How many documents more have a term, by its number. */
  const documents: number[] = []
  const spellings = new Map<string, Spelling>()

  function idOf(term: string): number {
    const known = ids.get(term)
    if (known !== undefined) return known
    const found = first > 1 ? find.get(locale, term)?.id : undefined
    const id = found === undefined ? next++ : Number(found)
    ids.set(term, id)
    return id
  }

  return {
    idsOf: (terms) => Uint32Array.from(terms, idOf),
    countDocument(found, step) {
      for (const id of found) documents[id] = (documents[id] ?? 0) + step
    },
    countWords({ words: list }, termIds, step) {
      list.spellings.forEach((name, at) => {
        const change = step * (list.counts[at] as number)
        const known = spellings.get(name)
        if (known) known.change += change
        else {
          const term = termIds[list.terms[at] as number] as number
          spellings.set(name, { word: list.words[at] as string, term, change })
        }
      })
    },
    write() {
      writeTerms(database, locale, ids, documents)
      writeSpellings(database, locale, spellings)
    },
  }
}

function writeTerms(
  database: DatabaseSync,
  locale: Locale,
  ids: ReadonlyMap<string, number>,
  documents: readonly number[],
): void {
  const put = database.prepare(
    `INSERT INTO search_terms VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET documents = documents + excluded.documents`,
  )
  for (const [term, id] of ids) {
    const change = documents[id] ?? 0
    if (change !== 0) put.run(locale, term, id, change)
  }
  database.prepare('DELETE FROM search_terms WHERE locale = ? AND documents = 0').run(locale)
}

function writeSpellings(
  database: DatabaseSync,
  locale: Locale,
  spellings: ReadonlyMap<string, Spelling>,
): void {
  const find = database.prepare('SELECT spellings FROM search_words WHERE locale = ? AND word = ?')
  const put = database.prepare('INSERT OR REPLACE INTO search_words VALUES (?, ?, ?, ?, ?, ?)')
  const remove = database.prepare('DELETE FROM search_words WHERE locale = ? AND word = ?')
  const changed = [...spellings].filter(([, { change }]) => change !== 0)
  for (const [word, list] of Map.groupBy(changed, ([, spelling]) => spelling.word)) {
    const known = find.get(locale, word)?.spellings
    const counts = new Map<string, number>(known === undefined ? [] : JSON.parse(String(known)))
    for (const [name, { change }] of list) counts.set(name, (counts.get(name) ?? 0) + change)
    const left = [...counts].filter(([, count]) => count > 0).sort(usualFirst)
    const count = left.reduce((sum, [, times]) => sum + times, 0)
    const term = (list[0] as (typeof list)[number])[1].term
    if (left.length === 0) remove.run(locale, word)
    else put.run(locale, word, left[0]?.[0] ?? word, term, count, JSON.stringify(left))
  }
}

/** Sorts spellings by frequency. At a tie lower case comes first: a capital may only begin a sentence. */
function usualFirst([a, times]: [string, number], [b, otherTimes]: [string, number]): number {
  return otherTimes - times || (a > b ? -1 : 1)
}
