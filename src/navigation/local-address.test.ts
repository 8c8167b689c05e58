import { expect, test } from 'vitest'
import { localAddress } from './local-address.ts'

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
