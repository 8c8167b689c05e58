import { getDrawing } from '@firstangle/drawings'
import { expect, test } from 'vitest'
import { valueAt } from '../../src/pages/documentation/sample-value.ts'
import { integrationMapping } from './integration-mapping.ts'

const shaft = getDrawing('shaft')
const { rows, threshold, drawingNumber } = integrationMapping(shaft)
const written = (path: RegExp) => rows.find((row) => path.test(row.path))?.written

test('every row names a part of the response and a label of the sheet', () => {
  expect(rows.length).toBeGreaterThanOrEqual(10)
  for (const { path, sheet } of rows) {
    expect(valueAt(shaft.responses, path), path).toBeDefined()
    if (sheet !== null) expect(shaft.fields.map(({ label }) => label)).toContain(sheet)
  }
  expect(drawingNumber).toBe('FA-1001-01')
})

test('a fit becomes limits of size: Ø25 k6 is 25.002 to 25.015 (ISO 286-2)', () => {
  expect(rows.find(({ sheet }) => sheet === 'Ø25 k6')?.written).toBe('25.002 / 25.015')
})

test('units and blanks are converted, a comma on the sheet is a number afterwards', () => {
  const volume = Number(shaft.responses.insights.volume_estimate.value)
  expect(Number(written(/volume_estimate/))).toBeCloseTo(volume / 1000, 1)
  expect(written(/identifiers\[1\]/)).toBe('104218')
  expect(rows.find(({ path }) => /weight/.test(path))).toMatchObject({
    sheet: '0,76 kg',
    written: '0.76',
  })
})

test('what is scored below the threshold is reviewed, and the example shows both cases', () => {
  for (const { score, isReviewed } of rows) {
    expect(isReviewed).toBe(Number(score) < Number(threshold))
  }
  expect(new Set(rows.map(({ isReviewed }) => isReviewed)).size).toBe(2)
})
