import { expect, it } from 'vitest'
import { withMeantSigns } from './unknown-signs.ts'

it.each([
  ['Ø6.6 \uFFFD 12', 'Ø6.6 ↧12'],
  ['4x Ø6.6 \uE001 12 / \uE002 Ø11 \uE001 6.5', '4x Ø6.6 ↧12 / ⌴ Ø11 ↧6.5'],
  ['Ø5.5 THRU / \uFFFD Ø10 x 90°', 'Ø5.5 THRU / ⌵ Ø10 x 90°'],
  ['M6x1 - 6H \uFFFD 12', 'M6x1 - 6H ↧12'],
  ['1/4-20 UNC - 2B \uFFFD .50', '1/4-20 UNC - 2B ↧.50'],
])('tells glyphs without a meaning by their place in a hole note: %s', (line, meant) => {
  expect(withMeantSigns(line).replace(/ +/g, ' ')).toBe(meant)
})

it.each(['Ø12 \uFFFD 0.1', '\uFFFD 12', '20 \uFFFD 12', '\uFFFD Ø8'])(
  'guesses nothing where the place does not tell: %s',
  (line) => {
    expect(withMeantSigns(line)).toBe(line)
  },
)
