import { expect, it } from 'vitest'
import { withCaptionWords } from './misread-captions.ts'

const read = (text: string) =>
  withCaptionWords([
    {
      text,
      origin: { x: 0, y: 0 },
      advance: 10,
      size: 3,
      rotation: 0,
      box: { x: 0, y: 0, width: 10, height: 2 },
      font: '',
      confidence: 0.8,
    },
  ])[0]?.text

it.each([
  ['Surfaae', 'Surface'],
  ['Generat', 'General'],
  ['ARRROVED', 'APPROVED'],
  ['Appraved', 'Approved'],
  ['tnlerance', 'tolerance'],
  ['Frogettato', 'Progettato'],
  ['Disefio', 'Diseno'],
  ['Macwmad', 'Масштаб'],
  ['Macwma6', 'Масштаб'],
  ['Масштай', 'Масштаб'],
  ['Pa3pad.', 'Разраб.'],
  ['Дота', 'Дата'],
  ['FOCT', 'ГОСТ'],
])('%s is what recognition makes of a caption', (text, expected) => {
  expect(read(text)).toBe(expected)
})

it.each(['Material', 'Bearing', 'FA-1002-01', '42CrMo4', 'Rote', 'tnleramce'])(
  '%s stays',
  (text) => {
    expect(read(text)).toBe(text)
  },
)

it.each([
  ['SCALE,1:2', 'SCALE:1:2'],
  ['SIZES,1:2', 'SIZES,1:2'],
  ['2305.2022', '23.05.2022'],
  ['4305.2022', '4305.2022'],
])('%s is %s with its points', (text, expected) => {
  expect(read(text)).toBe(expected)
})
