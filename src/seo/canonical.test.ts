import { describe, expect, test } from 'vitest'
import { locales } from '../i18n/locale.ts'
import { alternates } from './alternates.ts'
import { canonicalUrl, pageUrl } from './canonical.ts'
import { socialImageName } from './social-image-name.ts'
import { titleFromSlug } from './title-from-slug.ts'

const O = 'https://www.firstangle.example'

/** One name of every kind SPEC section 5 lists. */
const tracking = [
  'utm_source',
  'UTM_Campaign',
  'pk_campaign',
  'ga_source',
  'hsa_acc',
  'gclid',
  'fbclid',
  'msclkid',
  'ref',
  'tracking',
  'feature-link',
  'featureLink',
]

describe('canonical address', () => {
  test.each(tracking)('drops %s in both languages', (name) => {
    expect(canonicalUrl(O, `/pricing?${name}=x`)).toBe(`${O}/pricing`)
    expect(canonicalUrl(O, `/pricing?${name}=x&lang=de&q=1`)).toBe(`${O}/pricing?lang=de`)
  })

  test.each([
    ['/', `${O}/`],
    ['/?lang=de', `${O}/?lang=de`],
    ['', `${O}/`],
    ['/pricing/', `${O}/pricing`],
    ['/pricing#growth', `${O}/pricing`],
    ['/pricing?lang=de#growth', `${O}/pricing?lang=de`],
    ['/pricing?lang=DE', `${O}/pricing?lang=de`],
    ['/pricing?lang=de-DE', `${O}/pricing?lang=de`],
    ['/pricing?lang=en', `${O}/pricing`],
    ['/pricing?lang=den', `${O}/pricing`],
    ['/pricing?lang=en&lang=de', `${O}/pricing`],
    ['//evil.example/', `${O}/evil.example`],
    ['/\\evil.example/', `${O}/evil.example`],
    ['https://evil.example/pricing', `${O}/pricing`],
    ['/case-studies/process-automation', `${O}/case-studies/process-automation`],
    ['/blog/größe', `${O}/blog/gr%C3%B6%C3%9Fe`],
  ])('%s becomes %s', (address, expected) => {
    expect(canonicalUrl(O, address)).toBe(expected)
  })

  test('is stable: the canonical of a canonical is itself', () => {
    for (const locale of locales) {
      const once = pageUrl(O, '/blog/größe', locale)
      expect(canonicalUrl(O, once)).toBe(once)
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
