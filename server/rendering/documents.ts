import { parseSearch } from '../../src/navigation/search-params.ts'
import { apiSchema, responseOfPath } from './api-schemas.ts'
import { loaderData } from './loader-data.ts'
import { sitemap } from './sitemap.ts'

/** Documents made from content, kept in the page cache like pages; undefined for any other path. */
export async function contentDocument(url: URL): Promise<Response | undefined> {
  if (url.pathname === '/sitemap.xml') return xml(sitemap())
  if (url.pathname.startsWith('/schemas/')) return schemaFile(url.pathname)
  const name = /^\/data\/([a-z0-9/-]+)\.json$/.exec(url.pathname)?.[1]
  if (!name) return undefined
  const { lang, ...query } = parseSearch(url.search)
  const data = await loaderData(name, lang === 'de' ? 'de' : 'en', query)
  return data === undefined ? missing() : json(data)
}

function xml(body: string): Response {
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
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
