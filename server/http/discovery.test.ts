import { expect, test } from 'vitest'
import { aiCatalog, apiCatalog, discoveryPaths, serverCard } from './discovery.ts'

const facts = {
  siteUrl: 'https://www.firstangle.example',
  version: '1.2.3',
  title: 'Firstangle',
  description: 'Looks up fits.',
  statusPage: null,
}

test('the API catalogue names each interface with its description and its documentation', async () => {
  const answer = apiCatalog(facts)
  expect(answer.headers.get('content-type')).toBe(
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  )
  expect(answer.headers.get('link')).toBe(`<${discoveryPaths.apiCatalog}>; rel="api-catalog"`)
  const { linkset } = await answer.json()
  expect(linkset.map(({ anchor }: { anchor: string }) => anchor)).toEqual([
    'https://www.firstangle.example/sandbox/v2',
    'https://www.firstangle.example/mcp',
  ])
  for (const entry of linkset) {
    expect(entry['service-desc'][0].href).toMatch(/^https:\/\/www\.firstangle\.example\//)
    expect(entry['service-doc']).toHaveLength(2)
    expect(entry).not.toHaveProperty('status')
  }
})

test('with a status page, the catalogue names it', async () => {
  const statusPage = 'https://status.firstangle.example/'
  const { linkset } = await apiCatalog({ ...facts, statusPage }).json()
  expect(linkset[0].status).toEqual([{ href: statusPage, type: 'text/html' }])
})

test('the catalogue of agents leads to the card, and the card to the server', async () => {
  const catalog = await aiCatalog(facts).json()
  expect(catalog).toEqual({
    specVersion: '1.0',
    entries: [
      {
        identifier: 'urn:air:firstangle.example:mcp:website',
        type: 'application/mcp-server-card+json',
        url: `https://www.firstangle.example${discoveryPaths.serverCard}`,
      },
    ],
  })
  const answer = serverCard(facts)
  expect(answer.headers.get('content-type')).toBe('application/mcp-server-card+json')
  expect(await answer.json()).toEqual({
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: 'example.firstangle/website',
    version: '1.2.3',
    title: 'Firstangle',
    description: 'Looks up fits.',
    websiteUrl: 'https://www.firstangle.example/documentation/agents',
    remotes: [{ type: 'streamable-http', url: 'https://www.firstangle.example/mcp' }],
  })
})

test.each([apiCatalog, aiCatalog, serverCard])('%o may be read from any origin', (make) => {
  const { headers } = make(facts)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})
