import { expect, test } from 'vitest'
import type { SupplierSelectionCopy } from '../../../../shared/content/pages/supplier-selection.ts'
import { exampleProfiles } from './example-profiles.ts'
import { profileText, valueText } from './matrix-text.ts'

/** Each code stands for itself. */
const values = new Proxy({}, { get: (_, code) => String(code).toLowerCase() })
const copy = { values, upTo: 'bis', from: 'ab' } as SupplierSelectionCopy['matrix']

test.each([
  ['grade', 6, 'IT6'],
  ['roughness', 0.8, 'Ra 0,8'],
  ['diameter', 65, 'Ø 65'],
  ['size', 1500, '1.500 mm'],
  ['process', ['MILLING', 'CUTTING'], 'milling, cutting'],
  ['material', 'POLYMER', 'polymer'],
] as const)('the value of %s, %s, is written %s', (check, value, text) => {
  expect(valueText(check, value, copy, 'de').replaceAll('\u00a0', ' ')).toBe(text)
})

test('a profile is one line in the terms of its limits', () => {
  const [first] = exampleProfiles
  if (!first) throw new Error('no profile')
  expect(profileText(first, copy, 'en').replaceAll('\u00a0', ' ')).toBe(
    'turning, milling, tapping · bis Ø 65, bis 400 mm · ferrous_alloy, nonferrous_alloy · ab IT7, Ra 0.8',
  )
})
