import { expect, test } from 'vitest'
import { inLanguage, localAddress } from './local-address.ts'

test.each([
  ['/', '/?lang=de'],
  ['/pricing#growth', '/pricing?lang=de#growth'],
  ['/search?q=M8', '/search?q=M8&lang=de'],
  ['/search?q=M8#results', '/search?q=M8&lang=de#results'],
  ['https://www.firstangle.example/imprint', 'https://www.firstangle.example/imprint?lang=de'],
])('%s in German is %s, and itself in English', (address, german) => {
  expect(localAddress(address, 'de')).toBe(german)
  expect(localAddress(address, 'en')).toBe(address)
})

test.each([
  ['/', '/', '/?lang=de'],
  ['/pricing?lang=de', '/pricing', '/pricing?lang=de'],
  ['/search?q=M8&lang=de&x=%20#top', '/search?q=M8&x=%20#top', '/search?q=M8&x=%20&lang=de#top'],
  ['/pricing?lang=de&a=1&lang=en', '/pricing?a=1', '/pricing?a=1&lang=de'],
  ['/pricing?l%61ng=de#a#b', '/pricing#a#b', '/pricing?lang=de#a#b'],
])('%s is %s in English and %s in German', (address, english, german) => {
  expect(inLanguage(address, 'en')).toBe(english)
  expect(inLanguage(address, 'de')).toBe(german)
})
