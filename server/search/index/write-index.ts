import type { DatabaseSync } from 'node:sqlite'
import { type Locale, locales } from '../../../shared/i18n/locale.ts'
import {
  type AnalysedDocument,
  type AnalysedDocuments,
  type Analysers,
  documentAnalysers,
} from '../documents/analyse-documents.ts'
import type { SearchDocument } from '../documents/search-document.ts'
import type { SynonymGroup } from '../words/synonyms.ts'
import { encodeEntry, furtherBit, matchToken, termId } from './entry.ts'
import { fullTextTables, indexTables } from './index-tables.ts'
import { type TermCounts, termCounts } from './term-counts.ts'

/** Changes the search tables in place. Its memory grows only with the different words in what changed. */
export interface IndexWriter {
  analyse: Analysers
  /** Adds documents under ids that are free. */
  add(analysed: AnalysedDocuments, idOf: (document: SearchDocument, at: number) => number): void
  /** Removes the documents of one language with these ids. */
  remove(locale: Locale, first: number, last: number): void
  /** Writes what was counted; to be called once. */
  finish(): void
}

/** Creates the empty tables of search. */
export function createIndex(database: DatabaseSync, synonyms: readonly SynonymGroup[]): void {
  database.exec(indexTables)
  const insert = database.prepare('INSERT INTO search_synonyms VALUES (?, ?)')
  for (const [position, group] of synonyms.entries()) insert.run(position, JSON.stringify(group))
}

/** Opens tables that were created with these synonyms. */
export function indexWriter(
  database: DatabaseSync,
  synonyms: readonly SynonymGroup[],
): IndexWriter {
  const languages = {
    en: languageWriter(database, 'en'),
    de: languageWriter(database, 'de'),
  }
  const analyse = documentAnalysers(synonyms)
  const isEmpty = database.prepare('SELECT 1 FROM search_documents').get() === undefined
  const between = database.prepare('SELECT * FROM search_documents WHERE id BETWEEN ? AND ?')
  return {
    analyse,
    add(analysed, idOf) {
      const { counts, insert } = languages[analysed.locale]
      const ids = counts.idsOf(analysed.terms)
      const pages = new Map<string, number>()
      analysed.documents.forEach((document, at) => {
        const id = idOf(document.document, at)
        const { path } = document.document
        // A page has the number of its first document.
        if (!pages.has(path)) pages.set(path, id)
        counts.countDocument(insert(id, pages.get(path) as number, document, ids), 1)
      })
      counts.countWords(analysed, ids, 1)
    },
    remove(locale, first, last) {
      const { counts, remove } = languages[locale]
      const rows = between.all(first, last) as unknown as (SearchDocument & { id: number })[]
      if (rows.length === 0) return
      const analysed = analyse[locale](rows)
      const ids = counts.idsOf(analysed.terms)
      for (const { numbers } of analysed.documents) counts.countDocument(idsOf(numbers, ids), -1)
      counts.countWords(analysed, ids, -1)
      for (const { id } of rows) remove(id)
    },
    finish() {
      for (const locale of locales) languages[locale].counts.write()
      if (!isEmpty) return
      for (const name of fullTextTables) {
        database.exec(`INSERT INTO ${name}(${name}) VALUES ('optimize')`)
      }
    },
  }
}

interface LanguageWriter {
  counts: TermCounts
  /** Returns the numbers of the document's terms, each once; `ids` has those of all terms it was analysed with. */
  insert(id: number, page: number, document: AnalysedDocument, ids: Uint32Array): Uint32Array
  remove(id: number): void
}

function languageWriter(database: DatabaseSync, locale: Locale): LanguageWriter {
  const into = (table: string) =>
    database.prepare(`INSERT INTO ${table}(rowid, terms) VALUES (?, ?)`)
  const row = database.prepare('INSERT INTO search_documents VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const entry = database.prepare('INSERT INTO search_entries VALUES (?, ?, ?, ?)')
  const texts = into(`search_${locale}`)
  const names = into(`search_names_${locale}`)
  const removals = [
    'search_documents WHERE id',
    'search_entries WHERE id',
    `search_${locale} WHERE rowid`,
    `search_names_${locale} WHERE rowid`,
  ].map((place) => database.prepare(`DELETE FROM ${place} = ?`))
  return {
    counts: termCounts(database, locale),
    insert(id, page, { document, lengths, numbers: places }, ids) {
      const { kind, path, anchor, title, heading, keywords, body } = document
      const isPage = anchor === ''
      const numbers = places.map((place) =>
        place < furtherBit ? (ids[place] as number) : (ids[termId(place)] as number) + furtherBit,
      )
      const all = eachOnce(numbers.map(termId))
      const [inTitle = 0, inHeading = 0, inKeywords = 0] = lengths
      // The title belongs to the entry of the page itself, not to those of its sections.
      const named = numbers.subarray(isPage ? 0 : inTitle, inTitle + inHeading + inKeywords)
      row.run(id, locale, kind, path, anchor, title, heading, keywords, body)
      entry.run(id, page, isPage ? 1 : 0, encodeEntry(lengths, numbers))
      texts.run(id, matchTokens(all))
      if (named.length > 0) names.run(id, matchTokens(eachOnce(named.map(termId))))
      return all
    },
    remove(id) {
      for (const removal of removals) removal.run(id)
    },
  }
}

/** Numbers of a document's terms, each once. */
function idsOf(places: Uint32Array, ids: Uint32Array): Uint32Array {
  return eachOnce(places.map((place) => ids[termId(place)] as number))
}

/** Sorts the list it is given. Collecting the numbers in a Set takes several times as long. */
function eachOnce(list: Uint32Array): Uint32Array {
  return list.sort().filter((number, at) => at === 0 || number !== list[at - 1])
}

function matchTokens(ids: Uint32Array): string {
  return Array.from(ids, matchToken).join(' ')
}
