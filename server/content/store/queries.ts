import { DatabaseSync } from 'node:sqlite'
import type { Collection } from '../../../shared/collections.ts'
import type { GlossaryEntry } from '../../../shared/content/articles/glossary.ts'
import type { Facts } from '../../../shared/content/facts.ts'
import type { PageCopy } from '../../../shared/content/pages/page-schemas.ts'
import type { Site } from '../../../shared/content/site.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageId } from '../../../shared/pages.ts'
import type { TocEntry } from '../../../src/pages/article/article-data.ts'
import type { CompiledHolidays } from '../../calendar/holidays.ts'
import type { Wording, WordingName } from '../copy/wordings.ts'

/** What lists of articles show. */
export interface ArticleSummary {
  collection: Collection
  slug: string
  locale: Locale
  title: string
  description: string
  /** ISO dates. */
  published: string
  updated: string
  readingMinutes: number
  /** Name of its first figure; empty without one. */
  figure: string
}

/** An article in one language. */
export interface Article extends ArticleSummary {
  /** Name of the figure that leads it; empty without one. */
  leadFigure: string
  keywords: string[]
  imageAlt: string
  html: string
  toc: TocEntry[]
  related: string[]
}

/** The compiled content. Values come frozen: one page must not change what the next one reads. */
export interface Content {
  site: () => Site
  facts: () => Facts
  /** Public holidays where calls are taken, of the years after the build. */
  holidays: () => CompiledHolidays
  /** The term base, in the order of its file. */
  glossary: () => readonly GlossaryEntry[]
  ui: (locale: Locale) => Wording<'ui'>
  wording: <K extends WordingName>(name: K, locale: Locale) => Wording<K>
  page: <K extends PageId>(id: K, locale: Locale) => PageCopy<K>
  pageIds: () => PageId[]
  /** Whether there is such an article. Every article exists in both languages. */
  hasArticle: (collection: Collection, slug: string) => boolean
  article: (collection: Collection, slug: string, locale: Locale) => Article | undefined
  /** The same article as Markdown; addresses of this site begin with `siteMark`. */
  articleMarkdown: (collection: Collection, slug: string, locale: Locale) => string | undefined
  /** The newest first. */
  articles: (
    collection: Collection,
    locale: Locale,
    range?: { limit?: number; offset?: number },
  ) => ArticleSummary[]
  /** The articles published right before and right after one, in the order of the list. */
  neighbours: (article: ArticleSummary) => { older?: ArticleSummary; newer?: ArticleSummary }
  /** Articles of either collection by slug, in the order asked for. */
  articlesBySlug: (slugs: readonly string[], locale: Locale) => ArticleSummary[]
  articleCount: (collection: Collection, locale: Locale) => number
  close: () => void
}

const summaryColumns = `collection, slug, locale, title, description, published, updated,
  reading_minutes AS readingMinutes, figure`

/** What is read of content.db about articles. */
type ArticleQueries = Pick<
  Content,
  | 'hasArticle'
  | 'article'
  | 'articleMarkdown'
  | 'articles'
  | 'neighbours'
  | 'articlesBySlug'
  | 'articleCount'
>

/** Opens content.db for reading. Copy is parsed once and kept; articles, of which there may be many, are read each time. */
export function openContent(file: string): Content {
  const database = new DatabaseSync(file, { readOnly: true })
  return {
    ...copyQueries(database),
    ...articleQueries(database),
    close: () => database.close(),
  }
}

function copyQueries(database: DatabaseSync): Omit<Content, keyof ArticleQueries | 'close'> {
  const setting = database.prepare('SELECT json FROM settings WHERE key = ?')
  const wording = database.prepare('SELECT json FROM wordings WHERE name = ? AND locale = ?')
  const page = database.prepare('SELECT json FROM pages WHERE id = ? AND locale = ?')
  const ids = database.prepare('SELECT DISTINCT id FROM pages ORDER BY id')

  const memo = new Map<string, unknown>()
  const remember = <T>(name: string, read: () => unknown): T => {
    if (!memo.has(name)) memo.set(name, parseRow(name, read()))
    return memo.get(name) as T
  }

  const readWording = <K extends WordingName>(name: K, locale: Locale): Wording<K> =>
    remember(`${name} ${locale}`, () => wording.get(name, locale))

  return {
    site: () => remember('site', () => setting.get('site')),
    facts: () => remember('facts', () => setting.get('facts')),
    holidays: () => remember('holidays', () => setting.get('holidays')),
    glossary: () => remember('glossary', () => setting.get('glossary')),
    ui: (locale) => readWording('ui', locale),
    wording: readWording,
    page: (id, locale) => remember(`page ${id} ${locale}`, () => page.get(id, locale)),
    pageIds: () => ids.all().map((row) => row.id as PageId),
  }
}

