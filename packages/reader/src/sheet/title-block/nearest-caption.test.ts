import { expect, it } from 'vitest'
import { nearestCaption } from './nearest-caption.ts'

it.each([
  ['Shee', 'sheet'],
  ['Sheel', 'sheet'],
  ['WG NO.', 'drawingNumber'],
  ['Dateof isue', 'date'],
  ['TTULO:', 'title'],
  ['TLE:', 'title'],
  ['WEIOHT,', 'weight'],
  ['DRAWIMG NUMBEP', 'drawingNumber'],
])('%s is near the caption of %s', (text, field) => {
  expect(nearestCaption(text)).toBe(field)
})

// `NOMBRF` is as near to the Spanish caption of a title as to that of a name.
it.each([
  'Te',
  'Bracket',
  'M6',
  'Adam Telfer',
  'Base',
  'Dat 0 issue',
  'N.° DE DIBUJ0',
  'SHAAF',
  'NOMBRF',
])('%s is near none', (text) => {
  expect(nearestCaption(text)).toBeNull()
})
