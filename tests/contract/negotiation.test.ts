import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, test } from 'vitest'
import { fakePage, fakeSite, siteUrl } from './support/fake-site.ts'

/* A page in two forms: what is kept, and who gets what (RFC 9110 12.5.1). */

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const agent = 'text/markdown, text/html, */*'

/** Markdown of any page, and of none for `/404`; what was asked for is in `asked`. */
function markdownSite(asked: string[] = []) {
  return fakeSite({
    async documents(request) {
      const { pathname, search } = new URL(request.url)
      const accept = request.headers.get('accept')
      asked.push(`${accept} ${pathname}${search}`)
      if (pathname === '/sitemap.xml') return document('<urlset/>', 'application/xml')
      if (accept !== 'text/markdown' && !pathname.endsWith('.md')) return undefined
      const status = pathname.startsWith('/404') ? 404 : 200
      return document(`# ${pathname}${search}\n\n${'words '.repeat(200)}`, 'text/markdown', status)
    },
  })
}

const document = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': `${type}; charset=utf-8` } })

const typeOf = (answer: Response) => answer.headers.get('content-type')

test.each([
  [undefined, 'text/html'],
  ['*/*', 'text/html'],
  [browser, 'text/html'],
  ['text/html, text/markdown', 'text/html'],
  ['text/markdown;q=0.9, text/html', 'text/html'],
  [agent, 'text/markdown'],
  ['text/markdown', 'text/markdown'],
  ['text/html;q=0.8, text/markdown;q=0.9', 'text/markdown'],
])('for Accept %j a page comes as %s, first and from the cache', async (accept, wanted) => {
  const site = markdownSite()
  const headers: Record<string, string> = accept === undefined ? {} : { accept }
  for (const _ of ['made', 'kept']) {
    const answer = await site.get('/pricing', headers)
    expect([answer.status, typeOf(answer)]).toEqual([200, `${wanted}; charset=utf-8`])
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept')
  }
})

describe.each([
  ['a browser first', [browser, agent]],
  ['an agent first', [agent, browser]],
])('with %s', (_, order) => {
  test('neither ever gets what is kept for the other', async () => {
    const asked: string[] = []
    const site = markdownSite(asked)
    for (const accept of [...order, ...order]) {
      for (const coding of ['br', 'gzip', '']) {
        const headers = { accept, 'accept-encoding': coding }
        const wanted = accept === agent ? 'text/markdown' : 'text/html'
        expect(typeOf(await site.get('/pricing', headers))).toMatch(wanted)
        const hit = site.app.tryHit('GET', '/pricing', headers as IncomingHttpHeaders)
        expect(hit?.head.find((value) => value.startsWith('text/'))).toMatch(wanted)
      }
    }
    expect(asked.sort()).toEqual(['text/html /pricing', 'text/markdown /pricing'])
  })
})

test('no request target reaches the form that was not asked for', async () => {
  const site = markdownSite()
  await site.get('/pricing', { accept: agent })
  for (const target of ['/pricing', '/pricing#markdown', '/markdown /pricing']) {
    expect(site.app.tryHit('GET', target, { accept: browser })).toBeUndefined()
  }
})

test('the forms have different tags, and only their own is "not modified"', async () => {
  const site = markdownSite()
  const html = await site.get('/pricing', { accept: browser })
  const markdown = await site.get('/pricing', { accept: agent })
  const [htmlTag, markdownTag] = [html, markdown].map((each) => each.headers.get('etag') ?? '')
  expect(htmlTag).not.toBe(markdownTag)
  const status = async (accept: string, tag = '') =>
    (await site.get('/pricing', { accept, 'if-none-match': tag })).status
  expect(await status(browser, htmlTag)).toBe(304)
  expect(await status(agent, markdownTag)).toBe(304)
  expect(await status(browser, markdownTag)).toBe(200)
  expect(await status(agent, htmlTag)).toBe(200)
  const unchanged = await site.get('/pricing', {
    accept: agent,
    'if-none-match': markdownTag ?? '',
  })
  expect(unchanged.headers.get('vary')).toBe('Accept-Encoding, Accept')
})

test.each(['/pricing', '/pricing.md', '/search?q=x', '/missing'])(
  'HEAD of %s is GET without its body, in both forms',
  async (path) => {
    const site = markdownSite()
    for (const accept of [agent, browser]) {
      const get = await site.get(path, { accept })
      const head = await site.send('HEAD', path, { accept })
      const fields = ({ headers }: Response) =>
        [...headers].filter(([name]) => name !== 'x-request-id')
      expect([head.status, fields(head)]).toEqual([get.status, fields(get)])
      expect(await head.text()).toBe('')
    }
  },
)

test('a language, a search and a page that is not there keep their form', async () => {
  const site = markdownSite()
  const text = async (path: string) => (await site.get(path, { accept: agent })).text()
  expect(await text('/pricing?lang=de&utm_source=x')).toMatch(/^# \/pricing\?lang=de\n/)
  expect(await text('/search?q=gd%26t')).toMatch(/^# \/search\?q=gd%26t\n/)
  const missing = await site.get('/missing', { accept: agent })
  expect([missing.status, typeOf(missing)]).toEqual([404, 'text/markdown; charset=utf-8'])
  expect(missing.headers.get('vary')).toContain('Accept')
})

test('what has one form only does not vary by Accept, and is the same for all', async () => {
  const site = markdownSite()
  for (const path of ['/sitemap.xml', '/pricing.md', '/robots.txt']) {
    const [first, second] = [
      await site.get(path, { accept: agent }),
      await site.get(path, { accept: browser }),
    ]
    expect(first.headers.get('vary')).not.toMatch(/Accept(?!-)/)
    expect(first.headers.get('etag')).toBe(second.headers.get('etag'))
  }
})

test('a page whose free times have changed is rendered anew in both forms', async () => {
  const asked: string[] = []
  const site = markdownSite(asked)
  for (const path of ['/schedule-call', '/schedule-call.md', '/pricing']) {
    await site.get(path, { accept: agent })
  }
  site.app.dropShortLived()
  for (const path of ['/schedule-call', '/schedule-call.md', '/pricing']) {
    await site.get(path, { accept: agent })
  }
  expect(asked.filter((each) => each.includes('/schedule-call'))).toHaveLength(4)
  expect(asked.filter((each) => each.includes('/pricing'))).toHaveLength(1)
})

test('a renderer that only knows HTML answers agents with it', async () => {
  const site = fakeSite()
  const answer = await site.get('/pricing', { accept: agent })
  expect(await answer.text()).toBe(await fakePage('/pricing').text())
  expect(site.renderRequests[0]?.url).toBe(`${siteUrl}/pricing`)
})