function articleQueries(database: DatabaseSync): ArticleQueries {
  const known = database.prepare('SELECT 1 FROM articles WHERE collection = ? AND slug = ?')
  const article = database.prepare(
    `SELECT ${summaryColumns}, lead_figure AS leadFigure, keywords, image_alt AS imageAlt, html, toc,
       related
     FROM articles WHERE collection = ? AND slug = ? AND locale = ?`,
  )
  const markdown = database.prepare(
    'SELECT markdown FROM articles WHERE collection = ? AND slug = ? AND locale = ?',
  )
  const articles = database.prepare(
    `SELECT ${summaryColumns} FROM articles WHERE collection = ? AND locale = ?
     ORDER BY published DESC, slug LIMIT ? OFFSET ?`,
  )
  const older = database.prepare(neighbourQuery('<', '>', 'DESC', 'ASC'))
  const newer = database.prepare(neighbourQuery('>', '<', 'ASC', 'DESC'))
  const bySlug = database.prepare(
    `SELECT ${summaryColumns} FROM articles WHERE collection IN ('blog', 'knowledge-base')
     AND slug = ? AND locale = ?`,
  )
  const count = database.prepare(
    'SELECT count(*) AS count FROM articles WHERE collection = ? AND locale = ?',
  )

  return {
    hasArticle: (collection, slug) => known.get(collection, slug) !== undefined,
    article: (collection, slug, locale) => toArticle(article.get(collection, slug, locale)),
    articleMarkdown: (collection, slug, locale) =>
      markdown.get(collection, slug, locale)?.markdown as string | undefined,
    articles: (collection, locale, { limit = -1, offset = 0 } = {}) =>
      articles
        .all(collection, locale, limit, offset)
        .map((row) => toSummary(row) as ArticleSummary),
    neighbours: ({ collection, locale, published, slug }) => ({
      older: toSummary(older.get(collection, locale, published, slug)),
      newer: toSummary(newer.get(collection, locale, published, slug)),
    }),
    articlesBySlug: (slugs, locale) =>
      slugs.flatMap((slug) => toSummary(bySlug.get(slug, locale)) ?? []),
    articleCount: (collection, locale) => Number(count.get(collection, locale)?.count),
  }
}

/** The next row before or after a date and slug; of articles of one day the slug decides, as in lists. */
function neighbourQuery(date: '<' | '>', slug: '<' | '>', byDate: string, bySlug: string): string {
  return `SELECT ${summaryColumns} FROM articles WHERE collection = ?1 AND locale = ?2
    AND published ${date}= ?3 AND (published ${date} ?3 OR slug ${slug} ?4)
    ORDER BY published ${byDate}, slug ${bySlug} LIMIT 1`
}

function toSummary(row: Record<string, unknown> | undefined): ArticleSummary | undefined {
  return row && ({ ...row } as unknown as ArticleSummary)
}

function parseRow(name: string, row: unknown): unknown {
  if (row === undefined) throw new Error(`content.db has no ${name}`)
  return parseFrozen((row as { json: string }).json)
}

function parseFrozen(json: string): unknown {
  return JSON.parse(json, (_, value) => Object.freeze(value))
}

function toArticle(row: Record<string, unknown> | undefined): Article | undefined {
  if (row === undefined) return undefined
  const [keywords, toc, related] = [row.keywords, row.toc, row.related].map((json) =>
    parseFrozen(String(json)),
  )
  return Object.freeze({ ...row, keywords, toc, related }) as unknown as Article
}
