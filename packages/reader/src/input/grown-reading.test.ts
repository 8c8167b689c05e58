import { expect, test } from 'vitest'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import type { PageReading, ReadFeature } from '../reading.ts'
import { grownReading } from './grown-reading.ts'

function feature(id: number, label: string, x: number): ReadFeature {
  const [callout] = parseCallouts(label, { unit: 'mm' })
  if (!callout) throw new Error(`${label} is no callout`)
  const boxes = [{ x, y: 10, width: 8, height: 3 }]
  return { id, label, boxes, confidence: 1, doubts: [], callout, isGeneral: false }
}

const readingOf = (features: ReadFeature[], ids: number[] = []): PageReading => ({
  page: 1,
  width: 420,
  height: 297,
  features,
  metadata: [],
  parts: [],
  insights: [
    {
      kind: 'overallDimensions',
      value: '1',
      confidence: 0.5,
      reasons: [{ rule: 'largestPerDirection', ids }],
    },
  ],
  pageType: 'COMPONENT_DRAWING',
})

test('values keep their numbers when others are found before them', () => {
  const before = readingOf([feature(1, '20', 50), feature(2, '30', 90)])
  const after = readingOf(
    [feature(1, '12', 10), feature(2, '20', 50), feature(3, '30', 90), feature(4, '20', 130)],
    [1, 3],
  )
  const grown = grownReading(before, after)
  expect(grown.features.map(({ id, label }) => [label, id])).toEqual([
    ['12', 3],
    ['20', 1],
    ['30', 2],
    ['20', 4],
  ])
  expect(grown.insights[0]?.reasons[0]?.ids).toEqual([3, 2])
})

test('a value that is read better at its place keeps its number', () => {
  const grown = grownReading(
    readingOf([feature(1, '20', 50)]),
    readingOf([feature(1, '7', 10), feature(2, '20 ±0.1', 50.5)]),
  )
  expect(grown.features.map(({ id }) => id)).toEqual([2, 1])
})
