import { describe, expect, test } from 'vitest'
import { discoveryPaths } from '../../server/http/discovery.ts'
import { locales } from '../../shared/i18n/locale.ts'
import { collections, contentSite, inLocale } from './support/content-site.ts'
import { siteUrl } from './support/fake-site.ts'
import { parseXml } from './support/parse-xml.ts'

/* Sitemap, llms.txt and Markdown; feeds.test.ts has the feeds. */

const { content, site } = contentSite()

test('a specimen invoice is a file for each query, kept like the page with its simulator', async () => {
  const answer = await site.get('/pricing/specimen.xml?pages=61&utm_source=x')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toContain('SPECIMEN-2027-01-15-61-3.xml')
  const view = await site.get('/pricing?pages=61')
  for (const name of ['cache-control', 'cdn-cache-control']) {
    expect(answer.headers.get(name)).toBe(view.headers.get(name))
  }
  const etag = answer.headers.get('etag') ?? ''
  const again = await site.get('/pricing/specimen.xml?pages=61', { 'if-none-match': etag })
  expect(again.status).toBe(304)
  const refused = await site.get('/pricing/specimen.pdf?pages=many')
  expect(refused.status).toBe(422)
  expect(refused.headers.get('cache-control')).toBe('no-store')
})

test('the sitemap names each article in both languages, each naming the other, with its true date', async () => {
  const sitemap = parseXml(await (await site.get('/sitemap.xml')).text())
  const entries = new Map(
    sitemap.children.map((url) => {
      const loc = url.children.find(({ name }) => name === 'loc')?.text ?? ''
      return [loc, url] as const
    }),
  )
  expect(entries.size).toBe(sitemap.children.length)
  for (const collection of collections) {
    for (const { slug, updated } of content.articles(collection, 'en')) {
      const path = `/${collection}/${slug}`
      const [english, german] = [siteUrl + path, `${siteUrl}${path}?lang=de`]
      for (const loc of [english, german]) {
        const url = entries.get(loc)
        expect(url?.children.find(({ name }) => name === 'lastmod')?.text).toBe(updated)
        const alternates = url?.children.filter(({ name }) => name === 'xhtml:link')
        expect(alternates?.map(({ attributes }) => [attributes.hreflang, attributes.href])).toEqual(
          [
            ['en', english],
            ['de', german],
            ['x-default', english],
          ],
        )
      }
    }
  }
})

describe.each(locales)('llms.txt in %s', (locale) => {
  test('has the order of the proposal, and each page once', async () => {
    const answer = await site.get(inLocale('/llms.txt', locale))
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const lines = (await answer.text()).split('\n').filter((line) => line !== '')
    const name = `# ${content.site().brand.name}`
    expect(lines.filter((line) => line.startsWith('# '))).toEqual([name])
    expect(lines[0]).toBe(name)
    expect(lines[1]).toMatch(/^> .{40}/)
    const headings = lines.filter((line) => line.startsWith('## '))
    expect(headings.length).toBeGreaterThan(5)
    expect(headings.at(-1)).toBe('## Optional')
    const items = lines
      .slice(lines.indexOf(headings[0] ?? ''))
      .filter((line) => !headings.includes(line))
    for (const item of items) {
      expect(item).toMatch(
        /^- \[.+\]\(https:\/\/www\.firstangle\.example\/[^)]+\.md(?:\?lang=de)?\): .+$/,
      )
      expect(item.includes('?lang=de')).toBe(locale === 'de')
    }
    const addresses = items.map((item) => /\]\(([^)]+)\)/.exec(item)?.[1])
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('every link of it answers with Markdown', async () => {
    const text = await (await site.get(inLocale('/llms.txt', locale))).text()
    const links = [...text.matchAll(/\]\((https:[^)]+)\)/g)].map(([, to]) => new URL(to ?? ''))
    expect(links.length).toBeGreaterThan(40)
    for (const { pathname, search } of links) {
      const answer = await site.get(pathname + search)
      expect(answer.status, pathname).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
      expect(await answer.text()).toMatch(/^# \S/)
    }
  })

  test('llms-full.txt holds the articles whole', async () => {
    const text = await (await site.get(inLocale('/llms-full.txt', locale))).text()
    for (const { title } of collections.flatMap((each) => content.articles(each, locale))) {
      expect(text).toContain(`\n# ${title}\n`)
    }
  })
})

