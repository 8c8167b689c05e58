import { fetchDocument } from './support/documents.ts'
import { expect, test } from './support/looking.ts'
import {
  addressOf,
  content,
  languageNames,
  locales,
  localisedRoutes,
  plain,
  ui,
} from './support/site.ts'

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('no cell of the title block at the foot is a name without a value', async ({ page }) => {
    await page.goto('/')
    const names = await page
      .locator('.page-footer .title-label')
      .filter({ visible: true })
      .allTextContents()
    expect(names.length).toBeGreaterThan(5)
    expect(names).not.toContain(ui('en').header.scheme.label)
  })
})

// One worker fetches the documents that all tests look at.
test.describe.configure({ mode: 'default' })

for (const locale of locales) {
  const routes = localisedRoutes.filter((route) => route.locale === locale)

  test(`every page in ${languageNames[locale]} is answered with 200, one h1 and all its words`, {
    tag: '@once',
  }, async ({ page, request }) => {
    expect(routes.length).toBeGreaterThan(30)
    for (const { id, address } of routes) {
      const found = await fetchDocument(request, page, address)
      expect.soft(found.status, address).toBe(200)
      expect.soft(found.lang, address).toBe(locale)
      expect.soft(found.h1, address).toEqual([content.page(id, locale).hero.title])
      for (const words of wordsOf(id, locale)) {
        expect.soft(found.text, address).toContain(words.replace(/\s+/g, ' '))
      }
    }
  })

  test(`links of ${languageNames[locale]} pages that leave the site are https, mail or phone`, {
    tag: '@once',
  }, async ({ page, request }) => {
    for (const { address } of routes) {
      const { links } = await fetchDocument(request, page, address)
      const odd = links.filter(({ href }) => !/^(?:[/?#]|https:\/\/|mailto:|tel:\+)/.test(href))
      expect.soft(odd, address).toEqual([])
      const nameless = links.filter(({ text }) => text === '')
      expect.soft(nameless, address).toEqual([])
    }
  })

  test(`no id stands twice on a page in ${languageNames[locale]}`, { tag: '@once' }, async ({
    page,
    request,
  }) => {
    for (const { address } of routes) {
      const { ids } = await fetchDocument(request, page, address)
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
      expect.soft(twice, address).toEqual([])
    }
  })
}

test('both languages of a page have the same places', { tag: '@once' }, async ({
  page,
  request,
}) => {
  for (const { path } of localisedRoutes.filter(({ locale }) => locale === 'en')) {
    const [en, de] = await Promise.all(
      locales.map((locale) => fetchDocument(request, page, addressOf(path, locale))),
    )
    expect.soft(placesOf(de), path).toEqual(placesOf(en))
  }
})

/** Anchors in one order, without initials: the glossary is sorted by each language's alphabet. */
function placesOf(document?: { ids: string[] }): string[] | undefined {
  return document?.ids.filter((id) => !/^letter-[a-z]$/.test(id)).sort()
}

/** What a reader without scripts must find: headings and paragraphs of the page's own words. */
function wordsOf(id: (typeof localisedRoutes)[number]['id'], locale: 'en' | 'de'): string[] {
  if (id === 'home') {
    const { features, faq, pricing, why, proof } = content.page('home', locale)
    return [
      ...features.cards.map(({ text }) => plain(text)),
      ...faq.items.flatMap(({ question, answer }) => [question, plain(answer)]),
      ...pricing.plans.flatMap(({ name, price, points }) => [name, price, ...points]),
      ...why.rows.map(({ llm }) => llm),
      ...proof.testimonials.map(({ quote }) => quote),
    ]
  }
  const copy = content.page(id, locale) as {
    hero: { intro: Parameters<typeof plain>[0] }
    sections?: { title: string; text?: Parameters<typeof plain>[0][] }[]
  }
  const sections = copy.sections ?? []
  return [
    plain(copy.hero.intro),
    ...sections.flatMap(({ title, text }) => [title, ...(text ?? []).map(plain)]),
  ]
}
