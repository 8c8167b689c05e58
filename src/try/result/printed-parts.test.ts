import { expect, test } from 'vitest'
import { printedParts } from './printed-parts.ts'

const text = (value: string) => ({ type: 'text', text: value })

test.each([
  ['Ø25 k6', [text('Ø25 k6')]],
  ['Ø3.99 {0;-0.02}', [text('Ø3.99 '), { type: 'stack', upper: '0', lower: '-0.02' }]],
  ['{11.30;11.20}', [{ type: 'stack', upper: '11.30', lower: '11.20' }]],
  ['2x [20]', [text('2x '), { type: 'boxed', text: '20' }]],
  ['(20)', [text('(20)')]],
  ['4x Ø3.4 THRU / ⌴ Ø6 ↧ 3.4', [text('4x Ø3.4 THRU'), { type: 'break' }, text('⌴ Ø6 ↧ 3.4')]],
  ['|⌖|Ø0.1 Ⓜ|A|B Ⓜ|', [{ type: 'frame', cells: ['⌖', 'Ø0.1 Ⓜ', 'A', 'B Ⓜ'] }]],
  ['1 1/2', [text('1 1/2')]],
  ['a|b', [text('a|b')]],
])('takes %s apart', (printed, parts) => {
  expect(printedParts(printed)).toEqual(parts)
})
