import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { articleDocuments } from '../search/article-documents.ts'
import { pageDocuments } from '../search/page-documents.ts'
import type { SearchDocument } from '../search/search-document.ts'
import { writeSearchIndex } from '../search/write-index.ts'
import type { ArticleRow, CompiledContent } from './compiled-content.ts'
import { glossaryDocuments, withGlossarySynonyms } from './glossary/glossary-search.ts'

/** Text columns are readable text: an operator can open the file and look. */
const tables = `
  CREATE TABLE settings (key TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
  CREATE TABLE wordings (
    name TEXT NOT NULL, locale TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (name, locale)
  ) STRICT;
  CREATE TABLE pages (
    id TEXT NOT NULL, locale TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (id, locale)
  ) STRICT;
  CREATE TABLE articles (
    collection TEXT NOT NULL, slug TEXT NOT NULL, locale TEXT NOT NULL,
    title TEXT NOT NULL, description TEXT NOT NULL, keywords TEXT NOT NULL, image_alt TEXT NOT NULL,
    published TEXT NOT NULL, updated TEXT NOT NULL, reading_minutes INTEGER NOT NULL,
    html TEXT NOT NULL, markdown TEXT NOT NULL, toc TEXT NOT NULL, related TEXT NOT NULL,
    figure TEXT NOT NULL,
    PRIMARY KEY (collection, slug, locale)
  ) STRICT;
  CREATE INDEX articles_by_date ON articles (collection, locale, published DESC, slug);
`

/** Writes content.db beside its place and moves it there: a reader sees the old file or the new one, never half of it. */
export function writeDatabase(outFile: string, content: CompiledContent): void {
  mkdirSync(dirname(outFile), { recursive: true })
  const draft = `${outFile}.${process.pid}.tmp`
  rmSync(draft, { force: true })
  try {
    fillDatabase(draft, content)
    renameSync(draft, outFile)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

function fillDatabase(file: string, content: CompiledContent) {
  const database = new DatabaseSync(file)
  try {
    // A broken draft is thrown away, so it needs no journal.
    database.exec('PRAGMA journal_mode = OFF; BEGIN;')
    database.exec(tables)
    insertCopy(database, content)
    insertArticles(database, content.articles)
    const synonyms = withGlossarySynonyms(content.synonyms, content.glossary)
    writeSearchIndex(database, searchDocuments(content), synonyms)
    database.exec('COMMIT')
  } finally {
    database.close()
  }
}

/** Everything search finds. */
function* searchDocuments({
  pages,
  articles,
  glossary,
}: CompiledContent): Generator<SearchDocument> {
  for (const page of pages) {
    yield* pageDocuments(page)
    if (page.id !== 'glossary') continue
    const { seo } = page.copy as { seo: { title: string } }
    yield* glossaryDocuments(glossary, page.locale, seo.title)
  }
  for (const article of articles) yield* articleDocuments(article)
}

function insertCopy(database: DatabaseSync, content: CompiledContent) {
  const setting = database.prepare('INSERT INTO settings VALUES (?, ?)')
  for (const { key, value } of content.settings) setting.run(key, JSON.stringify(value))
  setting.run('glossary', JSON.stringify(content.glossary))
  const wording = database.prepare('INSERT INTO wordings VALUES (?, ?, ?)')
  for (const row of content.wordings) {
    wording.run(row.name, row.locale, JSON.stringify(row.copy))
  }
  const page = database.prepare('INSERT INTO pages VALUES (?, ?, ?)')
  for (const row of content.pages) {
    page.run(row.id, row.locale, JSON.stringify(row.copy))
  }
}

function insertArticles(database: DatabaseSync, articles: Iterable<ArticleRow>) {
  const insert = database.prepare(
    'INSERT INTO articles VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  for (const row of articles) {
    insert.run(
      row.collection,
      row.slug,
      row.locale,
      row.title,
      row.description,
      JSON.stringify(row.keywords),
      row.imageAlt,
      row.published,
      row.updated,
      row.readingMinutes,
      row.html,
      row.markdown,
      JSON.stringify(row.toc),
      JSON.stringify(row.related),
      row.figure,
    )
  }
}
