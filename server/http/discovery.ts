import { openToAll } from './open-to-all.ts'

/** The one address of the MCP server. */
export const mcpPath = '/mcp'

/** Where programs find what the site has for them, without reading a page. */
export const discoveryPaths = Object.freeze({
  /** RFC 9727 */
  apiCatalog: '/.well-known/api-catalog',
  /** Lists the card of the MCP server (extension io.modelcontextprotocol/server-card). */
  aiCatalog: '/.well-known/ai-catalog.json',
  /** Reserved for the card of the server at `/mcp`. */
  serverCard: '/mcp/server-card',
  /** Where drafts of the extension had it, and where checkers still look. */
  oldServerCard: '/.well-known/mcp/server-card.json',
})

/** What these documents say of the site. */
export interface DiscoveryFacts {
  readonly siteUrl: string
  readonly version: string
  readonly title: string
  /** At most 100 characters. */
  readonly description: string
  /** The page that says whether the service runs. */
  readonly statusPage: string | null
}

const catalogType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'
const cardType = 'application/mcp-server-card+json'

/** The interfaces of the site as a linkset (RFC 9264), with the relations of RFC 8631. */
export function apiCatalog({ siteUrl, statusPage }: DiscoveryFacts): Response {
  const page = (path: string) => [
    { href: siteUrl + path, type: 'text/html', hreflang: ['en'] },
    { href: `${siteUrl}${path}?lang=de`, type: 'text/html', hreflang: ['de'] },
  ]
  const linkset = [
    {
      anchor: `${siteUrl}/sandbox/v2`,
      'service-desc': [{ href: `${siteUrl}/openapi.json`, type: 'application/json' }],
      'service-doc': page('/documentation/integration'),
      ...(statusPage && { status: [{ href: statusPage, type: 'text/html' }] }),
    },
    {
      anchor: `${siteUrl}/mcp`,
      'service-desc': [{ href: siteUrl + discoveryPaths.serverCard, type: cardType }],
      'service-doc': page('/documentation/agents'),
    },
  ]
  const link = `<${discoveryPaths.apiCatalog}>; rel="api-catalog"`
  return document({ linkset }, catalogType, { Link: link })
}

/** Which cards the host has. */
export function aiCatalog({ siteUrl }: DiscoveryFacts): Response {
  const entry = {
    identifier: `urn:air:${domainOf(siteUrl)}:mcp:website`,
    type: cardType,
    url: siteUrl + discoveryPaths.serverCard,
  }
  return document({ specVersion: '1.0', entries: [entry] }, 'application/ai-catalog+json')
}

/** Name and address of the MCP server. Clients ask the server itself for its tools. */
export function serverCard({ siteUrl, version, title, description }: DiscoveryFacts): Response {
  const card = {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: `${domainOf(siteUrl).split('.').toReversed().join('.')}/website`,
    version,
    title,
    description,
    websiteUrl: `${siteUrl}/documentation/agents`,
    remotes: [{ type: 'streamable-http', url: `${siteUrl}/mcp` }],
  }
  return document(card, cardType)
}

/** The host without `www.`. */
const domainOf = (siteUrl: string): string => new URL(siteUrl).hostname.replace(/^www\./, '')

function document(body: object, type: string, more: Readonly<Record<string, string>> = {}) {
  return new Response(`${JSON.stringify(body, null, 2)}\n`, {
    headers: {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=3600',
      ...openToAll,
      'Access-Control-Expose-Headers': 'ETag',
      ...more,
    },
  })
}
