import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalLocation, decodePiece, splitLocation } from './canonical-url.ts'
import { redirectOf, redirects } from './redirects.ts'
import { settledLocation } from './settled-location.ts'

const origin = 'https://www.firstangle.example'

/** Paths and queries full of what goes wrong: slashes, dots, encodings, controls, repeated `lang`. */
const nastyPart = fc.constantFrom(
  '/',
  '//',
  '\\',
  '%5c',
  '%2F',
  '.',
  '..',
  '%2e',
  '%',
  '%%34',
  '%zz',
  '%0d%0a',
  '\t',
  '\n',
  ' ',
  'evil.example',
  '@',
  ':',
  'pricing',
  'case-study',
  'cart',
  '%70',
  'ü',
  '?',
  '&',
  '=',
  'lang=de',
  'lang=EN',
  'lang',
  'l%61ng=DE',
  'lang=de-DE',
  'utm_source=x',
  'a=1',
  'a=%20',
  '+',
)
const nastyLocation = fc
  .oneof(
    fc.array(nastyPart, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.string(),
  )
  .map((text) => `/${text}`)

const cleanPiece = fc
  .tuple(
    fc.stringMatching(/^[a-z_]{1,8}$/).filter((name) => name !== 'lang'),
    fc.stringMatching(/^(?:[a-zA-Z0-9._~+*!-]|%[0-9A-F]{2}){0,8}$/),
  )
  .map(([name, value]) => `${name}=${value}`)
const languagePiece = fc.constantFrom('lang=de', 'lang=DE', 'lang=en', 'lang=', 'lang', 'l%61ng=de')

describe('canonicalLocation', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/pricing/', '/pricing'],
    ['/pricing///', '/pricing'],
    ['//pricing//x', '/pricing/x'],
    ['/pricing/?lang=EN&utm_source=x', '/pricing?utm_source=x'],
    ['/?lang=DE', '/?lang=de'],
    ['/?lang=de-DE', '/?lang=de'],
    ['/?lang=de_AT', '/?lang=de'],
    ['/?lang=de-CH-1996', '/?lang=de'],
    ['/?lang=den', '/'],
    ['/?lang=en-GB', '/'],
    ['/?lang=fr', '/'],
    ['/?lang=', '/'],
    ['/?lang', '/'],
    ['/?a=1&lang=de&b=2&lang=en', '/?a=1&lang=de&b=2'],
    ['/?lang=en&lang=de', '/'],
    ['/?lang=&lang=de&a=1', '/?a=1'],
    ['/?l%61ng=%44e', '/?lang=de'],
    ['/?language=EN', '/?language=EN'],
    ['/pricing?', '/pricing'],
    ['/pricing?&&a=1&&', '/pricing?a=1'],
    ['/?b=%zz&lang=%zz&a=%20+x', '/?b=%zz&a=%20+x'],
    ['/%70ricing', '/pricing'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/%zz', '/%zz'],
    ['/a/../b/./c', '/b/c'],
    ['/blog?page=2', '/blog?page=2'],
    ['/knowledge-base/?page=12&lang=DE', '/knowledge-base?page=12&lang=de'],
    ['/blog?page=2&page=3', '/blog?page=2'],
    ...['1', '0', '-1', '02', '1e1', '2.0', 'x', '', '%zz', '123456', '+2'].map((page) => [
      `/blog?page=${page}&q=a`,
      '/blog?q=a',
    ]),
    ['/blog.md?page=1', '/blog.md'],
    ['/blog/article?page=1', '/blog/article?page=1'],
    ['/search?q=a&page=1', '/search?q=a&page=1'],
    ['/a/%2e%2E/b', '/b'],
  ])('%s is %s', (given, wanted) => {
    expect(canonicalLocation(given)).toBe(wanted)
  })

  test.each([
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/%5cevil.example', '/evil.example'],
    ['/%2f/evil.example', '/evil.example'],
    ['/\t/evil.example', '/evil.example'],
    ['/.//evil.example', '/evil.example'],
    ['/a/..//evil.example/', '/evil.example'],
    ['/%0d%0aSet-Cookie:x/', '/%0d%0aSet-Cookie:x'],
  ])('%j stays on our origin as %s', (given, wanted) => {
    expect(canonicalLocation(given)).toBe(wanted)
  })

  test('is idempotent, never leaves the origin, never grows, never throws', () => {
    fc.assert(
      fc.property(nastyLocation, (location) => {
        const once = canonicalLocation(location)
        expect(canonicalLocation(once)).toBe(once)
        expect(new URL(once, origin).origin).toBe(origin)
        expect(once).toMatch(/^\/(?![/\\])/)
        expect(once.length).toBeLessThanOrEqual(location.length)
      }),
      { numRuns: 3000 },
    )
  })

  test('keeps every other parameter verbatim and in order', () => {
    const pieces = fc.array(fc.oneof(cleanPiece, languagePiece), { maxLength: 8 })
    fc.assert(
      fc.property(pieces, (given) => {
        const [, query] = splitLocation(canonicalLocation(`/x/?${given.join('&')}`))
        const isOther = (piece: string) => piece !== '' && decodePiece(piece)[0] !== 'lang'
        expect(query.split('&').filter(isOther)).toEqual(given.filter(isOther))
      }),
    )
  })

  test('keeps at most one lang, at the place of the first', () => {
    const pieces = fc.array(fc.oneof(cleanPiece, languagePiece), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(pieces, (given) => {
        const [, query] = splitLocation(canonicalLocation(`/?${given.join('&')}`))
        const first = given.findIndex((piece) => decodePiece(piece)[0] === 'lang')
        const isGerman = first >= 0 && /=de$/i.test(given[first] ?? '')
        const found = query.split('&').flatMap((piece, at) => (piece === 'lang=de' ? [at] : []))
        expect(found).toEqual(isGerman ? [first] : [])
      }),
    )
  })
})

