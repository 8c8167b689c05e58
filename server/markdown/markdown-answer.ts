import { markdownPath } from '../../shared/addresses/markdown-path.ts'
import { stringifySearch } from '../../shared/addresses/search-params.ts'
import { collections } from '../../shared/collections.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { pageUrl } from '../../shared/seo/canonical.ts'
import type { Article } from '../content/store/queries.ts'
import { openToAll } from '../http/open-to-all.ts'
import { siteContext } from '../rendering/site-context.ts'
import { articleTwin, sourceLine } from './article-twin.ts'

/** Renders the page of a clean GET request to a whole HTML document. */
export type RenderPage = (request: Request) => Promise<Response>

/** A page asked for as Markdown. */
export interface MarkdownRequest {
  /** Path of the page itself, without `.md`. */
  path: string
  /** The rest of its address. */
  query: Readonly<Record<string, string>>
  locale: Locale
  /** Asked for by its own address, `.md`; else by the page's, which must stay in search indexes. */
  isTwin: boolean
}

/** A page as Markdown: an article from its source, everything else from its HTML. 404 where there is no such page. */
export async function markdownAnswer(
  asked: MarkdownRequest,
  render: RenderPage,
): Promise<Response> {
  const article = articleAt(asked)
  if (article) return respond(asked, 200, articleTwin(article))
  const { origin } = siteContext()
  const { path, query, locale } = asked
  const address = origin + path + stringifySearch(query)
  const page = await render(new Request(address, { headers: { accept: 'text/html' } }))
  const isPage = page.headers.get('content-type')?.startsWith('text/html') && page.status < 500
  if (!isPage || page.status === 301 || page.status === 302) return page
  // Nothing of the converters is loaded before somebody asks for Markdown.
  const { pageMarkdown } = await import('./page-markdown.ts')
  const words = siteContext().content.wording('machine-readers', locale).forms
  const markdown = pageMarkdown(await page.text(), { address, locale, words })
  const caching = page.headers.get('cache-control')
  if (page.status !== 200) return respond(asked, page.status, markdown, caching)
  return respond(asked, page.status, `${markdown}\n---\n\n${sourceLine(path, locale)}\n`, caching)
}

function articleAt({ path, locale }: MarkdownRequest): Article | undefined {
  const [, collection, slug] = /^\/([a-z-]+)\/([a-z0-9-]+)$/.exec(path) ?? []
  const known = collections.find((each) => each === collection)
  return known && slug ? siteContext().content.article(known, slug, locale) : undefined
}

function respond(
  { path, query, locale, isTwin }: MarkdownRequest,
  status: number,
  body: string,
  caching?: string | null,
): Response {
  const { origin } = siteContext()
  const headers = new Headers({
    'Content-Type': 'text/markdown; charset=utf-8',
    'Content-Language': locale,
    ...openToAll,
  })
  if (isTwin || status !== 200) headers.set('X-Robots-Tag', 'noindex')
  if (status === 200) {
    headers.set('Link', `<${pageUrl(origin, path, locale)}>; rel="canonical"`)
    const twin = markdownPath(path + stringifySearch(query))
    if (!isTwin) headers.set('Content-Location', twin)
  }
  if (caching) headers.set('Cache-Control', caching)
  return new Response(body, { status, headers })
}
