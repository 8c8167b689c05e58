import { expect, test } from 'vitest'
import { plainCallout, spokenCallout } from './sign-names.ts'

const names = { Ø: 'diameter', '⌖': 'position', 'Ⓜ': 'maximum material' }

test.each([
  ['Ø12 H7', 'Ø12 H7', 'diameter 12 H7'],
  ['25 {+0,2;0}', '25 +0,2 / 0', '25 +0,2 / 0'],
  ['|⌖|Ø0,1Ⓜ|A|B|', '⌖ Ø0,1Ⓜ A B', 'position diameter 0,1 maximum material A B'],
  ['[20]', '20', '20'],
  ['4x Ø6,6', '4x Ø6,6', '4x diameter 6,6'],
])('%s is written as %s and said as %s', (printed, plain, spoken) => {
  expect(plainCallout(printed)).toBe(plain)
  expect(spokenCallout(printed, names)).toBe(spoken)
})
