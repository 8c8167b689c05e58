import { drawingIds, getDrawing } from '@firstangle/drawings'
import { expect, test } from 'vitest'
import { grams, itemMaster } from './item-master.ts'
import { clampThreshold, parseThreshold, splitAt } from './threshold.ts'

const bracket = itemMaster(getDrawing('bracket'))
const written = Object.fromEntries(bracket.map(({ id, written: value }) => [id, value]))

test('the title block becomes an item record', () => {
  expect(written).toEqual({
    number: 'FA-1002-01',
    item: '104219',
    designation: 'BEARING BRACKET',
    material: 'EN AW-6082 T6',
    weight: '1020 G',
    units: 'MM',
    tolerance: 'ISO 2768-m',
    roughness: 'Ra 3.2 µm',
    projection: '1',
  })
})

test.each(drawingIds)('each field of the %s carries the confidence of its place', (id) => {
  const drawing = getDrawing(id)
  for (const { ref, confidence, path } of itemMaster(drawing)) {
    const place = drawing.fields.find(({ referenceId }) => referenceId === ref)
    expect(place?.confidence).toBeCloseTo(confidence)
    expect(path.startsWith(place?.path ?? 'none')).toBe(true)
  }
})

test.each([
  ['1.02', '1020 G'],
  ['0.0356', '36 G'],
  ['0.0354', '35 G'],
])('%s kg is written as %s', (kilograms, text) => {
  expect(grams(kilograms)).toBe(text)
})

const fields = [{ confidence: 0.87 }, { confidence: 0.9 }, { confidence: 0.99 }]

test('a field at the threshold is written, one below it is queued', () => {
  const { written: above, queued, share } = splitAt(fields, 0.9)
  expect(above).toHaveLength(2)
  expect(queued).toEqual([{ confidence: 0.87 }])
  expect(share).toBeCloseTo(2 / 3)
})

test('no field is lost at any threshold', () => {
  for (let threshold = 0; threshold <= 1; threshold += 0.05) {
    const { written: above, queued } = splitAt(bracket, threshold)
    expect(above.length + queued.length).toBe(bracket.length)
  }
})

test.each([
  [0.5, 0.8],
  [1.2, 1],
  [0.905, 0.91],
  [0.93, 0.93],
])('a threshold of %s is taken as %s', (given, taken) => {
  expect(clampThreshold(given)).toBe(taken)
})

test.each([
  ['0.93', 'en', 0.93],
  ['0,934', 'de', 0.93],
  ['1', 'en', 1],
  ['0.79', 'en', undefined],
  ['9', 'en', undefined],
  ['', 'de', undefined],
  ['much', 'de', undefined],
] as const)('the threshold %j in %s is read as %s', (text, locale, expected) => {
  expect(parseThreshold(text, locale)).toBe(expected)
})
