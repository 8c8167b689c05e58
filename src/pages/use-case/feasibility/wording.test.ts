import { expect, test } from 'vitest'
import type { PlaygroundCopy } from '../../../../shared/content/pages/feasibility.ts'
import { defaultCatalogue } from '../../../../shared/feasibility/catalogue.ts'
import type { Finding } from '../../../../shared/feasibility/finding.ts'
import { alternativeOf, calloutOf, countOf, exactNumber, limitOf, rationaleOf } from './wording.ts'

const copy = {
  characteristics: { FLATNESS: 'Ebenheit' },
  materials: { STEEL: 'Stahl', ALUMINIUM: 'Aluminium' },
  noMaterial: 'noch keiner',
  reasons: { gdntZoneTooSmall: '{characteristic}: {found} mm, Grenze {limit} mm. {unknown}' },
  alternatives: { allowedMaterial: 'Anbieten: {allowed}' },
} as unknown as PlaygroundCopy

const finding: Finding = {
  rule: 'gdnt',
  verdict: 'fail',
  reason: 'gdntZoneTooSmall',
  needsPerson: false,
  ref: 1,
  label: '⏥ 0,0125 A',
  box: undefined,
  found: 0.0125,
  limit: 0.02,
  values: { characteristic: 'FLATNESS', allowed: ['STEEL', 'ALUMINIUM'] },
  alternative: 'allowedMaterial',
}

test('a rationale names codes in words and keeps every decimal, in the language’s writing', () => {
  expect(rationaleOf(finding, copy, 'de')).toBe('Ebenheit: 0,0125 mm, Grenze 0,02 mm. {unknown}')
})

test('an alternative lists names, or says that there is none', () => {
  expect(alternativeOf(finding, copy, 'de')).toBe('Anbieten: Stahl, Aluminium')
  const without = { ...finding, values: { allowed: [] } }
  expect(alternativeOf(without, copy, 'de')).toBe('Anbieten: noch keiner')
  expect(alternativeOf({ ...finding, alternative: undefined }, copy, 'de')).toBeUndefined()
})

test('a frame is called by its characteristic, other callouts stay as on the drawing', () => {
  expect(calloutOf(finding, copy)).toBe('Ebenheit 0,0125 A')
  expect(calloutOf({ ...finding, label: 'Ø25 k6', values: {} }, copy)).toBe('Ø25 k6')
})

test('numbers keep all their decimals, counts agree with their noun', () => {
  expect(exactNumber(0.0005, 'de')).toBe('0,0005')
  expect(exactNumber(20, 'en')).toBe('20')
  const words = { none: 'none', one: '{count} finding', many: '{count} findings' }
  expect([0, 1, 2].map((count) => countOf(count, words))).toEqual([
    'none',
    '1 finding',
    '2 findings',
  ])
})

test('the limit of a rule comes with its unit; without a limit for Rz none is named', () => {
  expect(limitOf('tolerance', defaultCatalogue, 'de')).toBe('≥\u00a00,01\u00a0mm')
  expect(limitOf('surface', { ...defaultCatalogue, minRz: undefined }, 'en')).toBe(
    'Ra\u00a0≥\u00a00.8\u00a0µm',
  )
})
