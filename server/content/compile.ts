import { createHash } from 'node:crypto'
import { locales } from '../../src/i18n/locale.ts'
import { checkLinks } from './check-links.ts'
import { checkSlugs, checkTitles, type TitleUse } from './check-names.ts'
import { type ArticleInput, type CompiledArticle, compileArticle } from './compile-article.ts'
import { type CopyContext, compileSettings, compileTwins } from './compile-document.ts'
import { compileFigures, type FigureFile } from './compile-figures.ts'
import { type Fault, sortFaults } from './faults.ts'
import { type FigureSource, siteFigures } from './figure-source.ts'
import { compileGlossary } from './glossary/compile-glossary.ts'
import { glossaryTerms } from './glossary/glossary-terms.ts'
import { pageSchema } from './page-schemas.ts'
import { type ContentFiles, readContentFiles } from './read-files.ts'
import { factsSchema } from './schemas/facts.ts'
import { siteSchema } from './schemas/site.ts'
import { synonymsSchema } from './schemas/synonyms.ts'
import { wordingSchemas } from './wordings.ts'
import { type CompiledContent, writeDatabase } from './write-database.ts'

/** Raise it when the same sources give other rows. */
const compilerVersion = '3'

export interface CompileOptions {
  contentDir: string
  outFile: string
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
  const { content, figureFiles, faults } = compileFiles(files, options)
  if (faults.length === 0) writeDatabase(options.outFile, content)
  const counts = { pages: files.pages.length, articles: files.articles.length }
  return { ...counts, figureFiles, faults }
}

function compileFiles(
  files: ContentFiles,
  { knownPaths, figures: source = siteFigures }: CompileOptions,
): { content: CompiledContent; figureFiles: FigureFile[]; faults: Fault[] } {
  const site = compileSettings(files.site, siteSchema)
  const facts = compileSettings(files.facts, factsSchema)
  const synonyms = compileSettings(files.synonyms, synonymsSchema)
  const glossary = compileGlossary(files.glossary)
  const faults = [
    ...files.faults,
    ...(site?.faults ?? []),
    ...(facts?.faults ?? []),
    ...(synonyms?.faults ?? []),
    ...glossary.faults,
    ...checkSlugs(files.articles),
  ]
  const articlePaths = files.articles.map(({ collection, slug }) => `/${collection}/${slug}`)
  const context: CopyContext = {
    values: { site: site?.source.tree, facts: facts?.source.tree },
    checkLink: checkLinks(knownPaths, articlePaths),
  }
  const titles: TitleUse[] = []
  const figures = compileFigures(files.figures, source, context)
  faults.push(...figures.faults)
  const content: CompiledContent = {
    settings: [
      { key: 'site', value: site?.value },
      { key: 'facts', value: facts?.value },
    ],
    wordings: compileWordings(files, context, faults),
    pages: compilePages(files, context, faults, titles),
    articles: compileArticles(
      files,
      { ...context, figures: figures.byName, terms: glossaryTerms(glossary.entries) },
      faults,
      titles,
    ),
    glossary: glossary.entries,
    synonyms: synonyms?.value?.groups ?? [],
  }
  faults.push(...glossary.linkFaults(content.articles))
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
      sha256: hash(files, [twins[locale]?.source]),
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
      return { id, locale, copy, sha256: hash(files, [twins[locale]?.source]) }
    })
  })
}

function compileArticles(
  files: ContentFiles,
  context: CopyContext & Pick<ArticleInput, 'figures' | 'terms'>,
  faults: Fault[],
  titles: TitleUse[],
) {
  const slugs = new Set(files.articles.map(({ slug }) => slug))
  return files.articles.flatMap(({ collection, slug, twins }) => {
    const compiled = compileArticle({ ...context, collection, slug, twins, slugs })
    faults.push(...compiled.faults)
    // German takes its anchors from English, so both texts make up each row.
    const texts = [twins.en?.source, twins.de?.source]
    const sources = [...texts, files.glossary?.source, ...compiled.drawings]
    const sha256 = hash(files, sources)
    return locales.flatMap((locale) => {
      const article: CompiledArticle | undefined = compiled[locale]
      if (!article?.row || !article.title) return []
      const { file, front } = article.source
      const place = front.locate(['title'])
      titles.push({ locale, file, ...place, key: 'title', title: article.title })
      return [{ ...article.row, sha256 }]
    })
  })
}

function hash(files: ContentFiles, sources: (string | undefined)[]): string {
  const parts = [compilerVersion, files.site?.source, files.facts?.source, ...sources]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
