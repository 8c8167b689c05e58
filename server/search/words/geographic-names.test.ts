import { expect, test } from 'vitest'
import { isGeographicName } from './geographic-names.ts'

test('towns and countries are known in either language', () => {
  expect(
    ['berlin', 'zurich', 'austria', 'japan'].map((name) => isGeographicName(name, 'en')),
  ).toEqual([true, true, true, true])
  expect(['wien', 'osterreich', 'schweiz'].map((name) => isGeographicName(name, 'de'))).toEqual([
    true,
    true,
    true,
  ])
})

test('other words are none', () => {
  expect(['thread', 'turning'].some((name) => isGeographicName(name, 'en'))).toBe(false)
})
