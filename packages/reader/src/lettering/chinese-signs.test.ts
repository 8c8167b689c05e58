import { expect, it } from 'vitest'
import { written } from '../layout/testing/made-sheet.ts'
import { withChineseSigns } from './chinese-signs.ts'

const shown = (text: string) => withChineseSigns([written(text, 50, 50)])[0]

it.each([
  ['°¿', '±'],
  ['24.00¡À0.20', '24.00±0.20'],
  ['45¡ã', '45°'],
  ['2-¦Õ2.2', '2-φ2.2'],
])('%s is %s, whose two bytes a file holds as Latin letters', (text, expected) => {
  expect(shown(text)?.text).toBe(expected)
})

it('gives a sign the width of one letter, so that the number behind it follows', () => {
  const whole = written('°¿', 50, 50).advance
  expect(shown('°¿')?.advance).toBeCloseTo(whole / 2)
})

it.each(['¡Ánimo!', '45°', 'Ø20 ±0.1'])('%s stays as it is', (text) => {
  expect(shown(text)?.text).toBe(text)
})
