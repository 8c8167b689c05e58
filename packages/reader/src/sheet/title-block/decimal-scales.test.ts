import { expect, it } from 'vitest'
import { fieldValue } from './field-values.ts'

it.each([
  ['1.000', '1:1'],
  ['1.0', '1:1'],
  ['0.500', '1:2'],
  ['2.500', '2.5:1'],
  ['1.500', '1.5:1'],
  ['0.700', '0.7:1'],
  ['0.333', '1:3'],
])('reads the scale %s of Creo as %s', (printed, value) => {
  expect(fieldValue('scale', printed)).toBe(value)
})

it.each(['0.000', '2.5', '1500', '1.270'])('reads no scale in %s', (printed) => {
  expect(fieldValue('scale', printed)).toBeNull()
})

it('reads revisions of three letters that count on from A', () => {
  expect(fieldValue('revision', 'AAA')).toBe('AAA')
  expect(fieldValue('revision', 'AAB')).toBe('AAB')
  expect(fieldValue('revision', 'DES')).toBeNull()
})
