import { expect, it } from 'vitest'
import { fieldsOf, madePage } from '../testing/made-page.ts'
import { scaleAlone } from './printed-scale.ts'

it.each([
  ['1', '1:1'],
  ['0.5', '1:2'],
  ['.25', '1:4'],
  ['0.75', '0.75:1'],
  ['1.5', '1.5'],
  ['4', '4'],
])('reads %s alone as the scale %s', (printed, value) => {
  expect(scaleAlone(printed)).toBe(value)
})

it('reads a number as a scale where it stands alone below its caption only', () => {
  const of = (...lines: string[]) =>
    fieldsOf(
      madePage({
        cells: [
          [187, 170, 50, 15, 'TITLE', 'Cover'],
          [237, 170, 50, 15, 'DWG NO', 'A-17'],
          [187, 185, 100, 15, 'SCALE', ...lines],
        ],
      }),
    ).scale
  expect(of('0.75')).toBe('0.75:1')
  expect(of('1')).toBe('1:1')
  expect(of('4')).toBeUndefined()
  expect(of('1', '7')).toBeUndefined()
})

it('reads a recognised number below its caption as a scale only where no other scale looks like it', () => {
  const recognised = (text: string) => {
    const page = madePage({ cells: [[187, 185, 100, 15, 'SCALE', text]] })
    return fieldsOf({ ...page, texts: page.texts.map((run) => ({ ...run, confidence: 0.93 })) })
      .scale
  }
  expect(recognised('0.2')).toBe('1:5')
  expect(recognised('1')).toBeUndefined()
})
