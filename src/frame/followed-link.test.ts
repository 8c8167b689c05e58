import { beforeEach, expect, test, vi } from 'vitest'
import { linkToPage } from './followed-link.ts'

const here = new URL('https://a.example/pricing?lang=de#essential')

beforeEach(() => {
  vi.stubGlobal('location', here)
})

/** Whether an event on a link within the page leads to another page. */
function isFollowed(href: string, target = ''): boolean {
  const { origin, pathname, search } = new URL(href, here)
  const link = { origin, pathname, search, target }
  const event = { target: { closest: () => link } } as unknown as Event
  return linkToPage(event) !== undefined
}

test.each(['/security', '/pricing', '/pricing?lang=fr', '/blog/us-amp-eu-technical-drawings'])(
  '%s is another page',
  (href) => expect(isFollowed(href)).toBe(true),
)

test.each([
  '#growth',
  '/pricing?lang=de#growth',
  'https://b.example/security',
  '/downloads/shaft.pdf',
  '/pricing/specimen.xml?pages=3',
  '/api/feedback',
])('%s is none', (href) => expect(isFollowed(href)).toBe(false))

test('a link for a tab of its own is left to the browser, as is what is no link', () => {
  expect(isFollowed('/security', '_blank')).toBe(false)
  expect(linkToPage({ target: { closest: () => null } } as unknown as Event)).toBeUndefined()
  expect(linkToPage({ target: {} } as Event)).toBeUndefined()
})
