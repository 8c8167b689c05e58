import { expect, test } from 'vitest'
import { agreementOf } from './agreement.ts'

const sheet = (verdict: 'pass' | 'fail', isPartial = false) => ({ verdict, isPartial })

test.each([
  ['a drawing that passes as expected', 'pass', [sheet('pass')], false, 'same'],
  ['one sheet that fails fails the drawing', 'fail', [sheet('pass'), sheet('fail')], false, 'same'],
  ['one that fails and should pass', 'pass', [sheet('fail')], false, 'other'],
  ['one that passes and should fail', 'fail', [sheet('pass')], false, 'other'],
  ['one of which nobody said anything', null, [sheet('fail')], false, 'open'],
  ['one of which a sheet was not read', 'pass', [sheet('pass')], true, 'open'],
  ['one with lettering that was not read', 'fail', [sheet('pass', true)], false, 'open'],
  ['one that fails whatever the rest of it says', 'fail', [sheet('fail')], true, 'same'],
  ['one of which no sheet was read', 'fail', [], false, 'open'],
] as const)('%s', (_, expected, sheets, isIncomplete, agreement) => {
  expect(agreementOf({ expected, sheets, isIncomplete })).toBe(agreement)
})
