import { expect, test } from 'vitest'
import { agreementOf } from './agreement.ts'

const sheet = (verdict: 'pass' | 'fail', isPartial = false) => ({ verdict, isPartial })

test.each([
  ['a drawing that passes as expected', 'pass', [sheet('pass')], [], 'same'],
  ['one sheet that fails fails the drawing', 'fail', [sheet('pass'), sheet('fail')], [], 'same'],
  ['one that fails and should pass', 'pass', [sheet('fail')], [], 'other'],
  ['one that passes and should fail', 'fail', [sheet('pass')], [], 'other'],
  ['one of which nobody said anything', null, [sheet('fail')], [], 'open'],
  ['one of which a sheet was not read', 'pass', [sheet('pass')], ['too coarse'], 'open'],
  ['one with lettering that was not read', 'fail', [sheet('pass', true)], [], 'open'],
  ['one that fails whatever the rest of it says', 'fail', [sheet('fail')], ['too coarse'], 'same'],
  ['one of which no sheet was read', 'fail', [], [], 'open'],
] as const)('%s', (_, expected, sheets, refusals, agreement) => {
  expect(agreementOf({ expected, sheets, refusals })).toBe(agreement)
})