describe('an article as Markdown', () => {
  const path = '/knowledge-base/fits'

  test.each(locales)(
    'in %s has its source, author and dates, and leads to its page',
    async (locale) => {
      const answer = await site.get(inLocale(`${path}.md`, locale))
      const page = siteUrl + inLocale(path, locale)
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
      expect(answer.headers.get('link')).toBe(`<${page}>; rel="canonical"`)
      expect(answer.headers.get('content-language')).toBe(locale)
      const text = await answer.text()
      expect(text).toContain(`<${page}>`)
      expect(text).toMatch(
        new RegExp(`!\\[[^\\]]{40,}\\]\\(${siteUrl}/figures/fit-zones\\.${locale}\\.svg\\)`),
      )
      expect(text).toMatch(/^\| - \| - \|/m)
      expect(text).toMatch(/^\[\^286\]: ISO\s286-1/m)
      expect(text).not.toMatch(/site\.invalid|::figure|<\/?(?:div|span|figure|table)/)
    },
  )

  test('under the address of its page may be indexed, and names its own', async () => {
    const answer = await site.get(`${path}?lang=de`, { accept: 'text/markdown' })
    expect(answer.headers.get('content-location')).toBe(`${path}.md?lang=de`)
    expect(answer.headers.get('x-robots-tag')).toBeNull()
    const [text, twin] = [answer, await site.get(`${path}.md?lang=de`)].map((each) => each.text())
    expect(await text).toBe(await twin)
  })
})

test('a page comes as Markdown with absolute links and says where it is from', async () => {
  const answer = await site.get('/pricing.md?lang=de')
  expect(await answer.text()).toBe(
    `# Page /pricing\n\n[x](${siteUrl}/x)\n\n---\n\nWebseite: <${siteUrl}/pricing?lang=de>\n`,
  )
})

test.each(['/missing.md', '/blog/missing.md', '/missing?lang=de'])(
  '%s as Markdown is a 404 in Markdown, to be indexed by nobody',
  async (path) => {
    const answer = await site.get(path, { accept: 'text/markdown' })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('link')).toBeNull()
    expect(await answer.text()).toMatch(/^# Page \/(?:404|blog\/-)\n/)
  },
)

test.each([
  '/pricing.md',
  '/knowledge-base/fits.md?lang=de',
  '/blog/feed.xml',
  '/knowledge-base/feed.xml?lang=de',
  '/llms.txt',
  '/llms-full.txt',
  '/openapi.json',
])('%s may be read from any origin', async (path) => {
  const { headers } = await site.get(path)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('a page itself may not, but its Markdown under the same address', async () => {
  const html = await site.get('/pricing')
  expect(html.headers.get('access-control-allow-origin')).toBeNull()
  const markdown = await site.get('/pricing', { accept: 'text/markdown' })
  expect(markdown.headers.get('access-control-allow-origin')).toBe('*')
})

test('a page names its Markdown in a header, and a view of it does not', async () => {
  const link = (await site.get('/pricing?lang=de')).headers.get('link')
  expect(link).toContain('</pricing.md?lang=de>; rel="alternate"; type="text/markdown"')
  expect((await site.get('/search?q=fits')).headers.get('link')).toBeNull()
  expect((await site.get('/sitemap.xml')).headers.get('link')).toBeNull()
})

test.each(Object.values(discoveryPaths))('%s is there, and only read', async (path) => {
  const answer = await site.get(path)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toBeTypeOf('object')
  expect(answer.headers.get('etag')).toBeTruthy()
  expect((await site.send('POST', path)).status).toBe(405)
})

test('security.txt has moved to its well-known place', async () => {
  const answer = await site.get('/security.txt')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    '/.well-known/security.txt',
  ])
})
