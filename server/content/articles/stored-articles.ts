import type { DatabaseSync } from 'node:sqlite'
import type { Collection } from '../../../shared/collections.ts'
import { locales } from '../../../shared/i18n/locale.ts'
import type { AnalysedDocuments } from '../../search/documents/analyse-documents.ts'
import { idRange } from '../../search/index/id-range.ts'
import type { IndexWriter } from '../../search/index/write-index.ts'
import type { TitleUse } from '../copy/check-names.ts'
import type { ArticleRow } from '../store/compiled-content.ts'
import { roomPerArticle } from './assign-positions.ts'

/** What is stored beside the text of an article: what other files are checked against, and what it took from them. */
export interface ArticleFacts {
  /** ISO date. */
  published: string
  titles: TitleUse[]
  /** Ids of its headings. */
  anchors: string[]
  /** Addresses it links to; all existed when it was compiled. */
  links: string[]
  /** Slugs in its front matter. */
  related: string[]
  /** Figures it shows, with the hash of their words and lines. */
  figures: [name: string, sha256: string][]
}

/** A row as it is stored: the texts of its sections stand in its documents. */
export type StorableRow = Omit<ArticleRow, 'sections'>

/** An article ready to be stored: its rows, and its documents for search. */
export interface StorableArticle {
  facts: ArticleFacts
  rows: readonly StorableRow[]
  analysed: readonly AnalysedDocuments[]
}

/** An article that is in the store. */
export interface StoredArticle {
  path: string
  key: string
  published: string
  /** Where its documents begin in the search index (assign-positions.ts). */
  position: number
}

/** The articles of the store, with their documents in the search index. */
export interface StoredArticles {
  all(): StoredArticle[]
  facts(path: string): ArticleFacts
  /** Stores an article, replacing its earlier version. */
  put(path: string, key: string, position: number, article: StorableArticle): void
  remove(article: Pick<StoredArticle, 'path'>): void
}

/** Opens the articles of a store. */
export function storedArticles(database: DatabaseSync, index: IndexWriter): StoredArticles {
  const all = database.prepare('SELECT path, key, published, position FROM article_origins')
  const facts = database.prepare('SELECT facts FROM article_origins WHERE path = ?')
  const putOrigin = database.prepare('INSERT INTO article_origins VALUES (?, ?, ?, ?, ?)')
  const removeOrigin = database.prepare(
    'DELETE FROM article_origins WHERE path = ? RETURNING position',
  )
  const removeRows = database.prepare('DELETE FROM articles WHERE collection = ? AND slug = ?')
  const insert = articleInsert(database)

  function remove(path: string): void {
    const position = removeOrigin.get(path)?.position
    if (position === undefined) return
    const [, collection, slug] = path.split('/') as [string, Collection, string]
    removeRows.run(collection, slug)
    for (const locale of locales) {
      const first = idRange(locale, collection)[0] + Number(position)
      index.remove(locale, first, first + roomPerArticle - 1)
    }
  }

  return {
    all: () => all.all() as unknown as StoredArticle[],
    facts: (path) => JSON.parse(String(facts.get(path)?.facts)) as ArticleFacts,
    put(path, key, position, article) {
      remove(path)
      putOrigin.run(path, key, article.facts.published, position, JSON.stringify(article.facts))
      for (const row of article.rows) insert(row)
      for (const analysed of article.analysed) {
        if (analysed.documents.length > roomPerArticle) throw new Error(`${path} is too long`)
        index.add(analysed, ({ locale, kind }, at) => idRange(locale, kind)[0] + position + at)
      }
    },
    remove: ({ path }) => remove(path),
  }
}

function articleInsert(database: DatabaseSync): (row: StorableRow) => void {
  const insert = database.prepare(
    `INSERT INTO articles VALUES (
      :collection, :slug, :locale, :title, :description, :keywords, :imageAlt, :published, :updated,
      :readingMinutes, :html, :markdown, :toc, :related, :figure, :leadFigure
    )`,
  )
  return ({ keywords, toc, related, ...texts }) =>
    insert.run({
      ...texts,
      keywords: JSON.stringify(keywords),
      toc: JSON.stringify(toc),
      related: JSON.stringify(related),
    })
}
