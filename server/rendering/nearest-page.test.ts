import { expect, test } from 'vitest'
import { nearestPage } from './nearest-page.ts'

test.each([
  ['/pricng', 'pricing'],
  ['/PRICING', 'pricing'],
  ['/pricing.html', 'pricing'],
  ['/privacy_policy', 'privacy-policy'],
  ['/use-case/erp-data-entry', 'use-case-erp-data-entry'],
  ['/pmi-extraction', 'use-case-pmi-extraction'],
  ['/documentatoin/', 'documentation'],
])('%s meant %s', (path, id) => {
  expect(nearestPage(path)).toBe(id)
})

test.each(['/', '', '/404', '/x', '/no-such-page', '/legcy', `/${'pricing'.repeat(50)}`, '/%00'])(
  '%s is near to no page',
  (path) => {
    expect(nearestPage(path)).toBeUndefined()
  },
)
