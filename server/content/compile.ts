import { join } from 'node:path'
import type { ArticlesCopy } from '../../shared/content/articles/articles.ts'
import { synonymsSchema } from '../../shared/content/articles/synonyms.ts'
import { factsSchema } from '../../shared/content/facts.ts'
import { siteSchema } from '../../shared/content/site.ts'
import type { ReaderWords } from '../../shared/content/words/reader.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { hashOf } from '../hash-of.ts'
import { indexWriter } from '../search/index/write-index.ts'
import { compileArticles } from './articles/compile-articles.ts'
import type { ArticleWords } from './articles/rendering/article-words.ts'
import { type StoredArticles, storedArticles } from './articles/stored-articles.ts'
import { checkLinks, linkFaults } from './check-links.ts'
import { codeHash } from './code-hash.ts'
import { checkSlugs, checkTitles } from './copy/check-names.ts'
import { type CopyRows, compileWordingsAndPages } from './copy/compile-copy.ts'
import { type CopyContext, compileSettings, unfilled } from './copy/compile-document.ts'
import { writeCopy } from './copy/write-copy.ts'
import { type Fault, sortFaults } from './faults.ts'
import { compileFigures, type FigureFile, figureCache } from './figures/compile-figures.ts'
import { type FigureSource, siteFigures } from './figures/figure-source.ts'
import { compileGlossary } from './glossary/compile-glossary.ts'
import { glossaryPlaces, withGlossarySynonyms } from './glossary/search-entries.ts'
import { type ContentFiles, readContentFiles } from './read-files.ts'
import type { CompiledCopy, WordingRow } from './store/compiled-content.ts'
import { type ContentStore, openContentStore } from './store/content-store.ts'
import type { ArticleSetup } from './workers/article-compiler.ts'
import { type ArticlePool, articlePool } from './workers/article-pool.ts'

interface CompileOptions {
  contentDir: string
  outFile: string
  /** Keeps what was compiled, so that the next compilation changes only what changed; without it all is compiled. */
  storeFile?: string
  /** Paths of the site's pages; without them links to pages are not checked. */
  knownPaths?: readonly string[]
  /** The drawings that articles may show; those of packages/drawings/src/figures/ by default. */
  figures?: FigureSource
}

export interface CompileResult {
  /** Pages and articles, each counted once for both languages. */
  pages: number
  articles: number
  /** The figures of the articles as files of their own, for the web server. */
  figureFiles: FigureFile[]
  faults: Fault[]
}

/** Compiles the content folder to content.db. Reports every fault of every file; with any of them, nothing is written. */
export function compileContent(options: CompileOptions): CompileResult {
  const files = readContentFiles(options.contentDir)
  const shared = compileShared(files)
  // Articles compiled with broken shared words must not replace good ones in the store.
  const isSound = shared.faults.length === 0 && !shared.sources.includes(undefined)
  const storeFile = isSound ? options.storeFile : undefined
  const key = hashOf([ownCode(), shared.sources])
  const store = openContentStore(storeFile, key, shared.synonyms)
  let pool: ArticlePool | undefined
  try {
    const index = indexWriter(store.database, shared.synonyms)
    const articles = storedArticles(store.database, index)
    pool = articlePool(files.articles.length - articles.all().length)
    const { database } = store
    const tools = { database, articles, pool }
    const { copy, figureFiles, faults } = compileFiles(files, shared, tools, options)
    if (faults.length === 0) writeCopy(store.database, index, copy)
    index.finish()
    if (faults.length === 0) store.publish(options.outFile)
    else store.keep()
    const counts = { pages: files.pages.length, articles: files.articles.length }
    return { ...counts, figureFiles, faults }
  } finally {
    pool?.end()
    store.close()
  }
}

let code: string | undefined

/** A hash of the compiler's code. Computed once: files that change later are not the code that runs. */
function ownCode(): string {
  code ??= codeHash(import.meta.filename, join(import.meta.dirname, 'workers/article-worker.ts'))
  return code
}

type Shared = ReturnType<typeof compileShared>

