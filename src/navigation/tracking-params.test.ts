import { describe, expect, test } from 'vitest'
import { isTrackingParam, stripStartupParams, stripTrackingParams } from './tracking-params.ts'

describe('isTrackingParam', () => {
  test.each([
    'utm_source',
    'UTM_Medium',
    'pk_campaign',
    'ga_x',
    'hsa_acc',
    'gclid',
    'GCLID',
    'fbclid',
    'msclkid',
    '_hsenc',
    'mc_eid',
    'ref',
    'Ref',
    'tracking',
    'feature_link',
    'featureLink',
    'feature-link',
  ])('%s is one', (name) => {
    expect(isTrackingParam(name)).toBe(true)
  })

  test.each(['lang', 'q', 'page', 'utm', 'reference', 'pkg', 'gate', 'drawings', 'clid'])(
    '%s is none',
    (name) => {
      expect(isTrackingParam(name)).toBe(false)
    },
  )
})

test('canonical URLs lose all tracking, and keep the rest verbatim', () => {
  expect(stripTrackingParams('?a=%20&%75tm_source=x&lang=de&gclid=1&b')).toBe('?a=%20&lang=de&b')
  expect(stripTrackingParams('?utm_source=x')).toBe('')
  expect(stripTrackingParams('')).toBe('')
})

test('the address bar loses only utm_* and ref', () => {
  expect(stripStartupParams('?Utm_Source=x&gclid=1&ref=me&REF=you&q=a')).toBe(
    '?gclid=1&REF=you&q=a',
  )
})
