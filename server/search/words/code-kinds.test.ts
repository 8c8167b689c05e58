import { expect, test } from 'vitest'
import { kindOfCode } from './code-kinds.ts'

test.each([
  ['h14', 'fit'],
  ['js14', 'fit'],
  ['zb9', 'fit'],
  ['m22', 'thread'],
  ['m14x1.5', 'thread'],
  ['1.2379', 'werkstoffnummer'],
  ['1.431', 'werkstoffnummer'],
  ['s355j2', 'material'],
  ['x5crni18', 'material'],
  ['42crmo4', 'material'],
])('%s is a kind of %s', (code, kind) => {
  expect(kindOfCode(code)).toBe(kind)
})

test('a number alone may be a status code of HTTP, beside other words it is a number', () => {
  expect(kindOfCode('402', true)).toBe('statuscode')
  expect(kindOfCode('504', true)).toBe('statuscode')
  expect(kindOfCode('402')).toBeUndefined()
  expect(kindOfCode('450', true)).toBeUndefined()
})

test.each(['h19', 'i7', 'o2', 'hm14', '2.1234', '1.23', 'm', 'mx5', 'c', 'c3po', 'stahl', ''])(
  '%j is none of these codes',
  (text) => {
    expect(kindOfCode(text)).toBeUndefined()
  },
)
