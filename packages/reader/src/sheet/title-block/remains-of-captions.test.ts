import { expect, it } from 'vitest'
import type { MetadataField } from '../../reading.ts'
import { isRemains } from './remains-of-captions.ts'

const isLeftOut = (field: MetadataField, value: string) =>
  isRemains({ field, value, label: value, boxes: [], confidence: 0.7, doubts: [] })

it.each([
  ['surfaceTreatment', 'TO RANCES: UNEAR: GULAR:'],
  ['title', 'LE EVISION i.'],
  ['standard', 'DODAVATEL:'],
  ['checkedBy', 'AP D'],
  ['drawnBy', 'CHK,D'],
  ['checkedBy', 'APP.'],
  ['drawnBy', 'AP ROVED'],
  ['drawingNumber', 'AP OVED.'],
] as const)('%s: %s is what is left of captions', (field, value) => {
  expect(isLeftOut(field, value)).toBe(true)
})

it.each([
  ['surfaceTreatment', 'Anodised: black'],
  ['title', 'REVISION COUNTER'],
  ['title', 'PRESS TOOL'],
  ['checkedBy', 'A. D.'],
  ['drawnBy', 'Dan'],
  ['drawnBy', 'CHAD'],
  ['checkedBy', 'APP'],
  ['checkedBy', 'KEV.'],
  ['drawingNumber', 'AP OVEN'],
  ['drawingNumber', 'AP D'],
] as const)('%s: %s is a value', (field, value) => {
  expect(isLeftOut(field, value)).toBe(false)
})
