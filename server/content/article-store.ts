import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { TitleUse } from './check-names.ts'
import type { ArticleRow } from './compiled-content.ts'

/** What is known of a compiled article without reading all of it: what other files are checked against, and what must still be true of them. */
export interface ArticleFacts {
  /** ISO date. */
  published: string
  titles: TitleUse[]
  /** Ids of its headings. */
  anchors: string[]
  /** Addresses it links to, which all led somewhere. */
  links: string[]
  /** Slugs in its front matter. */
  related: string[]
  /** Figures it shows, with the hash of their words and lines. */
  figures: [name: string, sha256: string][]
}

/** Articles as they were compiled, kept from one compilation to the next: one that did not change is not compiled again. */
export interface ArticleStore {
  /** The facts of an article, if it was compiled with the same key: with the same source, by the same code. */
  facts(path: string, key: string): ArticleFacts | undefined
  put(path: string, key: string, facts: ArticleFacts, rows: readonly ArticleRow[]): void
  /** Both languages of a kept article. */
  rows(path: string): ArticleRow[]
  /** Forgets articles that are gone. */
  keepOnly(paths: ReadonlySet<string>): void
  close(): void
}

/**
 * Opens the store, or begins a new one where the file is none of ours. Without a file it is empty and gone after use;
 * it still lies on disk, so that ten thousand articles need no more memory than a hundred.
 */
export function openArticleStore(file?: string): ArticleStore {
  const database = file === undefined ? openDatabase('') : openOrReplace(file)
  const facts = database.prepare('SELECT facts FROM articles WHERE path = ? AND key = ?')
  const rows = database.prepare('SELECT rows FROM articles WHERE path = ?')
  const put = database.prepare('INSERT OR REPLACE INTO articles VALUES (?, ?, ?, ?)')
  const remove = database.prepare('DELETE FROM articles WHERE path = ?')
  const paths = database.prepare('SELECT path FROM articles')
  return {
    facts(path, key) {
      const row = facts.get(path, key)
      return row && (JSON.parse(String(row.facts)) as ArticleFacts)
    },
    put(path, key, known, articles) {
      const packed = zstdCompressSync(JSON.stringify(articles))
      put.run(path, key, JSON.stringify(known), packed)
    },
    rows(path) {
      const packed = rows.get(path)?.rows as Uint8Array
      return JSON.parse(zstdDecompressSync(packed).toString('utf8')) as ArticleRow[]
    },
    keepOnly(known) {
      const all = paths.all().map(({ path }) => String(path))
      for (const path of all) if (!known.has(path)) remove.run(path)
    },
    close: () => database.close(),
  }
}

function openOrReplace(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  try {
    return openDatabase(file)
  } catch {
    // Nothing is lost but time: everything in it can be compiled again.
    for (const part of [file, `${file}-wal`, `${file}-shm`]) rmSync(part, { force: true })
    return openDatabase(file)
  }
}

function openDatabase(file: string): DatabaseSync {
  // A build and a watch may use the store at the same time.
  const database = new DatabaseSync(file, { timeout: 10_000 })
  try {
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS articles (
        path TEXT PRIMARY KEY, key TEXT NOT NULL, facts TEXT NOT NULL, rows BLOB NOT NULL
      ) STRICT;
    `)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
