import { expect, test } from 'vitest'
import { stripStartupParams } from './tracking-params.ts'

test('the address bar loses utm_* and ref, and no other parameter of trackers', () => {
  expect(stripStartupParams('?Utm_Source=x&gclid=1&ref=me&REF=you&q=a')).toBe(
    '?gclid=1&REF=you&q=a',
  )
})

test('the address bar loses English, which is no part of an address, and keeps German', () => {
  expect(stripStartupParams('?a=1&lang=en')).toBe('?a=1')
  expect(stripStartupParams('?lang=en')).toBe('')
  expect(stripStartupParams('?lang=de&x=lang=en')).toBe('?lang=de&x=lang=en')
})
