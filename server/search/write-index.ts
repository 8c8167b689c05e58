import type { DatabaseSync } from 'node:sqlite'
import { type Locale, locales } from '../../src/i18n/locale.ts'
import { encodeEntry, fields, matchToken, type PlacedTerm } from './entry.ts'
import { idRange } from './id-range.ts'
import { documentKinds, type SearchDocument } from './search-document.ts'
import { phraseMatcher, type SynonymGroup } from './synonyms.ts'
import { collectTerms, type TermCollection } from './term-collection.ts'

/*
 * Per language two full-text tables without content: `search_<locale>` has every term of a document, `search_names_…`
 * those of its title, heading and keywords, so that a common word need not be looked for in all texts to be found in
 * the few titles that have it. Their tokens are numbers of terms: a query can be nothing but a list of terms.
 */
const fullText = locales.flatMap((locale) => [`search_${locale}`, `search_names_${locale}`])

const tables = `
  CREATE TABLE search_documents (
    id INTEGER PRIMARY KEY, locale TEXT NOT NULL, kind TEXT NOT NULL, path TEXT NOT NULL,
    anchor TEXT NOT NULL, title TEXT NOT NULL, heading TEXT NOT NULL, body TEXT NOT NULL
  ) STRICT;
  CREATE TABLE search_entries (
    id INTEGER PRIMARY KEY, page INTEGER NOT NULL, is_page INTEGER NOT NULL, terms BLOB NOT NULL
  ) STRICT;
  CREATE TABLE search_terms (
    locale TEXT NOT NULL, term TEXT NOT NULL, id INTEGER NOT NULL, documents INTEGER NOT NULL,
    PRIMARY KEY (locale, term)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE search_words (
    locale TEXT NOT NULL, word TEXT NOT NULL, shown TEXT NOT NULL, term INTEGER NOT NULL,
    count INTEGER NOT NULL, PRIMARY KEY (locale, word)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE search_synonyms (position INTEGER PRIMARY KEY, json TEXT NOT NULL) STRICT;
  ${fullText
    .map(
      (name) =>
        `CREATE VIRTUAL TABLE ${name} USING fts5(terms, content='', detail=none, tokenize='ascii');`,
    )
    .join('\n  ')}
`

/** Fills the tables of search, document by document: what stays in memory grows with the vocabulary only. */
export function writeSearchIndex(
  database: DatabaseSync,
  documents: Iterable<SearchDocument>,
  synonyms: readonly SynonymGroup[],
): void {
  database.exec(tables)
  const insertSynonyms = database.prepare('INSERT INTO search_synonyms VALUES (?, ?)')
  for (const [position, group] of synonyms.entries()) {
    insertSynonyms.run(position, JSON.stringify(group))
  }
  const collections = {
    en: collectTerms('en', phraseMatcher(synonyms, 'en')),
    de: collectTerms('de', phraseMatcher(synonyms, 'de')),
  }
  const insert = documentInserts(database)
  for (const document of documents) insert(document, collections[document.locale])
  for (const locale of locales) insertTerms(database, locale, collections[locale])
  for (const name of fullText) database.exec(`INSERT INTO ${name}(${name}) VALUES ('optimize')`)
}

type Insert = (document: SearchDocument, collection: TermCollection) => void

function documentInserts(database: DatabaseSync): Insert {
  const document = database.prepare('INSERT INTO search_documents VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  const entry = database.prepare('INSERT INTO search_entries VALUES (?, ?, ?, ?)')
  const into = (table: string) =>
    database.prepare(`INSERT INTO ${table}(rowid, terms) VALUES (?, ?)`)
  const texts = { en: into('search_en'), de: into('search_de') }
  const names = { en: into('search_names_en'), de: into('search_names_de') }
  const nextIds = new Map(
    locales.flatMap((locale) =>
      documentKinds.map((kind) => [`${locale} ${kind}`, idRange(locale, kind)[0]]),
    ),
  )
  const pages = new Map<string, number>()

  return (row, collection) => {
    const { locale, kind, path, anchor } = row
    const id = nextIds.get(`${locale} ${kind}`) as number
    nextIds.set(`${locale} ${kind}`, id + 1)
    const page = pages.get(path) ?? pages.size + 1
    pages.set(path, page)
    const placed = fields.map((field) => collection.read(row[field]))
    const [title = [], heading = [], keywords = []] = placed
    const all = idsOf(placed.flat())
    // A section's page has its name at the page's own entry.
    const own = idsOf([...(anchor === '' ? title : []), ...heading, ...keywords])
    document.run(id, locale, kind, path, anchor, row.title, row.heading, row.body)
    entry.run(id, page, anchor === '' ? 1 : 0, encodeEntry(placed))
    texts[locale].run(id, matchTokens(all))
    if (own.size > 0) names[locale].run(id, matchTokens(own))
    collection.countDocument(all)
  }
}

function insertTerms(database: DatabaseSync, locale: Locale, collection: TermCollection): void {
  const insertTerm = database.prepare('INSERT INTO search_terms VALUES (?, ?, ?, ?)')
  for (const { term, id, documents } of collection.terms()) {
    insertTerm.run(locale, term, id, documents)
  }
  const insertWord = database.prepare('INSERT INTO search_words VALUES (?, ?, ?, ?, ?)')
  for (const { word, shown, term, count } of collection.words()) {
    insertWord.run(locale, word, shown, term, count)
  }
}

function idsOf(placed: readonly PlacedTerm[]): Set<number> {
  return new Set(placed.map(({ id }) => id))
}

function matchTokens(ids: ReadonlySet<number>): string {
  return Array.from(ids, matchToken).join(' ')
}
