import { locales } from '../../src/i18n/locale.ts'
import { comingHolidays } from '../calendar/public-holidays.ts'
import { type ArticleStore, openArticleStore } from './article-store.ts'
import { checkLinks } from './check-links.ts'
import { checkSlugs, checkTitles, type TitleUse } from './check-names.ts'
import { compileArticles, type KnownArticle } from './compile-articles.ts'
import { type CopyContext, compileSettings, compileTwins } from './compile-document.ts'
import { compileFigures, type FigureFile } from './compile-figures.ts'
import type { ArticleRow, CompiledContent } from './compiled-content.ts'
import { compareText, type Fault, sortFaults } from './faults.ts'
import { type FigureSource, siteFigures } from './figure-source.ts'
import { compileGlossary } from './glossary/compile-glossary.ts'
import { glossaryTerms } from './glossary/glossary-terms.ts'
import { pageSchema } from './page-schemas.ts'
import { type ContentFiles, readContentFiles } from './read-files.ts'
import { factsSchema } from './schemas/facts.ts'
import { siteSchema } from './schemas/site.ts'
import { synonymsSchema } from './schemas/synonyms.ts'
import { wordingSchemas } from './wordings.ts'
import { writeDatabase } from './write-database.ts'

export interface CompileOptions {
  contentDir: string
  outFile: string
  /** Keeps compiled articles, so that the next compilation takes those that did not change; without it all are compiled. */
  storeFile?: string
  /** Paths of the site's pages; without them links to pages are not checked. */
  knownPaths?: readonly string[]
  /** The drawings that articles may show; those of src/drawings/figures/ by default. */
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
  const store = openArticleStore(options.storeFile)
  try {
    const { content, figureFiles, faults } = compileFiles(files, store, options)
    if (faults.length === 0) writeDatabase(options.outFile, content)
    const counts = { pages: files.pages.length, articles: files.articles.length }
    return { ...counts, figureFiles, faults }
  } finally {
    store.close()
  }
}

function compileFiles(
  files: ContentFiles,
  store: ArticleStore,
  { knownPaths, figures: source = siteFigures }: CompileOptions,
): { content: CompiledContent; figureFiles: FigureFile[]; faults: Fault[] } {
  const site = compileSettings(files.site, siteSchema)
  const facts = compileSettings(files.facts, factsSchema)
  const synonyms = compileSettings(files.synonyms, synonymsSchema)
  const glossary = compileGlossary(files.glossary)
  const faults = [
    ...(site?.faults ?? []),
    ...(facts?.faults ?? []),
    ...(synonyms?.faults ?? []),
    ...glossary.faults,
    ...checkSlugs(files.articles),
  ]
  const articlePaths = files.articles.map(({ path }) => path)
  const context: CopyContext = {
    values: { site: site?.source.tree, facts: facts?.source.tree },
    checkLink: checkLinks(knownPaths, articlePaths),
  }
  const titles: TitleUse[] = []
  const figures = compileFigures(files.figures, source, context)
  faults.push(...figures.faults)
  const compiled = compileArticles(
    files.articles,
    {
      ...context,
      figures: figures.byName,
      terms: glossaryTerms(glossary.entries),
      sources: [files.site?.source, files.facts?.source, files.glossary?.source],
    },
    store,
  )
  const content: CompiledContent = {
    settings: [
      { key: 'site', value: site?.value },
      { key: 'facts', value: facts?.value },
      { key: 'holidays', value: site?.value && comingHolidays(site.value.calls.holidays) },
    ],
    wordings: compileWordings(files, context, faults),
    pages: compilePages(files, context, faults, titles),
    articles: newestFirst(compiled.articles, store),
    glossary: glossary.entries,
    synonyms: synonyms?.value?.groups ?? [],
  }
  titles.push(...compiled.articles.flatMap((article) => article.titles))
  faults.push(...files.faults, ...compiled.faults, ...glossary.linkFaults(compiled.articles))
  faults.push(...figures.unusedFaults(), ...checkTitles(titles))
  return { content, figureFiles: figures.files, faults: sortFaults(faults) }
}

function compileWordings(files: ContentFiles, context: CopyContext, faults: Fault[]) {
  return files.wordings.flatMap(({ name, twins }) => {
    const compiled = compileTwins<unknown>(twins, wordingSchemas[name], context)
    faults.push(...compiled.faults)
    return locales.map((locale) => ({
      name,
      locale,
      copy: compiled[locale]?.value,
    }))
  })
}

function compilePages(
  files: ContentFiles,
  context: CopyContext,
  faults: Fault[],
  titles: TitleUse[],
) {
  return files.pages.flatMap(({ id, twins }) => {
    const compiled = compileTwins(twins, pageSchema(id), context)
    faults.push(...compiled.faults)
    return locales.map((locale) => {
      const document = compiled[locale]
      const copy = document?.value as { seo?: { title?: string } } | undefined
      if (document && copy?.seo?.title) {
        const { file, locate } = document.source
        const place = locate(['seo', 'title'])
        titles.push({ locale, file, ...place, key: 'seo.title', title: copy.seo.title })
      }
      return { id, locale, copy }
    })
  })
}

/** Rows are read from the store as they are wanted, and never held together. */
function newestFirst(
  articles: readonly Pick<KnownArticle, 'path' | 'published'>[],
  store: ArticleStore,
): Iterable<ArticleRow> {
  const sorted = articles.toSorted((a, b) => compareText(b.published, a.published))
  return {
    *[Symbol.iterator]() {
      for (const { path } of sorted) yield* store.rows(path)
    },
  }
}