/** Settings, figures of the offer and terms, which everything else needs. */
function compileShared(files: ContentFiles) {
  const site = compileSettings(files.site, siteSchema)
  const facts = compileSettings(files.facts, factsSchema)
  const synonyms = compileSettings(files.synonyms, synonymsSchema)
  const glossary = compileGlossary(files.glossary)
  const compiled = [site, facts, synonyms, glossary]
  return {
    site,
    facts,
    glossary,
    synonymsSource: synonyms?.source,
    synonyms: withGlossarySynonyms(synonyms?.value?.groups ?? [], glossary.entries),
    places: [
      ...(synonyms?.value?.places ?? []),
      ...glossaryPlaces(glossary.entries, files.articles),
    ],
    values: { site: site?.source.tree, facts: facts?.source.tree },
    faults: compiled.flatMap((each) => each?.faults ?? []),
    sources: [files.site, files.facts, files.synonyms, files.glossary].map((file) => file?.source),
  }
}

interface Tools extends Pick<ContentStore, 'database'> {
  articles: StoredArticles
  pool: ArticlePool
}

/** Compiles all other files, in the order in which they need each other: figures, copy, articles. */
function compileFiles(
  files: ContentFiles,
  shared: Shared,
  { database, articles: store, pool }: Tools,
  { knownPaths, figures: source = siteFigures }: CompileOptions,
): { copy: CompiledCopy; figureFiles: FigureFile[]; faults: Fault[] } {
  const articlePaths = files.articles.map(({ path }) => path)
  const addresses = { knownPaths, articlePaths }
  const context: CopyContext = {
    values: shared.values,
    checkLink: checkLinks(knownPaths, articlePaths),
  }
  const place = shared.site?.value?.calls.holidays
  const figures = compileFigures(files.figures, source, context, figureCache(database))
  const copy = compileWordingsAndPages(files, { ...context, addresses, place }, database)
  const setup = articleSetup(files, shared, { ...addresses, figures: figures.byName, ...copy.rows })
  const { articles, faults } = compileArticles(files.articles, setup, store, pool)
  const shownFigures = new Set(articles.flatMap((article) => article.figures.map(([name]) => name)))
  const titles = [...copy.rows.titles, ...articles.flatMap((article) => article.titles)]
  return {
    copy: compiledCopy(shared, copy.rows),
    figureFiles: figures.files,
    faults: sortFaults([
      ...shared.faults,
      ...files.faults,
      ...figures.faults,
      ...copy.faults,
      ...faults,
      ...synonymLinkFaults(shared, context),
      ...shared.glossary.linkFaults(articles),
      ...figures.unusedFaults(shownFigures),
      ...checkSlugs(files.articles),
      ...checkTitles(titles),
    ]),
  }
}

/** Addresses of pages that synonyms name. */
function synonymLinkFaults({ synonymsSource }: Shared, { checkLink }: CopyContext): Fault[] {
  return synonymsSource ? linkFaults(synonymsSource, unfilled(synonymsSource), checkLink) : []
}

type ArticleContext = Pick<ArticleSetup, 'knownPaths' | 'articlePaths' | 'figures'> &
  Pick<CopyRows, 'wordings'>

function articleSetup(
  files: ContentFiles,
  { values, glossary, synonyms, places }: Shared,
  { knownPaths, articlePaths, figures, wordings }: ArticleContext,
): ArticleSetup {
  return {
    values,
    knownPaths,
    articlePaths,
    slugs: new Set(files.articles.map(({ slug }) => slug)),
    // Workers are given a copy: without the figures' files, which articles do not need.
    figures: new Map([...figures].map(([name, { twins, sha256 }]) => [name, { twins, sha256 }])),
    glossary: glossary.entries,
    synonyms,
    words: { en: bodyWords(wordings, 'en'), de: bodyWords(wordings, 'de') },
    places,
  }
}

function compiledCopy({ site, facts, glossary, places }: Shared, rows: CopyRows): CompiledCopy {
  const { wordings, pages, holidays } = rows
  return {
    settings: [
      { key: 'site', value: site?.value },
      { key: 'facts', value: facts?.value },
      { key: 'holidays', value: holidays },
    ],
    wordings,
    pages,
    glossary: glossary.entries,
    places,
  }
}

/** Words that the compiler adds to articles. Empty if their file has faults: then nothing is published anyway. */
function bodyWords(wordings: readonly WordingRow[], locale: Locale): ArticleWords {
  const copyOf = (name: WordingRow['name']) =>
    wordings.find((each) => each.name === name && each.locale === locale)?.copy
  const body = (copyOf('articles') as ArticlesCopy | undefined)?.body
  const signs = (copyOf('reader') as ReaderWords | undefined)?.signs ?? {}
  return body ? { ...body, signs } : noWords
}

const noWords: ArticleWords = {
  signs: {},
  notes: '',
  back: '',
  table: '',
  code: '',
  copy: '',
  link: '',
  figure: '',
  openLarge: '',
}
