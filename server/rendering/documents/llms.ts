import { markdownPath } from '../../../shared/addresses/markdown-path.ts'
import type { Collection } from '../../../shared/collections.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { type PageId, sitePages } from '../../../shared/pages.ts'
import { pageUrl } from '../../../shared/seo/canonical.ts'
import type { SitePage } from '../../../shared/site-page.ts'
import { listLink } from '../../markdown/article-twin.ts'
import {
  type MarkdownRequest,
  markdownAnswer,
  type RenderPage,
} from '../../markdown/markdown-answer.ts'
import { siteContext } from '../site-context.ts'
import { indexablePages } from './indexable-pages.ts'

/** The newest of a collection; its own page lists all. */
const mostArticles = 200

type SectionId = NonNullable<SitePage['llms']>

/** llms.txt (llmstxt.org): what there is, with the Markdown of each page. */
export function llmsText(locale: Locale): string {
  const { summary, details, sections: titles } = words(locale).llms
  const pages = Map.groupBy(indexablePages(), (id) => sitePages[id].llms)
  const rest = pages.get(undefined) ?? []
  pages.delete(undefined)
  const parts = [...pages].flatMap(([section, ids]) => [
    `## ${titles[section as SectionId]}`,
    linksOf(section as SectionId, ids, locale).join('\n'),
  ])
  const optional = rest.map((id) => pageLink(id, locale))
  return [...head(summary, details), ...parts, '## Optional', optional.join('\n'), ''].join('\n\n')
}

/** llms-full.txt: the documentation and the articles, whole and one after the other. */
export async function llmsFullText(locale: Locale, render: RenderPage): Promise<string> {
  const { summary } = words(locale).llms
  const paths = [
    sitePages.documentation.path,
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

function linksOf(section: SectionId, ids: readonly PageId[], locale: Locale): string[] {
  const pages = ids.map((id) => pageLink(id, locale))
  if (section !== 'blog' && section !== 'knowledge-base') return pages
  const { content, origin } = siteContext()
  const articles = content.articles(section, locale, { limit: mostArticles })
  const links = articles.map(({ slug, title, description }) =>
    listLink(title, pageUrl(origin, markdownPath(`/${section}/${slug}`), locale), description),
  )
  return [...pages, ...links]
}

function pageLink(id: PageId, locale: Locale): string {
  const { content, origin } = siteContext()
  const { title, description } = content.page(id, locale).seo
  return listLink(title, pageUrl(origin, markdownPath(sitePages[id].path), locale), description)
}

const articlePaths = (collection: Collection, locale: Locale): string[] =>
  siteContext()
    .content.articles(collection, locale, { limit: mostArticles })
    .map(({ slug }) => `/${collection}/${slug}`)
