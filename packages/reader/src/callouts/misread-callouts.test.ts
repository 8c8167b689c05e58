import { expect, test } from 'vitest'
import { meantCallout, meantFrame } from './misread-callouts.ts'

test.each([
  ['4-03 Holes', '4-Ø3 Holes'],
  ['2x04.5', '2xØ4.5'],
  ['4X @10 THRU', '4X Ø10 THRU'],
  ['2XM3X0.5V7MIN', '2XM3X0.5 ↧7MIN'],
  ['AØ10', 'Ø10'],
  ['R1.6.', 'R1.6'],
  ['7.5-', '7.5'],
  ['M3X0.5THRULJ4.0 ↧4.0', 'M3X0.5THRU ⌴ 4.0 ↧4.0'],
  ['Ø5.0 THRU L6.25 ↧7.5', 'Ø5.0 THRU ⌴ 6.25 ↧7.5'],
  ['Ø1,8 (8 holes', 'Ø1,8 (8 holes)'],
  ['R5 (4x', 'R5 (4x)'],
])('%s stands for %s', (read, meant) => {
  expect(meantCallout(read)).toBe(meant)
})

test.each(['4-0.5', '12-03-2020', '2-04/17', 'M3x0.5 V', '20 - 30', 'THRU ALL', '2-00', '20 (30'])(
  '%s is left as it is',
  (read) => {
    expect(meantCallout(read)).toBeNull()
  },
)

test('a roundness with a datum is a coaxiality whose circles ran together', () => {
  expect(meantFrame('|○|0,1|B|')).toBe('|◎|0,1|B|')
  expect(meantFrame('|○|0,1|')).toBe('|○|0,1|')
  expect(meantFrame('|⌖|0,1|B|')).toBe('|⌖|0,1|B|')
})
