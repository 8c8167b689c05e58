import type { Locale } from '../../src/i18n/locale.ts'
import { markdownPath } from '../../src/navigation/markdown-path.ts'
import { type SitePageId, sitePaths } from '../../src/navigation/site-map.ts'
import { pageUrl } from '../../src/seo/canonical.ts'
import type { Collection } from '../content/read-files.ts'
import { listLink } from '../markdown/article-twin.ts'
import {
  type MarkdownRequest,
  markdownAnswer,
  type RenderPage,
} from '../markdown/markdown-answer.ts'
import { indexablePages } from './indexable-pages.ts'
import { siteContext } from './site-context.ts'

/** The newest of a collection; its own page lists all. */
const mostArticles = 200

/** What a reader in a hurry needs, in this order. Pages that are in none of these are optional. */
const sections = {
  product: ['home', 'pricing', 'try', 'try-callout', 'integrations', 'security'],
  developers: ['documentation'],
  useCases: [
    'use-case-accelerated-quoting',
    'use-case-feasibility-analysis',
    'use-case-supplier-matching',
    'use-case-erp-data-entry',
    'use-case-pmi-extraction',
    'case-studies',
    'case-laser-cutting-marketplace',
    'case-additive-manufacturing-analysis',
    'case-process-automation',
    'case-plastics-feasibility-analysis',
  ],
  'knowledge-base': ['knowledge-base'],
  blog: ['blog'],
  contact: ['trial-license', 'schedule-call', 'contact', 'partners'],
} as const satisfies Record<string, readonly SitePageId[]>

type SectionId = keyof typeof sections

/** llms.txt (llmstxt.org, CONVENTIONS 2.6): what there is, with the Markdown of each page. */
export function llmsText(locale: Locale): string {
  const { summary, details, sections: titles } = words(locale).llms
  const named = new Set<SitePageId>(Object.values(sections).flat())
  const rest = indexablePages().filter((id) => !named.has(id))
  const parts = Object.keys(sections).flatMap((section) => [
    `## ${titles[section as SectionId]}`,
    linksOf(section as SectionId, locale).join('\n'),
  ])
  const optional = rest.map((id) => pageLink(id, locale))
  return [...head(summary, details), ...parts, '## Optional', optional.join('\n'), ''].join('\n\n')
}

/** llms-full.txt: the documentation and the articles, whole and one after the other. */
export async function llmsFullText(locale: Locale, render: RenderPage): Promise<string> {
  const { summary } = words(locale).llms
  const paths = [
    sitePaths.documentation,
    ...(['knowledge-base', 'blog'] as const).flatMap((each) => articlePaths(each, locale)),
  ]
  const texts: string[] = []
  for (const path of paths) {
    const query: MarkdownRequest['query'] = locale === 'de' ? { lang: 'de' } : {}
    const answer = await markdownAnswer({ path, query, locale, isTwin: true }, render)
    texts.push(await answer.text())
  }
  return [...head(summary, []), ...texts].join('\n\n')
}

const words = (locale: Locale) => siteContext().content.wording('machine-readers', locale)

const head = (summary: string, details: readonly string[]): string[] => [
  `# ${siteContext().content.site().brand.name}`,
  `> ${summary}`,
  ...details,
]

function linksOf(section: SectionId, locale: Locale): string[] {
  const pages = sections[section].map((id) => pageLink(id, locale))
  if (section !== 'blog' && section !== 'knowledge-base') return pages
  const { content, origin } = siteContext()
  const articles = content.articles(section, locale, { limit: mostArticles })
  const links = articles.map(({ slug, title, description }) =>
    listLink(title, pageUrl(origin, markdownPath(`/${section}/${slug}`), locale), description),
  )
  return [...pages, ...links]
}

function pageLink(id: SitePageId, locale: Locale): string {
  const { content, origin } = siteContext()
  const { title, description } = content.page(id, locale).seo
  return listLink(title, pageUrl(origin, markdownPath(sitePaths[id]), locale), description)
}

const articlePaths = (collection: Collection, locale: Locale): string[] =>
  siteContext()
    .content.articles(collection, locale, { limit: mostArticles })
    .map(({ slug }) => `/${collection}/${slug}`)
