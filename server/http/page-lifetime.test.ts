import { expect, test } from 'vitest'
import type { PageKey } from './cache-key.ts'
import { withCacheControl } from './page-lifetime.ts'
import type { Rendered } from './prepare-answer.ts'

/** The caching headers that an answer gets, by name. */
function cachingOf(location: string, keeps: PageKey['keeps'], rendered: Partial<Rendered> = {}) {
  const answer = { status: 200, headers: [], body: Buffer.from(''), ...rendered }
  return Object.fromEntries(withCacheControl(answer, { location, keeps }).headers)
}

const revalidated = 'public, no-cache, stale-while-revalidate=600, stale-if-error=86400'

test('a CDN may keep a page for a minute, nginx for a second, a browser asks each time', () => {
  expect(cachingOf('/pricing?lang=de', 'page')).toEqual({
    'X-Accel-Expires': '1',
    'Cache-Control': revalidated,
    'CDN-Cache-Control': 'max-age=60, stale-while-revalidate=600, stale-if-error=86400',
  })
})

test('what a visitor asked for, and a page that is not there, have no line for caches in front', () => {
  expect(cachingOf('/search?q=fit', 'view')).toEqual({ 'Cache-Control': revalidated })
  expect(cachingOf('/none', 'page', { status: 404 })).toEqual({ 'Cache-Control': revalidated })
})

test('free times are never shown without asking', () => {
  expect(cachingOf('/schedule-call', 'page')).toEqual({ 'Cache-Control': 'public, no-cache' })
})

test('a page that says how long it may be kept is left as it is', () => {
  const headers: Rendered['headers'] = [['cache-control', 'private, no-store']]
  expect(cachingOf('/contact', 'nothing', { headers })).toEqual({
    'cache-control': 'private, no-store',
  })
})
