import type { APIRequestContext, Page } from '@playwright/test'
import { type DocumentFacts, fetchDocument } from './support/documents.ts'
import { expect, test } from './support/looking.ts'
import {
  addressOf,
  content,
  type Locale,
  languageNames,
  locales,
  localisedRoutes,
  siteRoutes,
} from './support/site.ts'

/** SPEC section 5: title length; section 5 "noindex". */
const maxTitle = 59
const notIndexed = new Set(['/legacy', '/search', '/documentation/feedback'])
const socialLocale = { en: 'en_US', de: 'de_DE' }

/** Pages that are articles: SPEC section 3 gives all others the type website. */
const isArticle = (path: string) => path.startsWith('/case-studies/')

type Facts = DocumentFacts & { address: string; path: string; locale: Locale; id: string }

// One worker fetches the documents that all tests look at.
test.describe.configure({ mode: 'default' })

/** All pages of a language. */
async function readAll(request: APIRequestContext, page: Page, locale: Locale): Promise<Facts[]> {
  const found: Facts[] = []
  for (const route of localisedRoutes.filter((each) => each.locale === locale)) {
    found.push({ ...(await fetchDocument(request, page, route.address)), ...route })
  }
  expect(found.length).toBeGreaterThan(30)
  return found
}

/** Origin of the public site, which the server is configured with; read from a page. */
async function publicOrigin(request: APIRequestContext, page: Page): Promise<string> {
  const { canonical } = await fetchDocument(request, page, '/')
  return new URL(canonical[0] ?? '').origin
}

