import { expect, test } from 'vitest'
import { statedScales } from './stated-scales.ts'

test('a scale is stated with its caption, in one text or in two', () => {
  expect(statedScales(['SCALE 1 : 2', 'Ø5'])).toEqual([0.5])
  expect(statedScales(['SCALE', '1:2', '3 of 9'])).toEqual([0.5])
  expect(statedScales(['Масштаб', '2:1'])).toEqual([2])
})

test('a ratio alone is none', () => {
  expect(statedScales(['1:2'])).toEqual([])
  expect(statedScales(['SCALE', '1:0', '12:30:15'])).toEqual([])
})
