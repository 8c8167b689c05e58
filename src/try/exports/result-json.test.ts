import {
  type PageReading,
  parseCallouts,
  type ReadFeature,
  type ReadSheet,
} from '@firstangle/reader'
import { expect, test } from 'vitest'
import { withAdded } from '../result/added-values.ts'
import { correctItems } from '../result/corrections.ts'
import { itemsOf } from '../result/item.ts'
import { indentedJson, jsonOfItem, resultDocument } from './result-json.ts'

const box = { x: 10, y: 20, width: 12.345, height: 3 }
const place = { boxes: [box], confidence: 0.934, doubts: [] }
const feature = (id: number, label: string): ReadFeature => {
  const [callout] = parseCallouts(label, { unit: 'mm' })
  if (!callout) throw new Error(`${label} is no callout`)
  return { id, label, callout, isGeneral: false, ...place }
}
const reading: PageReading = {
  page: 1,
  width: 420,
  height: 297,
  parts: [],
  insights: [],
  pageType: 'COMPONENT_DRAWING',
  features: [feature(1, 'Ø20 H7'), feature(2, '30')],
  metadata: [{ id: 3, label: 'Lagerwelle', field: 'title', value: 'Lagerwelle', ...place }],
}
const sheet = { reading, source: 'vector', dpi: null, refusal: undefined } as unknown as ReadSheet
const parse = (text: string) => parseCallouts(text, { unit: 'mm' })

const documentWith = (corrections: Parameters<typeof correctItems>[1]) => {
  const items = correctItems(itemsOf(reading), corrections, parse).filter(
    ({ isHidden }) => !isHidden,
  )
  const document = resultDocument('shaft.pdf', [sheet], items)
  // Through text, as a file.
  return { items, first: JSON.parse(JSON.stringify(document)).sheets[0] }
}

test('a sheet carries the responses of the API, and the place of each value by its id', () => {
  const { first, items } = documentWith(new Map())
  expect(first.features).toMatchObject({
    ask_type: 'FEATURES',
    dimensions: [
      {
        reference_id: 1,
        confidence: { score: '0.93' },
        size: { value: '20', unit: 'mm', size_type: 'DIAMETER' },
        tolerance: { fit: 'H7', deviation_upper: '0.021' },
      },
      { reference_id: 2, size: { value: '30' } },
    ],
    threads: [],
  })
  expect(first.metadata).toMatchObject({ designation: { value: 'Lagerwelle' } })
  expect(first.insights).toMatchObject({ ask_type: 'INSIGHTS' })
  expect(first.evidence[0]).toEqual({
    reference_id: 1,
    kind: 'dimension',
    label: 'Ø20 H7',
    boxes: [[10, 20, 12.35, 3]],
  })
  const [item] = items
  if (!item) throw new Error('Nothing was read')
  expect(jsonOfItem(item)).toMatchObject({
    ...first.features.dimensions[0],
    boxes: [[10, 20, 12.35, 3]],
  })
})

test('edited values stand where they were read and say so; hidden ones are gone', () => {
  const { first } = documentWith(
    new Map([
      ['1-dimension-1', { text: 'Ø20 H8' }],
      ['1-dimension-2', { isHidden: true }],
      ['1-metadata-3', { text: 'Welle' }],
    ]),
  )
  expect(first.features.dimensions).toMatchObject([{ reference_id: 1, tolerance: { fit: 'H8' } }])
  expect(first.metadata.designation.value).toBe('Welle')
  expect(first.evidence).toMatchObject([
    { reference_id: 1, is_edited: true, read_as: 'Ø20 H7' },
    { reference_id: 3, is_edited: true, read_as: 'Lagerwelle' },
  ])
})

test('what is no longer a callout is kept as text, without a typed value', () => {
  const { first } = documentWith(new Map([['1-dimension-1', { text: 'see note' }]]))
  expect(first.features.dimensions).toMatchObject([{ reference_id: 2 }])
  expect(first.evidence[0]).toMatchObject({ reference_id: 1, label: 'see note', is_edited: true })
})

test('a value that the visitor added says so', () => {
  const [callout] = parse('M6')
  if (!callout) throw new Error('M6 is no callout')
  const items = withAdded(itemsOf(reading), [{ number: 1, sheet: 1, box, callout }])
  const item = correctItems(items, new Map(), parse).find(({ isAdded }) => isAdded)
  if (!item) throw new Error('Nothing was added')
  expect(jsonOfItem(item)).toMatchObject({ reference_id: 4, label: 'M6', is_added: true })
})

test('the numbers of a box stand on one line, and nothing else is changed', () => {
  const [item] = correctItems(itemsOf(reading), new Map(), parse)
  if (!item) throw new Error('no item')
  const value = { ...jsonOfItem(item), label: '[ 20, 30 ]' }
  const text = indentedJson(value)
  expect(text).toContain('\n    [10, 20, 12.35, 3]\n')
  expect(text).toContain('"label": "[ 20, 30 ]"')
  expect(JSON.parse(text)).toEqual(value)
})
