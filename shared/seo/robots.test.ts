import { expect, test } from 'vitest'
import { missingPageHead } from './head.ts'
import { isIndexable, robotsFor } from './robots.ts'
import type { SeoPage } from './seo-page.ts'

const index = 'index,follow,max-image-preview:large'

test.each<[string, SeoPage['kind'], string]>([
  ['/', 'home', index],
  ['/pricing', 'page', index],
  ['/blog/login', 'article', index],
  ['/blog/cards', 'article', index],
  ['/log', 'page', index],
  ['/card', 'page', index],
  ['/legacy-drawings', 'page', index],
  ['/searching', 'page', index],
  ['/legacy', 'page', 'noindex'],
  ['/legacy/', 'page', 'noindex'],
  ['/nowhere', 'not-found', 'noindex'],
  ['/search', 'search', 'noindex,follow'],
  ['/search', 'page', 'noindex,follow'],
  ['/trial-license', 'thank-you', 'noindex,follow'],
  ['/login', 'page', 'noindex,nofollow'],
  ['/Login', 'page', 'noindex,nofollow'],
  ['/login/reset', 'not-found', 'noindex,nofollow'],
  ['/loginx', 'not-found', 'noindex,nofollow'],
  ['/cards', 'page', 'noindex,nofollow'],
  ['/cards/42', 'page', 'noindex,nofollow'],
  ['/cardset', 'not-found', 'noindex,nofollow'],
])('%s as %s is %s', (path, kind, expected) => {
  expect(robotsFor({ path, kind })).toBe(expected)
  expect(isIndexable(robotsFor({ path, kind }))).toBe(expected === index)
})

test('a page can keep itself out of the index', () => {
  expect(robotsFor({ path: '/pricing', kind: 'page', noindex: true })).toBe('noindex')
})

const head = {
  title: 'x',
  meta: [{ name: 'robots', content: 'noindex' }],
  links: [],
  structuredData: undefined,
}

test.each([
  ['/login', 'noindex,nofollow'],
  ['/cards/1', 'noindex,nofollow'],
  ['/nowhere', 'noindex'],
  ['/blog/login', 'noindex'],
])('a missing %s says %s and keeps the rest', (path, robots) => {
  expect(missingPageHead(head, path)).toEqual({
    ...head,
    meta: [{ name: 'robots', content: robots }],
  })
})
