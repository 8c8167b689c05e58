import { drawingIds, getDrawing } from '@firstangle/drawings'
import { expect, test } from 'vitest'
import { type ExampleId, exampleCatalogues } from '../../shared/feasibility/catalogue.ts'
import { checkDrawing, verdictOf } from '../../shared/feasibility/check.ts'
import { drawingFacts, stampedSheet } from './feasibility.ts'

const drawings = drawingIds.map(getDrawing).map(drawingFacts)

/** Each example shop makes what it is for. */
test.each<[ExampleId, string]>([
  ['machining', 'shaft fail, bracket pass, plate pass, cover fail'],
  ['precision', 'shaft pass, bracket pass, plate pass, cover fail'],
  ['sheetMetal', 'shaft fail, bracket fail, plate pass, cover fail'],
  ['moulding', 'shaft fail, bracket fail, plate fail, cover pass'],
])('example %s: %s', (example, expected) => {
  const verdicts = drawings.map(
    (facts) => `${facts.id} ${verdictOf(checkDrawing(facts, exampleCatalogues[example]))}`,
  )
  expect(verdicts.join(', ')).toBe(expected)
})

test.each(drawings)(
  'every finding on the $id that names a callout has its place on the sheet',
  (facts) => {
    const found = checkDrawing(facts, exampleCatalogues.machining)
    const named = found.filter(({ ref }) => ref !== undefined)
    expect(named.length).toBeGreaterThan(10)
    for (const { box, label } of named) {
      expect(label).not.toBe('')
      expect(box?.x).toBeGreaterThan(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(facts.width)
    }
  },
)

test('the stamped sheet shows what fails of the shaft, and what passes, in its main view', () => {
  const { passed, failed, view, detail } = stampedSheet(getDrawing('shaft'))
  expect(failed).toHaveLength(3)
  expect(passed.length).toBeGreaterThan(20)
  const [left = 0, top = 0, width = 0, height = 0] = view
  for (const { box, balloon } of failed) {
    expect(balloon?.centre.x).toBeGreaterThan(left + 5)
    expect(balloon?.centre.y).toBeGreaterThan(top + 5)
    expect(box.x + box.width).toBeLessThan(left + width)
    expect(box.y + box.height).toBeLessThan(top + height)
  }
  // The tick stands out at the right of its callout.
  for (const box of passed) expect(box.x + box.width + 4).toBeLessThan(left + width)
  // The one enlarged is the first, and stands in the middle.
  const [x = 0, , wide = 0] = detail
  const [first] = failed
  expect(x + wide / 2).toBeCloseTo((first?.box.x ?? 0) + (first?.box.width ?? 0) / 2)
})
