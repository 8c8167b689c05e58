import type { Locale } from '../../src/i18n/locale.ts'
import { pathOfMarkdown } from '../../src/navigation/markdown-path.ts'
import { parseSearch } from '../../src/navigation/search-params.ts'
import { collections } from '../content/read-files.ts'
import { markdownAnswer, type RenderPage } from '../markdown/markdown-answer.ts'
import { apiSchema, responseOfPath } from './api-schemas.ts'
import { feed } from './feed.ts'
import { feedPath } from './feed-path.ts'
import { llmsFullText, llmsText } from './llms.ts'
import { loaderData } from './loader-data.ts'
import { sitemap } from './sitemap.ts'

/**
 * Documents made from content, and pages asked for as Markdown; kept in the page cache like pages. Undefined for any
 * other request.
 *
 * @param request a clean one: its `accept` is the form the website has settled on
 */
export async function contentDocument(
  request: Request,
  render: RenderPage,
): Promise<Response | undefined> {
  const { pathname: path, search } = new URL(request.url)
  const query = parseSearch(search)
  const locale = query.lang === 'de' ? 'de' : 'en'
  const twin = pathOfMarkdown(path)
  if (twin !== undefined || request.headers.get('accept') === 'text/markdown') {
    const isTwin = twin !== undefined
    return markdownAnswer({ path: twin ?? path, query, locale, isTwin }, render)
  }
  const text = await textDocument(path, locale, render)
  if (text) return text
  if (path.startsWith('/schemas/')) return schemaFile(path)
  const name = /^\/data\/([a-z0-9/-]+)\.json$/.exec(path)?.[1]
  if (!name) return undefined
  const { lang: _, ...rest } = query
  const data = await loaderData(name, locale, rest)
  return data === undefined ? missing() : json(data)
}

/** What programs read about the whole site. */
async function textDocument(
  path: string,
  locale: Locale,
  render: RenderPage,
): Promise<Response | undefined> {
  const collection = collections.find((each) => feedPath(each) === path)
  if (collection) return text(await feed(collection, locale), 'application/atom+xml', locale)
  switch (path) {
    case '/sitemap.xml':
      return text(sitemap(), 'application/xml')
    case '/llms.txt':
      return text(llmsText(locale), 'text/plain', locale)
    case '/llms-full.txt':
      return text(await llmsFullText(locale, render), 'text/plain', locale)
    default:
      return undefined
  }
}

function text(body: string, type: string, locale?: Locale): Response {
  const headers = new Headers({ 'Content-Type': `${type}; charset=utf-8` })
  if (locale) headers.set('Content-Language', locale)
  return new Response(body, { headers })
}

/** The same words as the pages, for the browser's router: nothing for a search index. */
function json(data: unknown): Response {
  const headers = new Headers({
    'Content-Type': 'application/json; charset=utf-8',
    'X-Robots-Tag': 'noindex',
  })
  const { caching } = data as { caching?: string }
  if (caching) headers.set('Cache-Control', caching)
  return new Response(JSON.stringify(data), { headers })
}

/** Validators load schemas from anywhere, so these files alone are open to other origins. */
function schemaFile(path: string): Response {
  const response = responseOfPath(path)
  if (!response) return missing()
  return new Response(`${JSON.stringify(apiSchema(response), null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/schema+json; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}

function missing(): Response {
  return new Response('{"title":"Not Found","status":404}', {
    status: 404,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
