import { describe, expect, test } from 'vitest'
import { locales } from '../../shared/i18n/locale.ts'
import { collections, contentSite, inLocale } from './support/content-site.ts'
import { siteUrl } from './support/fake-site.ts'
import { parseXml, type XmlNode } from './support/parse-xml.ts'

const { content, site } = contentSite()
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

describe.each(collections)('the feed of %s', (collection) => {
  describe.each(locales)('in %s', (locale) => {
    const path = inLocale(`/${collection}/feed.xml`, locale)
    const read = async () => parseXml(await (await site.get(path)).text())
    const one = (node: XmlNode, name: string) => {
      const found = node.children.filter((child) => child.name === name)
      expect(found, `<${name}> in <${node.name}>`).toHaveLength(1)
      return found[0] as XmlNode
    }
    const links = (node: XmlNode, rel: string) =>
      node.children.filter((child) => child.name === 'link' && child.attributes.rel === rel)

    test('has what RFC 4287 asks of a feed', async () => {
      const answer = await site.get(path)
      expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
      const feed = await read()
      expect(feed.name).toBe('feed')
      expect(feed.attributes).toEqual({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale })
      expect(one(feed, 'id').text).toBe(siteUrl + path)
      expect(one(feed, 'title').text).toContain(content.site().brand.name)
      expect(one(feed, 'updated').text).toMatch(rfc3339)
      expect(one(one(feed, 'author'), 'name').text).toContain(content.site().brand.name)
      expect(links(feed, 'self').map((link) => link.attributes.href)).toEqual([siteUrl + path])
      const [alternate] = links(feed, 'alternate')
      expect(alternate?.attributes.href).toBe(siteUrl + inLocale(`/${collection}`, locale))
    })

    test('has every article of the language, the newest first, with what an entry must have', async () => {
      const feed = await read()
      const entries = feed.children.filter(({ name }) => name === 'entry')
      const articles = content.articles(collection, locale, { limit: 20 })
      expect(entries.map((entry) => one(entry, 'id').text)).toEqual(
        articles.map(({ slug }) => siteUrl + inLocale(`/${collection}/${slug}`, locale)),
      )
      const updates = entries.map((entry) => one(entry, 'updated').text)
      expect(one(feed, 'updated').text).toBe([...updates].sort().at(-1))
      entries.forEach((entry, at) => {
        const article = articles[at]
        expect(one(entry, 'title').text).toBe(article?.title)
        expect(one(entry, 'summary').text).toBe(article?.description)
        expect(one(entry, 'published').text).toMatch(rfc3339)
        expect(one(entry, 'published').text.slice(0, 10)).toBe(article?.published)
        expect(one(entry, 'updated').text.slice(0, 10)).toBe(article?.updated)
        const [alternate] = links(entry, 'alternate')
        expect(alternate?.attributes).toMatchObject({
          href: one(entry, 'id').text,
          type: 'text/html',
          hreflang: locale,
        })
      })
    })

    test('carries whole articles, with absolute addresses only', async () => {
      const feed = await read()
      const entries = feed.children.filter(({ name }) => name === 'entry')
      for (const entry of entries) {
        const html = one(entry, 'content')
        expect(html.attributes.type).toBe('html')
        expect(html.text.length).toBeGreaterThan(3000)
        expect(html.text).not.toMatch(/<h1|<script|<svg|site\.invalid|data-copy/)
        const addresses = [...html.text.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to]) => to)
        expect(addresses.length).toBeGreaterThan(0)
        expect(addresses.filter((to) => !/^(?:https|mailto):/.test(to ?? ''))).toEqual([])
        for (const [picture] of html.text.matchAll(/<img [^>]*>/g)) {
          expect(picture).toMatch(/alt="[^"]{40}/)
        }
      }
    })
  })
})

describe.each(locales)('the feed of the changelog in %s', (locale) => {
  test('has every change whole, with absolute addresses, the newest first', async () => {
    const path = inLocale('/changelog/feed.xml', locale)
    const answer = await site.get(path)
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const feed = parseXml(await answer.text())
    const texts = (node: XmlNode, name: string) =>
      node.children.filter((child) => child.name === name).map(({ text }) => text)
    expect(texts(feed, 'id')).toEqual([siteUrl + path])
    const { entries, areas } = content.page('changelog', locale)
    expect(texts(feed, 'updated')[0]?.slice(0, 10)).toBe(entries[0]?.date)
    const found = feed.children.filter(({ name }) => name === 'entry')
    expect(found.flatMap((entry) => texts(entry, 'title'))).toEqual(
      entries.map(({ area, title }) => `${areas[area]}: ${title}`),
    )
    found.forEach((entry, at) => {
      const [id = '', html = ''] = [texts(entry, 'id')[0], texts(entry, 'content')[0]]
      expect(id).toBe(`${siteUrl + inLocale('/changelog', locale)}#${entries[at]?.id}`)
      expect(html).toMatch(/^<p>.*<\/p>$/)
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to ?? '')
      expect(links.filter((to) => !to.startsWith('https://'))).toEqual([])
      const isInLanguage = (to: string) => to.includes('lang=de') === (locale === 'de')
      expect(links.filter((to) => !isInLanguage(to))).toEqual([])
    })
  })
})

test('a feed is not sent again to a reader that has it', async () => {
  const etag = (await site.get('/blog/feed.xml')).headers.get('etag') ?? ''
  expect((await site.get('/blog/feed.xml', { 'if-none-match': etag })).status).toBe(304)
})
