import { drawingFaults } from '@firstangle/drawings/figures'
import { explainAll, readingsOf } from '@firstangle/reader'
import { goldenCallouts } from '@firstangle/reader/testing'
import { describe, expect, test } from 'vitest'
import { calloutFigures, drawingsOf } from './callout-figures.ts'

const write = (value: number) => String(value)

const explanationsOf = (line: string) =>
  readingsOf(line, 'mm').flatMap(({ callouts }) => explainAll(callouts))

describe('every callout that is understood is drawn', () => {
  const lines = [...new Set(goldenCallouts().map(({ line }) => line))]
  test.each(lines)('%s', (line) => {
    for (const explanation of explanationsOf(line)) {
      const drawings = drawingsOf(explanation, write)
      expect(drawings.length).toBeGreaterThan(0)
      expect(drawings.flatMap(drawingFaults)).toEqual([])
    }
  })
})

test('a fit has its parts, and zones to scale: those of Ø50 H7/p6 overlap by their 1 µm of interference', () => {
  const [fit] = explanationsOf('Ø50 H7/p6')
  if (!fit) throw new Error('not read')
  const [parts, zones] = drawingsOf(fit, write)
  expect(parts).toBeDefined()
  const boxes = (zones?.items ?? []).flatMap((item) =>
    item.kind === 'area' ? [item.outlines.flat().map(({ y }) => y)] : [],
  )
  const heights = boxes.map((ys) => Math.max(...ys) - Math.min(...ys))
  const [hole = 0, shaft = 1] = heights
  expect(hole / shaft).toBeCloseTo(25 / 16, 3)
})

test('figures are written in their language, and silent beside the words that say the same', () => {
  const [explanation] = explanationsOf('R2.5')
  if (!explanation) throw new Error('not read')
  const [english, german] = (['en', 'de'] as const).map((locale) =>
    calloutFigures(explanation, locale).join(''),
  )
  expect(german).toContain('aria-hidden="true"')
  expect(german).not.toBe(english)
})
