import type { APIResponse } from '@playwright/test'
import { fetchDocument } from './support/documents.ts'
import { addressOf, articleAddresses, content, localisedRoutes, ui } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { holdClock, passMoment, visit } from './support/visit.ts'

const once = { tag: '@once' }

/** Address of the Markdown of a page. */
function twinOf(address: string): string {
  const [path = '', query] = address.split('?')
  return `${path === '/' ? '/index' : path}.md${query ? `?${query}` : ''}`
}

const articles = articleAddresses.map((address) => ({ id: 'article', address }))
const everything = [...localisedRoutes, ...articles]
const header = (answer: APIResponse, name: string) => answer.headers()[name] ?? ''

test(
  'every page and article can be read as Markdown, with nothing of its controls',
  once,
  async ({ request }) => {
    test.slow()
    for (const { address } of everything) {
      const answer = await request.get(twinOf(address))
      const text = await answer.text()
      const at = (what: string) => `${address}: ${what}`
      expect.soft(answer.status(), at('status')).toBe(200)
      expect.soft(header(answer, 'content-type'), at('type')).toBe('text/markdown; charset=utf-8')
      expect.soft(header(answer, 'x-robots-tag'), at('robots')).toBe('noindex')
      expect.soft(header(answer, 'link'), at('canonical')).toMatch(/^<https:\S+>; rel="canonical"$/)
      expect.soft(text, at('title')).toMatch(/^# \S/)
      expect.soft(text.length, at('length')).toBeGreaterThan(300)
      const prose = text.replace(/^ *```[\s\S]*?^ *```/gm, '').replace(/`[^`\n]*`/g, '')
      expect.soft(prose.match(/^# /gm)?.length, at('one title')).toBe(1)
      const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to ?? '')
      expect
        .soft(
          links.filter((to) => !/^(?:https:|mailto:|tel:)/.test(to)),
          at('links'),
        )
        .toEqual([])
      expect
        .soft(prose, at('left over'))
        .not.toMatch(
          /<\/?[a-z][^>@:]*>|site\.invalid|\$undefined|Is loading|Wird geladen|\[object|\u200b|\u00ad/,
        )
      const locale = address.includes('lang=de') ? 'de' : 'en'
      const { code, markdown } = ui(locale)
      const labels = [code.copy, code.copied, markdown.copy, markdown.view]
      const lines = prose.split('\n').map((line) => line.trim())
      expect
        .soft(
          lines.filter((line) => labels.includes(line)),
          at('labels'),
        )
        .toEqual([])
    }
  },
)

test(
  'the page itself comes as Markdown for clients that prefer it, and as HTML for browsers',
  once,
  async ({ request }) => {
    for (const { address } of everything.filter((_, at) => at % 9 === 0)) {
      const [html, markdown, again] = [
        await request.get(address, { headers: { accept: 'text/html,*/*;q=0.8' } }),
        await request.get(address, { headers: { accept: 'text/markdown, text/html, */*' } }),
        await request.get(address, { headers: { accept: 'text/html,*/*;q=0.8' } }),
      ]
      expect(header(markdown, 'content-type')).toBe('text/markdown; charset=utf-8')
      expect(await markdown.text()).toBe(await (await request.get(twinOf(address))).text())
      for (const answer of [html, again]) {
        expect(header(answer, 'content-type')).toBe('text/html; charset=utf-8')
        expect(await answer.text()).toMatch(/^<!doctype html>/i)
      }
      for (const answer of [html, markdown]) {
        expect(header(answer, 'vary')).toBe('Accept-Encoding, Accept')
      }
    }
  },
)

test(
  'the sitemap lists the pages that may be indexed, all of them and no others',
  once,
  async ({ page, request }) => {
    test.slow()
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? '')
    const indexable: string[] = []
    for (const { address } of everything) {
      const { status, meta, canonical } = await fetchDocument(request, page, address)
      const isIndexable = status === 200 && !meta.robots?.[0]?.includes('noindex')
      if (isIndexable) indexable.push(...canonical)
    }
    expect(indexable.length).toBeGreaterThan(80)
    expect(listed.toSorted()).toEqual(indexable.toSorted())
  },
)

test(
  'heads lead to the Markdown of the page, and those of articles to their feed',
  once,
  async ({ page, request }) => {
    const links = async (address: string, type: string) => {
      const html = await (await request.get(address)).text()
      return page.evaluate(
        ([source = '', wanted]) => {
          const parsed = new DOMParser().parseFromString(source, 'text/html')
          const found = parsed.querySelectorAll(`link[rel=alternate][type="${wanted}"]`)
          return [...found].map((link) => {
            const { pathname, search } = new URL(link.getAttribute('href') ?? '')
            return [pathname + search, link.getAttribute('hreflang'), link.getAttribute('title')]
          })
        },
        [html, type],
      )
    }
    const title = (locale: 'en' | 'de') =>
      content.wording('machine-readers', locale).feeds.blog.title
    const post = `/blog/${content.articles('blog', 'en')[0]?.slug}`
    for (const path of ['/', '/pricing', '/blog', post]) {
      for (const locale of ['en', 'de'] as const) {
        const address = addressOf(path, locale)
        expect(await links(address, 'text/markdown')).toEqual([[twinOf(address), null, null]])
        // Without hreflang, by which search engines would take the feed for the page in a language.
        const feed = [addressOf('/blog/feed.xml', locale), null, title(locale)]
        const isBlog = path.startsWith('/blog')
        expect(await links(address, 'application/atom+xml')).toEqual(isBlog ? [feed] : [])
      }
    }
    for (const address of ['/search', '/legacy', '/documentation/feedback']) {
      expect(await links(address, 'text/markdown')).toEqual([])
    }
  },
)

for (const address of ['/documentation', '/knowledge-base/fits?lang=de']) {
  test(
    `${address} is copied as Markdown, and the button says so`,
    once,
    async ({ page, context, request }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const { markdown } = ui(address.includes('lang=de') ? 'de' : 'en')
      await visit(page, address)
      await holdClock(page)
      await page.getByRole('button', { name: markdown.copy }).click()
      await expect(page.getByRole('button', { name: markdown.copied })).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toBe(await (await request.get(twinOf(address))).text())
      await passMoment(page)
      await expect(page.getByRole('button', { name: markdown.copy })).toBeVisible()
      await expect(page.getByRole('link', { name: markdown.view })).toHaveAttribute(
        'href',
        twinOf(address),
      )
    },
  )
}

test('where the clipboard is closed, the Markdown is opened instead', once, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('denied'))
  })
  await visit(page, '/documentation')
  await page.getByRole('button', { name: ui('en').markdown.copy }).click()
  await page.waitForURL('**/documentation.md')
})
