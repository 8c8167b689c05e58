import { expect, test } from 'vitest'
import { openBuiltContent } from '../../server/content/testing/built-content.ts'
import { evidenceRow } from '../../server/rendering/page-data/case-evidence.ts'
import { sheetFields } from '../../src/generated/sheet-fields.ts'

/** What the four case studies say of their sheets, held against the sheets' responses. */
const content = openBuiltContent()

const ids = [
  'case-laser-cutting-marketplace',
  'case-additive-manufacturing-analysis',
  'case-process-automation',
  'case-plastics-feasibility-analysis',
] as const

const rowsOf = (id: (typeof ids)[number], locale: 'en' | 'de') => {
  const { sheet, solution } = content.page(id, locale)
  return solution.evidence.rows.map((row, index) =>
    evidenceRow(row, index + 1, sheetFields[sheet.drawing], locale),
  )
}

test.each(ids)('%s: every value exists, some pass and some do not', (id) => {
  const rows = rowsOf(id, 'en')
  const outcomes = new Set(rows.map(({ outcome }) => outcome))
  expect(outcomes).toContain('pass')
  expect(outcomes).toContain('review')
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length)
})

test.each(ids)(
  '%s: both languages show the same values with the same outcome, each with its decimal mark',
  (id) => {
    const values = (locale: 'en' | 'de') =>
      rowsOf(id, locale).map(({ path, value, threshold, outcome }) => ({
        path,
        value,
        threshold: Number(threshold.replace(',', '.')),
        outcome,
      }))
    expect(values('de')).toEqual(values('en'))
    for (const { confidence, threshold } of rowsOf(id, 'de')) {
      expect(`${confidence} ${threshold}`).toMatch(/^0,\d\d 0,\d\d$/)
    }
  },
)

test('a case whose text promises a failed rule has exactly one', () => {
  const failed = rowsOf('case-plastics-feasibility-analysis', 'en').filter(
    ({ outcome }) => outcome === 'fail',
  )
  expect(failed.map(({ value }) => value)).toEqual(['R0.5'])
})
