import { type FigureModel, lettering } from '@firstangle/drawings/figures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../../../shared/i18n/locale.ts'
import { type Content, openContent } from '../../content/store/queries.ts'
import { createSampleContent, writeArticle } from '../../content/testing/sample-content.ts'
import { provideSiteContext } from '../site-context.ts'
import { blogData } from './blog-data.ts'
import { collectionData } from './collection-data.ts'
import { articlesPerPage } from './list-page.ts'

let content: Content
const list = collectionData('knowledge-base')
const inTotal = articlesPerPage + 3

const sample = createSampleContent(afterAll)

beforeAll(() => {
  for (let number = 1; number <= inTotal; number += 1) {
    writeArticle(sample, 'Text\n', 'Wörter\n', `knowledge-base/a${number}`)
  }
  writeArticle(sample, 'Text\n', 'Wörter\n', 'blog/post')
  const line: FigureModel = {
    size: { width: 80, height: 30 },
    labels: ['name'],
    draw: ({ words }) => [lettering(words.name ?? '', 5, 15)],
  }
  sample.figures = { names: () => ['line'], load: () => line }
  const words = (name: string) =>
    `alt: The word ${name} in the lettering of drawings\ncaption: A ${name}\nlabels:\n  name: ${name}\n`
  sample.write('figures/line.en.yaml', words('line'))
  sample.write('figures/line.de.yaml', words('Linie'))
  writeArticle(sample, '::figure{name=line}\n', '::figure{name=line}\n', 'blog/drawn')
  expect(sample.faultLines()).toEqual([])
  content = openContent(sample.outFile)
  const build = { version: '1', buildId: 'a', buildTimestamp: '2026-11-21T08:00:00.000Z' }
  provideSiteContext({ content, origin: 'https://a.example', build, sentryDsn: undefined })
})

afterAll(() => content.close())

describe.each(locales)('in %s', (locale) => {
  test('the pages of a list have every article once', () => {
    const pages = ['1', '2'].map((page) => list(locale, { page }))
    expect(pages.map(({ articles }) => articles.length)).toEqual([articlesPerPage, 3])
    const all = pages.flatMap(({ articles }) => articles.map(({ href }) => href))
    expect(new Set(all).size).toBe(inTotal)
    expect(pages.map(({ pages: place }) => [place?.page, place?.lastPage])).toEqual([
      [1, 2],
      [2, 2],
    ])
  })

  test('only the first page is to be indexed; the others say which they are', () => {
    const [first, second] = ['1', '2'].map((page) => list(locale, { page }).head)
    expect(first?.links.some(({ rel }) => rel === 'canonical')).toBe(true)
    expect(second?.links.filter(({ type }) => type !== 'application/atom+xml')).toEqual([])
    expect(second?.meta).toContainEqual({ name: 'robots', content: 'noindex' })
    const words = content.wording('articles', locale).pages.title
    const name = content.page('knowledge-base', locale).seo.title
    const title = words.replace('{name}', name).replace('{count}', '2')
    expect(second?.title).toContain(title)
  })

  test('a page beyond the end is not found, and leads to the first one', () => {
    const { status, articles, pages, head } = list(locale, { page: '3' })
    expect({ status, articles }).toEqual({ status: 404, articles: [] })
    expect(pages?.missing?.first).toBe(content.wording('articles', locale).pages.first)
    expect(head.meta).toContainEqual({ name: 'robots', content: 'noindex' })
  })
})

test('a list that fits on one page has no pages', () => {
  expect(blogData('en', {}).pages).toBeUndefined()
  expect(blogData('en', {}).status).toBeUndefined()
  expect(blogData('en', { page: '2' }).status).toBe(404)
})

test.each(locales)('a list in %s shows the first figure of an article that has one', (locale) => {
  const figures = blogData(locale, {}).articles.map(({ href, figure }) => [href, figure])
  expect(Object.fromEntries(figures)).toEqual({
    '/blog/drawn': `/figures/line.${locale}.svg`,
    '/blog/post': undefined,
  })
})
