import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { locales } from '../../src/i18n/locale.ts'
import type { ArticleFacts, ArticleStore } from './article-store.ts'
import { codeHash } from './code-hash.ts'
import { type ArticleInput, type CompiledArticle, compileArticle } from './compile-article.ts'
import type { CompiledFigure } from './compile-figures.ts'
import type { ArticleRow } from './compiled-content.ts'
import type { Fault } from './faults.ts'
import type { ArticleFile, Twins } from './read-files.ts'

/** What articles are compiled with. */
export type ArticleContext = Pick<ArticleInput, 'values' | 'checkLink' | 'figures' | 'terms'> & {
  /** Sources of the files that any article may take something from. */
  sources: readonly (string | undefined)[]
}

/** An article that is in the store, or has faults; either way others can be checked against it. */
export interface KnownArticle extends ArticleFacts {
  path: string
  slug: string
}

/** Compiles those articles that the store has not, or not as they are now, one after the other; the store then has all that are without fault. */
export function compileArticles(
  files: readonly ArticleFile[],
  context: ArticleContext,
  store: ArticleStore,
): { articles: KnownArticle[]; faults: Fault[] } {
  const slugs = new Set(files.map(({ slug }) => slug))
  const code = codeHash(join(import.meta.dirname, 'compile-article.ts'))
  const shared = hash([code, ...context.sources])
  const faults: Fault[] = []
  const articles = files.map((file): KnownArticle => {
    const { slug, path } = file
    const twins = file.read()
    const key = hash([shared, path, twins])
    const kept = store.facts(path, key)
    if (kept && isStillTrue(kept, context, slugs)) {
      for (const [name] of kept.figures) show(context.figures.get(name))
      return { ...kept, path, slug }
    }
    const compiled = compileOne(file, twins, context, slugs)
    faults.push(...compiled.faults)
    const isComplete = compiled.rows.length === locales.length
    if (isComplete && compiled.faults.length === 0) {
      store.put(path, key, compiled.facts, compiled.rows)
    }
    return { ...compiled.facts, path, slug }
  })
  store.keepOnly(new Set(files.map(({ path }) => path)))
  return { articles, faults }
}

/** Whether what the article leads to and shows is still there and the same. If not, compiling it says where. */
function isStillTrue(
  { links, related, figures }: ArticleFacts,
  context: ArticleContext,
  slugs: ReadonlySet<string>,
): boolean {
  return (
    links.every((href) => context.checkLink(href) === undefined) &&
    related.every((slug) => slugs.has(slug)) &&
    figures.every(([name, sha256]) => context.figures.get(name)?.sha256 === sha256)
  )
}

function show(figure: CompiledFigure | undefined) {
  if (figure) figure.isShown = true
}

function compileOne(
  { collection, slug }: ArticleFile,
  twins: Twins,
  context: ArticleContext,
  slugs: ReadonlySet<string>,
): { facts: ArticleFacts; rows: ArticleRow[]; faults: Fault[] } {
  const links = new Set<string>()
  const checkLink = (href: string) => {
    links.add(href)
    return context.checkLink(href)
  }
  const compiled = compileArticle({ ...context, checkLink, collection, slug, twins, slugs })
  const { en, de, faults } = compiled
  const rows = [en?.row, de?.row].filter((row) => row !== undefined)
  const facts: ArticleFacts = {
    published: rows[0]?.published ?? '',
    titles: [en, de].flatMap(titleOf),
    anchors: (rows.at(-1)?.toc ?? []).map(({ id }) => id),
    links: [...links],
    related: [...new Set(rows.flatMap((row) => row.related))],
    figures: compiled.figures.map((name) => [name, context.figures.get(name)?.sha256 ?? '']),
  }
  return { facts, rows, faults }
}

function titleOf(compiled: CompiledArticle | undefined): ArticleFacts['titles'] {
  if (!compiled?.row || !compiled.title) return []
  const { source, title, row } = compiled
  const place = source.front.locate(['title'])
  return [{ locale: row.locale, file: source.file, ...place, key: 'title', title }]
}

function hash(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
