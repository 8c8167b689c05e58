import { expect, test } from 'vitest'
import { parseArguments } from './arguments.ts'

const measurements = {
  bytes: { what: 'of a load' },
  lighthouse: { what: 'scores' },
  memory: { what: 'under load' },
}

test('without names everything is measured, home only, with the build that is there', () => {
  expect(parseArguments([], measurements)).toEqual({
    names: ['bytes', 'lighthouse', 'memory'],
    isBuildWanted: false,
    isEveryRoute: false,
  })
})

test('names choose, in the fixed order; options may stand anywhere', () => {
  const wishes = parseArguments(['memory', '--routes=all', 'bytes', '--build'], measurements)
  expect(wishes.names).toEqual(['bytes', 'memory'])
  expect(wishes.isBuildWanted).toBe(true)
  expect(wishes.isEveryRoute).toBe(true)
})

test('a misspelled name or option says what there is, and what each measures', () => {
  expect(() => parseArguments(['byte', '--fast'], measurements)).toThrow(`Unknown: --fast, byte

Measurements, all if none is named:
  bytes         of a load
  lighthouse    scores
  memory        under load
Options:
  --build       build first
  --routes=all  every page of the site, not the home page alone`)
})
