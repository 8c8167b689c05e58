import { parseCallouts, type ReadFeature } from '@firstangle/reader'
import { expect, test } from 'vitest'
import { sampleReading } from '../result/testing/sample-reading.ts'
import { factsOfReading } from './facts-of-reading.ts'

const box = { x: 10, y: 20, width: 12, height: 4 }

/** What the rules get of a sheet with this line. */
function factsOf(line: string, unit: 'mm' | 'inch') {
  const features = parseCallouts(line, { unit }).map(
    (callout, index): ReadFeature => ({
      id: index + 1,
      label: line,
      boxes: [box],
      confidence: 0.9,
      doubts: [],
      callout,
      isGeneral: false,
    }),
  )
  return factsOfReading({ ...sampleReading(), features, metadata: [], parts: [] })
}

test.each([
  ['⌀1.000 ±.005', { value: '25.4', unit: 'mm' }, ['-0.127', '0.127']],
  ['⌀.500-.505', { value: '12.7', unit: 'mm' }, ['0', '0.127']],
])('inches of %s are checked in millimetres', (line, size, deviations) => {
  const [fact] = factsOf(line, 'inch').dimensions
  expect(fact?.size).toMatchObject(size)
  expect([fact?.tolerance.deviation_lower, fact?.tolerance.deviation_upper]).toEqual(deviations)
})

test('a radius in inches is checked in millimetres', () => {
  expect(factsOf('R.25', 'inch').radii[0]?.size).toEqual({ value: '6.35', unit: 'mm' })
})

test('two limits are a size with what lies between them as tolerance', () => {
  const [fact] = factsOf('20.1-20.3', 'mm').dimensions
  expect(fact?.size.value).toBe('20.1')
  expect(fact?.tolerance).toMatchObject({ deviation_lower: '0', deviation_upper: '0.2' })
})

test('each callout has its line and its place on the sheet', () => {
  const { threads, boxes } = factsOf('4x M8', 'mm')
  expect(threads).toMatchObject([{ reference_id: 1, label: '4x M8', quantity: 4 }])
  expect(boxes).toEqual({ 1: box })
})
