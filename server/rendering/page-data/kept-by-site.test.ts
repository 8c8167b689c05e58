import { expect, test } from 'vitest'
import { provideSiteContext, type SiteContext, siteContext } from '../site-context.ts'
import { keptBySite } from './kept-by-site.ts'

const site = (origin: string) =>
  provideSiteContext({
    content: {},
    origin,
    build: { version: '1.0.0', buildId: 'b', buildTimestamp: '' },
    sentryDsn: undefined,
  } as unknown as SiteContext)

test('what is made for a key is made once, and anew for another site', () => {
  const made: string[] = []
  const name = keptBySite((key: 'en' | 'de') => {
    made.push(key)
    return `${key} of ${siteContext().origin}`
  })
  site('https://one.example')
  expect([name('en'), name('de'), name('en')]).toEqual([
    'en of https://one.example',
    'de of https://one.example',
    'en of https://one.example',
  ])
  expect(made).toEqual(['en', 'de'])
  site('https://other.example')
  expect(name('en')).toBe('en of https://other.example')
})