for (const locale of locales) {
  test.describe(`pages in ${languageNames[locale]}`, { tag: '@once' }, () => {
    test('have their own title with the brand, in at most 59 characters', async ({
      page,
      request,
    }) => {
      const { brand } = content.site()
      const found = await readAll(request, page, locale)
      for (const { title, address } of found) {
        expect.soft([...title].length, `${address}: ${title}`).toBeLessThanOrEqual(maxTitle)
        expect.soft(title, address).toMatch(new RegExp(` \\| ${brand.name}$`))
      }
      expect(new Set(found.map(({ title }) => title)).size).toBe(found.length)
    })

    test('have one description of useful length and keywords', async ({ page, request }) => {
      const found = await readAll(request, page, locale)
      for (const { meta, address } of found) {
        expect.soft(meta.description, address).toHaveLength(1)
        const length = meta.description?.[0]?.length ?? 0
        expect.soft(length, address).toBeGreaterThan(60)
        expect.soft(length, address).toBeLessThanOrEqual(165)
        expect.soft(meta.keywords?.[0], address).toBeTruthy()
      }
      const descriptions = found.map(({ meta }) => meta.description?.[0])
      expect(new Set(descriptions).size).toBe(found.length)
    })

    test('say to robots what the specification says', async ({ page, request }) => {
      for (const { meta, path, address } of await readAll(request, page, locale)) {
        expect.soft(meta.robots, address).toHaveLength(1)
        const wanted = notIndexed.has(path) ? /^noindex/ : /^index,follow,max-image-preview:large$/
        expect.soft(meta.robots?.[0], address).toMatch(wanted)
      }
    })

    test('have a canonical address of their own, without tracking', async ({ page, request }) => {
      const origin = await publicOrigin(request, page)
      for (const { path, address, canonical } of await readAll(request, page, locale)) {
        const wanted = path === '/search' ? [] : [origin + address]
        expect.soft(canonical, address).toEqual(wanted)
        const separator = address.includes('?') ? '&' : '?'
        const tracked = `${address}${separator}utm_source=x&gclid=1&pk_x=1&ref=y&feature_link=z`
        const again = await fetchDocument(request, page, tracked)
        expect.soft(again.canonical, tracked).toEqual(wanted)
      }
    })

    test('list themselves and their twin in hreflang', async ({ page, request }) => {
      const origin = await publicOrigin(request, page)
      for (const { path, address, alternates } of await readAll(request, page, locale)) {
        const wanted = notIndexed.has(path)
          ? []
          : [
              { hreflang: 'en', href: origin + path },
              { hreflang: 'de', href: origin + addressOf(path, 'de') },
              { hreflang: 'x-default', href: origin + path },
            ]
        expect.soft(alternates, address).toEqual(wanted)
      }
    })

    test('have a complete social card', async ({ page, request }) => {
      const origin = await publicOrigin(request, page)
      for (const { id, path, address, meta, canonical } of await readAll(request, page, locale)) {
        const one = (name: string) => {
          expect.soft(meta[name], `${name} of ${address}`).toHaveLength(1)
          return meta[name]?.[0] ?? ''
        }
        const { seo } = content.page(id as 'pricing', locale)
        expect.soft(one('og:title'), address).toBe(seo.title)
        expect.soft(one('og:description'), address).toBe(seo.description)
        if (canonical[0]) expect.soft(one('og:url'), address).toBe(canonical[0])
        expect.soft(one('og:type'), address).toBe(isArticle(path) ? 'article' : 'website')
        expect.soft(one('og:site_name'), address).toBe(content.site().brand.name)
        expect.soft(one('og:locale'), address).toBe(socialLocale[locale])
        expect.soft(one('og:image'), address).toMatch(new RegExp(`^${origin}/.+\\.png$`))
        expect.soft(one('og:image:alt'), address).toBe(seo.imageAlt)
        expect.soft([one('og:image:width'), one('og:image:height')]).toEqual(['1200', '630'])
        expect.soft(one('twitter:card'), address).toBe('summary_large_image')
        expect.soft(one('twitter:title'), address).toBe(seo.title)
        expect.soft(one('twitter:image'), address).toBe(meta['og:image']?.[0])
      }
    })

    test('have social images of 1200x630 that exist, one for each page', async ({
      page,
      request,
    }) => {
      const found = await readAll(request, page, locale)
      const images = found.map(({ meta }) => meta['og:image']?.[0] ?? '')
      expect(new Set(images).size).toBe(images.length)
      for (const image of images) {
        const answer = await request.get(new URL(image).pathname)
        expect.soft([image, answer.status()]).toEqual([image, 200])
        expect.soft(answer.headers()['content-type']).toBe('image/png')
        const body = await answer.body()
        // Signature, then the IHDR chunk with width and height (PNG 11.2.2).
        expect.soft(body.subarray(1, 4).toString('latin1'), image).toBe('PNG')
        expect.soft([body.readUInt32BE(16), body.readUInt32BE(20)], image).toEqual([1200, 630])
        expect.soft(body.length, image).toBeLessThan(1_000_000)
      }
    })

    test('carry structured data that parses, with every reference resolved', async ({
      page,
      request,
    }) => {
      for (const { address, path, jsonLd } of await readAll(request, page, locale)) {
        expect.soft(jsonLd.length, address).toBe(notIndexed.has(path) ? jsonLd.length : 1)
        for (const text of jsonLd) {
          const { declared, referenced } = idsOf(JSON.parse(text))
          expect.soft(declared.size, address).toBeGreaterThan(0)
          expect.soft(text.includes('"@type":"Article"'), address).toBe(isArticle(path))
          expect
            .soft(
              [...referenced].filter((id) => !declared.has(id)),
              address,
            )
            .toEqual([])
        }
      }
    })

    test('say in their breadcrumbs what the visitor reads', async ({ page, request }) => {
      for (const { address, path, jsonLd, text } of await readAll(request, page, locale)) {
        if (jsonLd.length === 0) continue
        const graph = JSON.parse(jsonLd[0] ?? '')['@graph'] as Record<string, unknown>[]
        const list = graph.find((node) => node['@type'] === 'BreadcrumbList')
        const items = (list?.itemListElement ?? []) as { name: string; position: number }[]
        expect.soft(items.length, address).toBeGreaterThan(path === '/' ? 0 : 1)
        expect
          .soft(
            items.map(({ position }) => position),
            address,
          )
          .toEqual(items.map((_, index) => index + 1))
        if (path === '/') continue
        for (const { name } of items) expect.soft(text, address).toContain(name)
      }
    })

    test('name their language on the html element', async ({ page, request }) => {
      for (const { address, lang } of await readAll(request, page, locale)) {
        expect.soft(lang, address).toBe(locale)
      }
    })
  })

  test(`the home page in ${languageNames[locale]} describes organisation, offer and site`, {
    tag: '@once',
  }, async ({ page, request }) => {
    const { jsonLd } = await fetchDocument(request, page, addressOf('/', locale))
    const graph = JSON.parse(jsonLd[0] ?? '')['@graph'] as Record<string, unknown>[]
    const node = (type: string) => graph.find((each) => each['@type'] === type)
    const organisation = node('Organization')
    expect(organisation).toMatchObject({ address: { '@type': 'PostalAddress' } })
    const contacts = organisation?.contactPoint as {
      contactType: string
      availableLanguage: string[]
    }[]
    expect(contacts.map(({ contactType }) => contactType).toSorted()).toEqual(['sales', 'security'])
    expect(organisation?.areaServed).toBeDefined()
    expect(JSON.stringify(node('WebSite')?.potentialAction)).toContain('/search?q={query}')
    const text = JSON.stringify(graph)
    expect(text).toContain('UnitPriceSpecification')
    expect(text).toMatch(/"price":"?990(?:\.00)?"?/)
    expect(text).toMatch(/"price":"?0\.85"?/)
    expect(text).toContain('"EUR"')
  })
}

test('a client navigation changes title, description, canonical and structured data', async ({
  page,
}) => {
  await page.goto('/imprint')
  const { links } = content.ui('en').footer.groups.resources
  const name = links.find(({ href }) => href === '/security')?.label ?? ''
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
  const { seo } = content.page('security', 'en')
  await expect(page).toHaveTitle(new RegExp(`^${seo.title}`))
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', seo.description)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/security$/)
  await expect(page.locator('link[rel=alternate][hreflang]:not([type])')).toHaveCount(3)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  await expect
    .poll(() => page.locator('script[type="application/ld+json"]').textContent())
    .toContain('/security#webpage')
})

test('all pages of the site map are read here', { tag: '@once' }, () => {
  expect(siteRoutes.length * locales.length).toBe(localisedRoutes.length)
})

/** Ids a graph declares (nodes with more than an id) and those it refers to. */
function idsOf(graph: unknown): { declared: Set<string>; referenced: Set<string> } {
  const declared = new Set<string>()
  const referenced = new Set<string>()
  const walk = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (typeof value === 'object' && value !== null) {
      const id = (value as Record<string, unknown>)['@id']
      if (typeof id === 'string') {
        if (Object.keys(value).length > 1) declared.add(id)
        else referenced.add(id)
      }
      Object.values(value).forEach(walk)
    }
  }
  walk(graph)
  return { declared, referenced }
}
