import { describe, expect, test } from 'vitest'
import { locales } from '../i18n/locale.ts'
import { alternates } from './alternates.ts'
import { pageUrl } from './canonical.ts'
import { socialImageName } from './social-image-name.ts'
import { titleFromSlug } from './title-from-slug.ts'

const O = 'https://www.firstangle.example'

describe('canonical address', () => {
  test.each([
    ['/', `${O}/`],
    ['', `${O}/`],
    ['/pricing/', `${O}/pricing`],
    ['/pricing#growth', `${O}/pricing`],
    ['/pricing?utm_source=x&gclid=1', `${O}/pricing`],
    ['/pricing?lang=en&q=1#growth', `${O}/pricing`],
    ['//evil.example/', `${O}/evil.example`],
    ['/\\evil.example/', `${O}/evil.example`],
    ['https://evil.example/pricing', `${O}/pricing`],
    ['/case-studies/process-automation', `${O}/case-studies/process-automation`],
    ['/blog/größe', `${O}/blog/gr%C3%B6%C3%9Fe`],
  ])('%s is %s in English and German', (address, expected) => {
    expect(pageUrl(O, address, 'en')).toBe(expected)
    expect(pageUrl(O, address, 'de')).toBe(`${expected}?lang=de`)
  })

  test('is stable: the canonical of a canonical is itself', () => {
    for (const locale of locales) {
      const once = pageUrl(O, '/blog/größe', locale)
      expect(pageUrl(O, once, locale)).toBe(once)
    }
  })
})

test('both languages list the same alternates, themselves included', () => {
  for (const path of ['/', '/pricing', '/blog/a-b']) {
    const pairs = alternates(O, path)
    expect(pairs.map(({ hreflang }) => hreflang)).toEqual(['en', 'de', 'x-default'])
    expect(pairs[2]?.href).toBe(pairs[0]?.href)
    for (const locale of locales) {
      const own = pairs.find(({ hreflang }) => hreflang === locale)?.href
      expect(own).toBe(pageUrl(O, path, locale))
      expect(alternates(O, own ?? '')).toEqual(pairs)
    }
  }
})

test('social images are named after path and language', () => {
  expect(socialImageName('/', 'en')).toBe('/social/home.en.png')
  expect(socialImageName('/pricing', 'de')).toBe('/social/pricing.de.png')
  expect(socialImageName('/blog/a-b/', 'en')).toBe('/social/blog--a-b.en.png')
})

test('a slug becomes a title', () => {
  expect(titleFromSlug('us-amp-eu-technical-drawings')).toBe('Us Amp Eu Technical Drawings')
  expect(titleFromSlug('iso-2768')).toBe('Iso 2768')
  expect(titleFromSlug('-öl--film-')).toBe('Öl Film')
  expect(titleFromSlug('')).toBe('')
})
