import type { Collection } from '../../../shared/collections.ts'
import {
  type ArticleFrontMatter,
  articleSchema,
} from '../../../shared/content/articles/front-matter.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { titleFromSlug } from '../../../shared/seo/title-from-slug.ts'
import { type CopyContext, compileCopy, withoutKnown } from '../copy/compile-document.ts'
import { type Fault, keyPath, quote } from '../faults.ts'
import type { ShownFigure } from '../figures/compile-figures.ts'
import type { GlossaryTerms } from '../glossary/glossary-terms.ts'
import type { SourceFile, Twins } from '../read-files.ts'
import type { ArticleRow } from '../store/compiled-content.ts'
import { checkBody } from './check-body.ts'
import { compareArticles, haveSameHeadings } from './compare-articles.ts'
import { type ArticleSource, fillBody, parseArticle } from './parse-article.ts'
import { nodesOf } from './placed-nodes.ts'
import { readingMinutes, sectionsOf } from './plain-text.ts'
import { placeFigures } from './rendering/article-figures.ts'
import { notesId, renderArticle } from './rendering/article-html.ts'
import { articleMarkdown } from './rendering/article-markdown.ts'
import type { ArticleWords } from './rendering/article-words.ts'

/** An article's files and what they are compiled with. */
export interface ArticleInput extends CopyContext {
  collection: Collection
  slug: string
  twins: Twins
  /** Slugs of all articles, for `related`. */
  slugs: ReadonlySet<string>
  figures: ReadonlyMap<string, ShownFigure>
  terms: GlossaryTerms
  words: Readonly<Record<Locale, ArticleWords>>
}

/** One language of an article, compiled as far as its faults allow. */
export interface CompiledArticle {
  source: ArticleSource
  title?: string | undefined
  row?: ArticleRow | undefined
}

/** Compiles both languages of an article and compares them; English first, since German takes its anchors. */
export function compileArticle(input: ArticleInput): {
  en?: CompiledArticle
  de?: CompiledArticle
  /** Names of the figures it shows. */
  figures: string[]
  faults: Fault[]
} {
  const { en, de } = input.twins
  const english = en && parseArticle(en)
  const german = de && parseArticle(de)
  const differences = english && german ? compareArticles(english, german) : []
  const shared = english && german && haveSameHeadings(english.body, german.body)

  const first = en && english && compileLanguage(en, english, 'en', input, undefined)
  const ids = shared ? first?.headingIds : undefined
  const second = de && german && compileLanguage(de, german, 'de', input, ids)
  const own = [...(first?.faults ?? []), ...(second?.faults ?? [])]
  const figures = [...new Set([...(first?.figures ?? []), ...(second?.figures ?? [])])]
  return { en: first, de: second, figures, faults: [...own, ...withoutKnown(differences, own)] }
}

function compileLanguage(
  file: SourceFile,
  source: ArticleSource,
  locale: Locale,
  input: ArticleInput,
  englishIds: readonly string[] | undefined,
): CompiledArticle & { faults: Fault[]; headingIds: string[]; figures: string[] } {
  const front = compileCopy(source.front, articleSchema, locale, input)
  const nodes = nodesOf(source.body)
  const faults = [
    ...front.faults,
    ...relatedFaults(source, front.value, input.slugs),
    ...checkBody(source.file, source.body, nodes),
    ...fillBody(nodes, file, input.values, locale),
  ]
  const words = input.words[locale]
  const { figures } = input
  const placed = placeFigures(nodes, { file: source.file, locale, figures, words })
  const context = {
    file: source.file,
    locale,
    collection: input.collection,
    check: input.checkLink,
    words,
    terms: { find: input.terms.find[locale], explained: input.terms.explainedBy(input.slug) },
  }
  const rendered = renderArticle(source.body, context, englishIds)
  const notes = { anchor: notesId, heading: words.notes, text: '' }
  const sections = sectionsOf(source.body, rendered.headingIds, notes)
  const prose = sections.filter(({ anchor }) => anchor !== notesId)
  const path = `/${input.collection}/${input.slug}`
  const title = front.value && (front.value.title ?? titleFromSlug(input.slug))
  const row = front.value && {
    ...front.value,
    title: title ?? '',
    collection: input.collection,
    slug: input.slug,
    locale,
    html: rendered.html,
    markdown: articleMarkdown({ ...front.value, title: title ?? '' }, source.body, path, context),
    toc: rendered.toc,
    sections,
    readingMinutes: readingMinutes(prose.map(({ text }) => text).join('\n')),
    figure: placed.names[0] ?? '',
    leadFigure: leadingFigure(placed.names, figures, locale),
  }
  return {
    source,
    title,
    row,
    faults: [...faults, ...placed.faults, ...rendered.faults],
    figures: placed.names,
    headingIds: rendered.headingIds,
  }
}

/** A figure that is taller than this beside its width would be too small beside the title. */
const tallest = 1.1

/** The figure at the head of an article: the last that fits there, as the first stands right below it. */
function leadingFigure(
  names: readonly string[],
  figures: ReadonlyMap<string, ShownFigure>,
  locale: Locale,
): string {
  const fits = (name: string) => {
    const { width = 0, height = 1 } = figures.get(name)?.twins[locale] ?? {}
    return height <= tallest * width
  }
  return names.findLast(fits) ?? names.at(-1) ?? ''
}

function relatedFaults(
  source: ArticleSource,
  front: ArticleFrontMatter | undefined,
  slugs: ReadonlySet<string>,
): Fault[] {
  return (front?.related ?? []).flatMap((slug, index) => {
    if (slugs.has(slug)) return []
    const path = ['related', index]
    const place = { file: source.file, ...source.front.locate(path), key: keyPath(path) }
    return [{ ...place, expected: 'the slug of an article', found: quote(slug) }]
  })
}
