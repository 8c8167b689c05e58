import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageIds } from '../../../shared/pages.ts'
import { article, createSampleContent, plainPage } from '../testing/sample-content.ts'
import { type Content, openContent } from './queries.ts'

let content: Content

beforeEach(() => {
  const sample = createSampleContent()
  sample.write('site.yaml', sample.read('site.yaml').replace('name: /text', 'name: Firstangle'))
  sample.write('pages/not-found.en.yaml', plainPage('Terms of {site.brand.name}'))
  sample.write('pages/not-found.de.yaml', plainPage('AGB von {site.brand.name}'))
  for (const [slug, day] of [
    ['early', '01'],
    ['new', '09'],
    ['also-new', '09'],
  ]) {
    for (const locale of ['en', 'de'] as const) {
      const text = article(`${slug} ${locale}`, '## Part\n\nText', locale)
      const related = slug === 'early' ? 'related: [new]\nimageAlt' : 'imageAlt'
      sample.write(
        `blog/${slug}.${locale}.md`,
        text
          .replace('published: 2026-09-15', `published: 2026-09-${day}`)
          .replace('imageAlt', related),
      )
    }
  }
  expect(sample.faultLines()).toEqual([])
  content = openContent(sample.outFile)
})

afterEach(() => content.close())

test('settings and frame come back as they were checked', () => {
  expect(content.site().brand.name).toBe('Firstangle')
  expect(content.facts().price.currency).toBe('EUR')
  expect(Object.values(content.holidays()).every((days) => days.length > 5)).toBe(true)
  expect(content.ui('de').header.links).toHaveLength(4)
})

test('a page comes back in its language, with defaults and parsed inline marks', () => {
  expect(content.page('not-found', 'de')).toEqual({
    seo: { title: 'AGB von Firstangle', description: 'Text', keywords: ['text'], imageAlt: 'Text' },
    hero: { title: 'AGB von Firstangle', intro: ['Text'], actions: [] },
    sections: [],
  })
  expect(content.page('not-found', 'en').hero.title).toBe('Terms of Firstangle')
  expect(content.page('home', 'en').pricing.plans.map((plan) => plan.id)).toHaveLength(4)
})

test('every page is listed', () => {
  expect(content.pageIds()).toHaveLength(pageIds.length)
  expect(content.pageIds()).toContain('not-found')
})

test('a page nobody compiled is an error that names it', () => {
  expect(() => content.page('nowhere' as 'not-found', 'en')).toThrow(
    'content.db has no page nowhere en',
  )
})

test('values are parsed once and nobody can change them', () => {
  const page = content.page('not-found', 'en')
  expect(content.page('not-found', 'en')).toBe(page)
  expect(() => {
    page.hero.title = 'changed'
  }).toThrow(TypeError)
})

test('an article comes back whole', () => {
  expect(content.article('blog', 'early', 'de')).toEqual({
    collection: 'blog',
    slug: 'early',
    locale: 'de',
    title: 'early de',
    description: 'Description of early de (de)',
    keywords: ['text'],
    imageAlt: 'Text',
    published: '2026-09-01',
    updated: '2026-11-10',
    readingMinutes: 1,
    figure: '',
    leadFigure: '',
    html: expect.stringContaining('<h2 id="part">Part</h2>'),
    toc: [{ id: 'part', text: 'Part', level: 2 }],
    related: ['new'],
  })
})

test.each([
  ['blog', 'nothing'],
  ['knowledge-base', 'early'],
] as const)('there is no article %s/%s', (collection, slug) => {
  expect(content.article(collection, slug, 'en')).toBeUndefined()
})

test('articles are listed newest first, then by slug, in pieces', () => {
  const slugs = (range?: { limit?: number; offset?: number }) =>
    content.articles('blog', 'en', range).map(({ slug }) => slug)
  expect(slugs()).toEqual(['also-new', 'new', 'early'])
  expect(slugs({ limit: 2 })).toEqual(['also-new', 'new'])
  expect(slugs({ limit: 2, offset: 2 })).toEqual(['early'])
  expect(content.articles('knowledge-base', 'en')).toEqual([])
  expect(content.articles('blog', 'de', { limit: 1 })).toEqual([
    {
      collection: 'blog',
      slug: 'also-new',
      locale: 'de',
      title: 'also-new de',
      description: 'Description of also-new de (de)',
      published: '2026-09-09',
      updated: '2026-11-10',
      readingMinutes: 1,
      figure: '',
    },
  ])
  expect(content.articleCount('blog', 'de')).toBe(3)
  expect(content.articleCount('knowledge-base', 'de')).toBe(0)
})

test('an article knows its neighbours in the order of the list', () => {
  const around = (slug: string) => {
    const article = content.article('blog', slug, 'en')
    if (!article) throw new Error(`no article ${slug}`)
    const { older, newer } = content.neighbours(article)
    return [newer?.slug, older?.slug]
  }
  expect(around('also-new')).toEqual([undefined, 'new'])
  expect(around('new')).toEqual(['also-new', 'early'])
  expect(around('early')).toEqual(['new', undefined])
})

test('articles are found by slug in either collection, in the order asked for', () => {
  const slugs = content.articlesBySlug(['early', 'nothing', 'also-new'], 'de')
  expect(slugs.map(({ title }) => title)).toEqual(['early de', 'also-new de'])
})

test('a missing content.db is an error, not an empty site', () => {
  expect(() => openContent('/nonexistent/content.db')).toThrow()
})
