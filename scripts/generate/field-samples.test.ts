import { drawingIds, getDrawing } from '@firstangle/drawings'
import { expect, test } from 'vitest'
import { responseNames } from '../../shared/api-schemas/definitions.ts'
import { fieldSamples } from './field-samples.ts'

test.each(drawingIds)('every callout of the %s is an entry of the field reference', (id) => {
  const drawing = getDrawing(id)
  const samples = fieldSamples(drawing)
  const refs = responseNames.flatMap((name) =>
    Object.values(samples[name].entries).flatMap((entries) => entries.map(({ ref }) => ref)),
  )
  const found = refs.filter((ref) => ref !== undefined).toSorted((a, b) => a - b)
  expect(found).toEqual(drawing.fields.map(({ referenceId }) => referenceId))
})

test('the entry that leaves the fewest fields open comes first', () => {
  const [first] = fieldSamples(getDrawing('shaft')).features.entries.dimensions ?? []
  expect(first).toMatchObject({ label: 'Ø25 k6', kind: 'dimension' })
})

test('insights have names and no place', () => {
  const { entries, boxes } = fieldSamples(getDrawing('shaft')).insights
  expect(boxes).toEqual([])
  expect(entries.primary_process_options).toEqual([
    { path: 'primary_process_options[0]', label: 'TURNING' },
  ])
  expect(entries.volume_estimate?.[0]?.label).toMatch(/^\d+ mm3$/)
})
