import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Content, openContent } from '../../content/store/queries.ts'
import { article, createSampleContent } from '../../content/testing/sample-content.ts'
import { provideSiteContext } from '../site-context.ts'
import { articleData, removedPostData } from './article-data.ts'

let content: Content

beforeEach(() => {
  const sample = createSampleContent()
  const write = (slug: string, published: string, related = '[]') => {
    for (const locale of ['en', 'de'] as const) {
      const text = article(`${slug} ${locale}`, 'Text\n', locale)
        .replace('published: 2026-09-15', `published: ${published}`)
        .replace('imageAlt', `related: ${related}\nimageAlt`)
      sample.write(`${slug}.${locale}.md`, text)
    }
  }
  write('blog/first', '2026-09-01')
  write('blog/second', '2026-09-02', '[threads, first]')
  write('blog/third', '2026-09-03')
  write('knowledge-base/threads', '2026-09-02')
  expect(sample.faultLines()).toEqual([])
  content = openContent(sample.outFile)
  const build = { version: '1', buildId: 'a', buildTimestamp: '2026-11-21T08:00:00.000Z' }
  provideSiteContext({ content, origin: 'https://a.example', build, sentryDsn: undefined })
})

afterEach(() => content.close())

test('an article leads to those its author names, and to its neighbours in its own collection', () => {
  const data = articleData('blog', 'second', 'de')
  expect(data?.related.map(({ href }) => href)).toEqual(['/knowledge-base/threads', '/blog/first'])
  expect(data?.older?.href).toBe('/blog/first')
  expect(data?.newer?.title).toBe('blog/third de')
  expect(data?.published).toEqual({ iso: '2026-09-02', text: '2. September 2026' })
  const only = articleData('knowledge-base', 'threads', 'en')
  expect([only?.older, only?.newer]).toEqual([undefined, undefined])
})

test('a post that is gone is answered with 404 and noindex', () => {
  expect(articleData('blog', 'gone', 'en')).toBeUndefined()
  expect(removedPostData('en')).toMatchObject({
    status: 404,
    words: content.wording('articles', 'en').removed,
    href: '/blog',
    head: { links: [], meta: expect.arrayContaining([{ name: 'robots', content: 'noindex' }]) },
  })
})
