import { drawingIds, getDrawing } from '@firstangle/drawings'
import { expect, test } from 'vitest'
import { type ExampleId, exampleCatalogues } from '../../shared/feasibility/catalogue.ts'
import { checkDrawing, verdictOf } from '../../shared/feasibility/check.ts'
import { drawingFacts } from './feasibility.ts'

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
