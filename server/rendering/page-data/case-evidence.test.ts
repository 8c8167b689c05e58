import { expect, test } from 'vitest'
import type { EvidenceRowCopy } from '../../../shared/content/pages/case-study.ts'
import { evidenceRow, rowsWithin, type SheetFields } from './case-evidence.ts'

const sheet: SheetFields = {
  width: 420,
  height: 297,
  titleBlock: { x: 230, y: 220, width: 180, height: 70 },
  number: 'X-1',
  fields: {
    'features.radii[0]': {
      label: 'R0.5',
      confidence: 0.95,
      kind: 'radius',
      size: 0.5,
      unit: 'mm',
      box: { x: 1, y: 2, width: 3, height: 4 },
    },
    'features.dimensions[0]': {
      label: '76 ±0.2',
      confidence: 0.98,
      kind: 'dimension',
      size: 76,
      deviation: 0.2,
      unit: 'mm',
    },
  },
}

const copy = (part: Partial<EvidenceRowCopy>): EvidenceRowCopy => ({
  path: 'features.radii[0]',
  name: 'Inside radius',
  use: ['Notch effect'],
  threshold: 0.9,
  ...part,
})

const outcome = (part: Partial<EvidenceRowCopy>) => evidenceRow(copy(part), 1, sheet, 'en').outcome

test('a value at its threshold passes, one below goes to a person', () => {
  expect(outcome({ threshold: 0.95 })).toBe('pass')
  expect(outcome({ threshold: 0.96 })).toBe('review')
})

test('a sure value outside the limit fails; an unsure one is looked at before it can fail', () => {
  expect(outcome({ check: { of: 'size', min: 0.5 } })).toBe('pass')
  expect(outcome({ check: { of: 'size', min: 0.6 } })).toBe('fail')
  expect(outcome({ check: { of: 'size', max: 0.4 } })).toBe('fail')
  expect(outcome({ threshold: 0.99, check: { of: 'size', min: 0.6 } })).toBe('review')
})

test('a limit is written in the language of the page, with its unit', () => {
  const row = copy({ check: { of: 'size', min: 0.6 } })
  expect(evidenceRow(row, 1, sheet, 'de').limit).toBe('≥ 0,6\u00a0mm')
  const path = 'features.dimensions[0]'
  const tolerance = copy({ path, check: { of: 'deviation', min: 0.15 } })
  expect(evidenceRow(tolerance, 1, sheet, 'en')).toMatchObject({
    limit: '≥ ±0.15\u00a0mm',
    outcome: 'pass',
    value: '76 ±0.2',
  })
})

test('a path the sheet does not have, and a rule on a value without a number, are faults', () => {
  expect(() => outcome({ path: 'features.radii[7]' })).toThrow('X-1 has no value')
  expect(() => outcome({ check: { of: 'deviation', min: 1 } })).toThrow('R0.5 has no deviation')
})

test('boxes on a part of the sheet count from its corner', () => {
  const rows = [evidenceRow(copy({}), 1, sheet, 'en')]
  const [row] = rowsWithin({ x: 0.5, y: 1, width: 10, height: 10 }, rows)
  expect(row?.box).toEqual({ x: 0.5, y: 1, width: 3, height: 4 })
})
