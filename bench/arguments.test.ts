import { expect, test } from 'vitest'
import { parseArguments } from './arguments.ts'

const known = ['bytes', 'lighthouse', 'memory'] as const

test('without names everything is measured, home only, with the build that is there', () => {
  expect(parseArguments([], known)).toEqual({
    names: ['bytes', 'lighthouse', 'memory'],
    isBuildWanted: false,
    isEveryRoute: false,
  })
})

test('names choose, in the fixed order; options may stand anywhere', () => {
  const wishes = parseArguments(['memory', '--routes=all', 'bytes', '--build'], known)
  expect(wishes.names).toEqual(['bytes', 'memory'])
  expect(wishes.isBuildWanted).toBe(true)
  expect(wishes.isEveryRoute).toBe(true)
})

test('a misspelled name or option says what there is', () => {
  expect(() => parseArguments(['byte', '--fast'], known)).toThrow(
    'Unknown: --fast, byte. Measurements: bytes, lighthouse, memory. Options: --build, --routes=all.',
  )
})
