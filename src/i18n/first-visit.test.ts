import { describe, expect, test, vi } from 'vitest'
import { type FirstVisitWindow, firstVisit } from './first-visit.ts'

interface Visit {
  url?: string
  stored?: string | null
  languages?: string[]
  isFollowed?: boolean
}

/** Runs the script for a visit; returns where it sends the visitor, if anywhere. */
function visit({
  url = 'https://www.x.example/',
  stored = null,
  languages = ['en'],
  isFollowed = false,
}: Visit) {
  const replace = vi.fn()
  const { search, hostname, pathname, hash } = new URL(url)
  const w: FirstVisitWindow = {
    location: { search, hostname, pathname, hash, replace },
    localStorage: { getItem: () => stored },
    navigator: { languages },
  }
  firstVisit(w, isFollowed)
  return replace.mock.calls[0]?.[0] as string | undefined
}

test.each<[string, Visit, string | undefined]>([
  ['a German browser', { languages: ['de-AT', 'en'] }, '/?lang=de'],
  ['an English browser', { languages: ['en-US', 'de'] }, undefined],
  ['a French browser that also reads German', { languages: ['fr', 'de'] }, '/?lang=de'],
  ['a browser of neither language', { languages: ['fr', 'ja'] }, undefined],
  ['German chosen before', { stored: 'de' }, '/?lang=de'],
  ['English chosen before, German browser', { stored: 'en', languages: ['de'] }, undefined],
  ['a stored value that is no language', { stored: 'xx', languages: ['de'] }, '/?lang=de'],
  ['the de. host', { url: 'https://de.x.example/pricing' }, '/pricing?lang=de'],
  [
    'the de. host after choosing English',
    { url: 'https://de.x.example/', stored: 'en' },
    '/?lang=de',
  ],
  [
    'a link of the de. host after choosing English there',
    { url: 'https://de.x.example/', stored: 'en', languages: ['de'], isFollowed: true },
    undefined,
  ],
  ['a host of another language', { url: 'https://it.x.example/', stored: 'de' }, '/?lang=de'],
  [
    'the en. host with a German browser',
    { url: 'https://en.x.example/', languages: ['de'] },
    undefined,
  ],
  [
    'an address that names its language',
    { url: 'https://www.x.example/?lang=de', languages: ['de'] },
    undefined,
  ],
])('%s', (_, given, expected) => {
  expect(visit(given)).toBe(expected)
})

test('path, query and hash are kept', () => {
  const target = visit({
    url: 'https://www.x.example/pricing?a=1%20b#growth',
    languages: ['de'],
  })
  expect(target).toBe('/pricing?a=1%20b&lang=de#growth')
})

describe('blocked storage', () => {
  function visitWithoutStorage(isFollowed: boolean) {
    const replace = vi.fn()
    const w = {
      location: { search: '', hostname: 'x', pathname: '/', hash: '', replace },
      get localStorage(): never {
        throw new Error('denied')
      },
      navigator: { languages: ['de'] },
    } as FirstVisitWindow
    firstVisit(w, isFollowed)
    return replace.mock.calls[0]?.[0] as string | undefined
  }

  test('is no error: the language is that of the browser', () => {
    expect(visitWithoutStorage(false)).toBe('/?lang=de')
  })

  test('leaves a German browser in English once its visitor has changed to it', () => {
    expect(visitWithoutStorage(true)).toBeUndefined()
  })
})
