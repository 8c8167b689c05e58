import { expect, it } from 'vitest'
import { recognisedFieldsOf } from './testing/made-page.ts'

it('restores a note of a template in small print, and leaves out one that lacks its end', () => {
  const note = (...lines: string[]) =>
    recognisedFieldsOf([
      [150, 150, 50, 16, ...lines],
      [200, 150, 60, 16, 'TITLE:', 'Bracket'],
    ]).edgeCondition
  expect(note('DEBUR AND', 'BREAK SHARP', '5')).toBe('DEBUR AND BREAK SHARP EDGES')
  expect(note('DEBURR AND', '3°')).toBeUndefined()
  expect(note('DEBURR AND', 'BREAK SHARP', 'EDGES')).toBe('DEBURR AND BREAK SHARP EDGES')
})

it('takes what is left of captions for no value', () => {
  const cells = (...lines: string[]) =>
    recognisedFieldsOf([
      [150, 150, 60, 20, 'FINISH:', ...lines],
      [210, 150, 60, 20, 'TITLE:', 'Bracket'],
    ])
  expect(cells('TO RANCES:', 'UNEAR:', 'GULAR:').surfaceTreatment).toBeUndefined()
  expect(cells('Anodised').surfaceTreatment).toBe('Anodised')
})
