import type { APIRequestContext, Page } from '@playwright/test'
import { type FetchedDocument, fetchDocument } from './support/documents.ts'
import { expect, test } from './support/looking.ts'
import { addressOf, languageNames, locales, localisedRoutes } from './support/site.ts'

/** A document of the site, by its address without hash. */
type Pages = Map<string, FetchedDocument>

interface Reference {
  /** Page the reference stands on. */
  from: string
  href: string
  target: URL
}

const base = 'http://site.invalid'

// One worker fetches the documents that both tests look at.
test.describe.configure({ mode: 'default' })

/** Follows every link of the site from both home pages, as a crawler without scripts does. */
async function allPages(request: APIRequestContext, page: Page): Promise<Pages> {
  const pages: Pages = new Map()
  const waiting = locales.map((locale) => addressOf('/', locale))
  for (const address of waiting) {
    if (pages.has(address)) continue
    const document = await fetchDocument(request, page, address)
    pages.set(address, document)
    for (const { target } of linksOf(address, document)) {
      const isDocument = target.origin === base && !/\.[a-z0-9]+$/.test(target.pathname)
      if (isDocument) waiting.push(target.pathname + target.search)
    }
  }
  return pages
}

function linksOf(from: string, { links }: FetchedDocument): Reference[] {
  return links
    .filter(({ href }) => !/^(?:mailto|tel):/.test(href))
    .map(({ href }) => ({ from, href, target: new URL(href, base + from) }))
}

const describeReference = ({ from, href }: Reference) => `${href} on ${from}`

test('every link inside the site leads to a page, every hash to a place on it', {
  tag: '@once',
}, async ({ page, request }) => {
  test.slow()
  const pages = await allPages(request, page)
  const references = [...pages].flatMap(([address, document]) => linksOf(address, document))
  const inside = references.filter(({ target }) => target.origin === base)
  expect(inside.length).toBeGreaterThan(1000)

  const dead = [...pages].filter(([, { status }]) => status !== 200).map(([address]) => address)
  const onDead = inside.filter(({ target }) => dead.includes(target.pathname + target.search))
  expect(onDead.map(describeReference), 'links that do not answer with 200').toEqual([])

  const lost = inside.filter(({ target }) => {
    const document = pages.get(target.pathname + target.search)
    return (
      document &&
      target.hash !== '' &&
      !document.ids.includes(decodeURIComponent(target.hash.slice(1)))
    )
  })
  expect(lost.map(describeReference), 'links to anchors that do not exist').toEqual([])

  for (const locale of locales) {
    const other = inside.filter(({ from, target }, index) => {
      const isFrom = new URLSearchParams(from.split('?')[1]).get('lang') === 'de' ? 'de' : 'en'
      const isTo = target.searchParams.get('lang') === 'de' ? 'de' : 'en'
      const isPage = !/\.[a-z0-9]+$/.test(target.pathname)
      return isPage && isFrom === locale && isTo !== locale && !isSwitch(pages, inside[index])
    })
    expect(
      other.map(describeReference),
      `links in ${languageNames[locale]} that leave the language`,
    ).toEqual([])
  }

  for (const { address, path } of localisedRoutes) {
    // Links to the form for feedback say what it is about.
    const isReached =
      pages.has(address) || ['/legacy', '/search', '/documentation/feedback'].includes(path)
    expect.soft(isReached, `${address} is linked from somewhere`).toBe(true)
  }
})

test('every picture, style, script and file a page refers to is there', {
  tag: '@once',
}, async ({ page, request }) => {
  test.slow()
  const pages = await allPages(request, page)
  const addresses = new Set<string>()
  for (const [from, document] of pages) {
    const files = linksOf(from, document).filter(({ target }) =>
      /\.[a-z0-9]+$/.test(target.pathname),
    )
    for (const { target } of files) addresses.add(target.href)
    for (const src of document.resources) addresses.add(new URL(src, base + from).href)
  }
  const inside = [...addresses].map((href) => new URL(href)).filter(({ origin }) => origin === base)
  expect(inside.length).toBeGreaterThan(20)
  const isThere = async ({ pathname, search }: URL) => {
    const answer = await request.head(pathname + search, { maxRedirects: 0 })
    expect.soft(answer.status(), pathname).toBe(200)
  }
  for (let at = 0; at < inside.length; at += 10) {
    await Promise.all(inside.slice(at, at + 10).map(isThere))
  }
})

/** The links to the other language of the same page. */
function isSwitch(pages: Pages, reference: Reference | undefined): boolean {
  const document = reference && pages.get(reference.from)
  return Boolean(document?.links.some(({ href, hreflang }) => href === reference?.href && hreflang))
}