describe('settledLocation', () => {
  test.each(redirects)('$from moves to $to in one step, slash and language included', (entry) => {
    expect(settledLocation(entry.from)).toBe(entry.to)
    expect(settledLocation(`${entry.from}/?lang=DE&a=1`)).toBe(`${entry.to}?lang=de&a=1`)
  })

  test.each([
    ['/knowledge-base-technical-drawings/gdt?a=1', '/knowledge-base/gdt?a=1'],
    ['/cart/checkout/2?a=1', '/?a=1'],
    ['/cart/?lang=EN', '/'],
    ['/blog/us-amp-eu-/', '/blog/us-amp-eu-technical-drawings'],
  ])('%s moves to %s', (given, wanted) => {
    expect(settledLocation(given)).toBe(wanted)
  })

  test.each([
    '/cartoon',
    '/case-study/unknown',
    '/case-study-x',
    '/press',
    '/press/press-kit',
    '/press-kit/logo',
    '/blog/us-amp-eu-technical-drawings',
    '/blog/us-amp-eu-x',
    '/knowledge-base-technical-drawings-2',
    '/service-levels/a',
    '/impressum',
    '/.well-known/security.txt',
  ])('%s is a near miss and stays', (path) => {
    expect(settledLocation(path)).toBe(path)
  })

  test('no new address is itself an old one', () => {
    for (const entry of redirects) {
      expect(redirectOf(entry.to)).toBeNull()
    }
  })

  test('a malformed segment that goes away does not keep others encoded', () => {
    expect(settledLocation('/%70/%zz/..')).toBe('/p')
  })

  test('is idempotent and stays on our origin', () => {
    fc.assert(
      fc.property(nastyLocation, (location) => {
        const once = settledLocation(location)
        expect(settledLocation(once)).toBe(once)
        expect(new URL(once, origin).origin).toBe(origin)
      }),
      { numRuns: 3000 },
    )
  })
})
