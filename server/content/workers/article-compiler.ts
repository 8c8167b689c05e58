import type { GlossaryEntry } from '../../../shared/content/articles/glossary.ts'
import { type Locale, locales } from '../../../shared/i18n/locale.ts'
import {
  type AnalysedDocuments,
  documentAnalysers,
} from '../../search/documents/analyse-documents.ts'
import { articleDocuments } from '../../search/documents/article-documents.ts'
import { type PlaceNames, placeNamer } from '../../search/documents/place-names.ts'
import type { SynonymGroup } from '../../search/words/synonyms.ts'
import {
  type ArticleInput,
  type CompiledArticle,
  compileArticle,
} from '../articles/compile-article.ts'
import type { ArticleWords } from '../articles/rendering/article-words.ts'
import type { ArticleFacts, StorableArticle, StorableRow } from '../articles/stored-articles.ts'
import { checkLinks, recordLinks } from '../check-links.ts'
import type { Fault } from '../faults.ts'
import type { ShownFigure } from '../figures/compile-figures.ts'
import { glossaryTerms } from '../glossary/glossary-terms.ts'
import type { PlaceholderValues } from '../placeholders/fill-placeholders.ts'
import type { ArticleFile, Twins } from '../read-files.ts'
import type { ArticleRow } from '../store/compiled-content.ts'

/** What all articles are compiled with, as plain data: a worker is given it once. */
export interface ArticleSetup {
  values: PlaceholderValues
  knownPaths: readonly string[] | undefined
  articlePaths: readonly string[]
  slugs: ReadonlySet<string>
  figures: ReadonlyMap<string, ShownFigure>
  glossary: readonly GlossaryEntry[]
  synonyms: readonly SynonymGroup[]
  words: Readonly<Record<Locale, ArticleWords>>
  places: readonly PlaceNames[]
}

/** An article to be compiled. */
export type ArticleTask = Pick<ArticleFile, 'collection' | 'slug'> & { twins: Twins }

/** An article as far as its faults allow. */
export interface TaskResult extends StorableArticle {
  faults: Fault[]
}

/** Prepares the compiling of articles: glossary, links and the words of search are made ready once. */
export function articleCompiler(setup: ArticleSetup): (task: ArticleTask) => TaskResult {
  const context = {
    ...setup,
    terms: glossaryTerms(setup.glossary),
    checkLink: checkLinks(setup.knownPaths, setup.articlePaths),
  }
  const analyse = documentAnalysers(setup.synonyms)
  const named = placeNamer(setup.places)
  const analysed = (row: ArticleRow) => analyse[row.locale](articleDocuments(row).map(named))
  return (task) => compileTask(task, context, analysed)
}

function compileTask(
  task: ArticleTask,
  context: Omit<ArticleInput, keyof ArticleTask>,
  analysed: (row: ArticleRow) => AnalysedDocuments,
): TaskResult {
  const { links, checkLink } = recordLinks(context.checkLink)
  const { en, de, figures, faults } = compileArticle({ ...context, ...task, checkLink })
  const rows = [en?.row, de?.row].filter((row) => row !== undefined)
  const facts: ArticleFacts = {
    published: rows[0]?.published ?? '',
    titles: [en, de].flatMap(titleOf),
    anchors: (rows.at(-1)?.toc ?? []).map(({ id }) => id),
    links,
    related: [...new Set(rows.flatMap((row) => row.related))],
    figures: figures.map((name) => [name, context.figures.get(name)?.sha256 ?? '']),
  }
  return { facts, rows: rows.map(withoutSections), analysed: rows.map(analysed), faults }
}

/** Without the sections, which the documents repeat: less is copied between threads. */
function withoutSections({ sections: _, ...row }: ArticleRow): StorableRow {
  return row
}

/** Whether the article can be stored: in all languages, without fault. */
export function isSound({ rows, faults }: TaskResult): boolean {
  return rows.length === locales.length && faults.length === 0
}

function titleOf(compiled: CompiledArticle | undefined): ArticleFacts['titles'] {
  if (!compiled?.row || !compiled.title) return []
  const { source, title, row } = compiled
  const place = source.front.locate(['title'])
  return [{ locale: row.locale, file: source.file, ...place, key: 'title', title }]
}
