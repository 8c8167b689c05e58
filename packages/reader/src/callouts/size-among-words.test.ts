import { expect, it } from 'vitest'
import type { Composed } from '../layout/compose.ts'
import { sizeAmongWords } from './size-among-words.ts'

const composed = (text: string, surroundings: Composed['surroundings']): Composed => ({
  text,
  parts: [text],
  boxes: [],
  direction: 0,
  size: 3,
  kind: 'line',
  surroundings,
  isInCell: false,
  isOnShelf: false,
  confidence: 1,
})

it.each([
  ['BED SIZE 180.0 {+4.0;-1.0}', '180.0 {+4.0;-1.0}'],
  ['(12.00 Measure Point)', '(12.00)'],
  ['Overall height Ø12,5 ±0,1', 'Ø12,5 ±0,1'],
  ['370 (SPEC X SIZE + 120)', '370'],
  ['122 (SPEC Y SIZE / 2 - 3)', '122'],
])('%s on a dimension line says what its size is of', (text, size) => {
  expect(sizeAmongWords(composed(text, 'dimension'))).toBe(size)
  expect(sizeAmongWords(composed(text, 'near'))).toBeNull()
})

it.each([
  'PORT 3',
  'SHEET 1.5',
  'M6 BOLT 12.5',
  'Version V1.0',
  '1.85 typical/2.0 Max',
  '12.5 V',
  'Weight 3.45 kg',
  '12 (see sheet 2)',
])('%s is no size with its name', (text) => {
  expect(sizeAmongWords(composed(text, 'dimension'))).toBeNull()
})
