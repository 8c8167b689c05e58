import { expect, test } from 'vitest'
import { sampleValue, valueAt } from './sample-value.ts'

const dimension = {
  size: { value: '25', unit: 'mm' },
  tolerance: { fit: null },
  datums: [{ label: 'A' }, { label: 'B' }],
  path: ['STEEL', 'ALLOY'],
}

test('a path leads through objects and lists, or nowhere', () => {
  expect(valueAt({ list: [{ a: 1 }, { a: 2 }] }, 'list[1].a')).toBe(2)
  expect(valueAt(dimension, 'datums[].label')).toBe('A')
  expect(valueAt({ zone: null }, 'zone.value')).toBeUndefined()
})

test('values are written as in the JSON', () => {
  expect(sampleValue(dimension, { path: 'size.value', type: 'decimal' })).toBe('"25"')
  expect(sampleValue(dimension, { path: 'tolerance.fit', type: 'string | null' })).toBe('null')
  expect(sampleValue(dimension, { path: 'path', type: 'string[]' })).toBe('[ "STEEL", "ALLOY" ]')
  expect(sampleValue(dimension, { path: 'size', type: 'quantity' })).toBe(
    '{ "value": "25", "unit": "mm" }',
  )
})

test('objects with rows of their own, and what is absent, are not written', () => {
  expect(sampleValue(dimension, { path: 'tolerance', type: 'object' })).toBe('')
  expect(sampleValue(dimension, { path: 'depth', type: 'object | null' })).toBe('')
  expect(sampleValue({ depth: null }, { path: 'depth', type: 'object | null' })).toBe('null')
})
