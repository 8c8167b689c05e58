import { expect, it } from 'vitest'
import { nearestCaption } from './nearest-caption.ts'

it.each([
  ['Shee', 'sheet'],
  ['Sheel', 'sheet'],
  ['WG NO.', 'drawingNumber'],
  ['Dat 0 issue', null],
  ['Dateof isue', 'date'],
  ['TTULO:', 'title'],
  ['TLE:', 'title'],
  ['N.° DE DIBUJ0', null],
  ['WEIOHT,', 'weight'],
])('%s is near the caption of %s', (text, field) => {
  expect(nearestCaption(text)).toBe(field)
})

it.each(['Te', 'Bracket', 'M6', 'Adam Telfer', 'Base'])('%s is near none', (text) => {
  expect(nearestCaption(text)).toBeNull()
})
