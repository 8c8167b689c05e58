import { expect, test } from 'vitest'
import { stripStartupParams } from './tracking-params.ts'

test('the address bar loses only utm_* and ref', () => {
  expect(stripStartupParams('?Utm_Source=x&gclid=1&ref=me&REF=you&q=a')).toBe(
    '?gclid=1&REF=you&q=a',
  )
})
