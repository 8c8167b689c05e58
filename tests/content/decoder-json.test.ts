import { explainAll, readingsOf } from '@firstangle/reader'
import { generatedLine, goldenCallouts, listsOf } from '@firstangle/reader/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { schemaFaults } from './published-schema.ts'

/* The JSON of the decoder, against the schema that the site publishes. */

const unit = fc.constantFrom('mm' as const, 'inch' as const)

/** How many readings a line has; each is checked. */
function checked(line: string, sheetUnit: 'mm' | 'inch'): number {
  const readings = readingsOf(line, sheetUnit)
  for (const { callouts, confidence } of readings) {
    expect(schemaFaults(listsOf(callouts, confidence)), line).toEqual([])
    expect(explainAll(callouts).every(({ statements }) => statements.length > 0)).toBe(true)
  }
  return readings.length
}

it('is valid for every reading of every golden callout', () => {
  const counts = goldenCallouts().map(({ line, unit: sheetUnit }) => checked(line, sheetUnit))
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(250)
})

it('is valid for 5,000 generated lines', () => {
  let answered = 0
  fc.assert(
    fc.property(generatedLine, unit, (line, sheetUnit) => {
      answered += checked(line, sheetUnit)
    }),
    { numRuns: 5000, seed: 20_261_123 },
  )
  // The lines are those of the grammar: most are understood.
  expect(answered).toBeGreaterThan(4000)
})

it('is valid for whatever two lines run together may be read as', () => {
  const run = fc.tuple(
    generatedLine,
    fc.constantFrom('', ' ', '+', '|', 'x', '°', ' / '),
    generatedLine,
  )
  fc.assert(
    fc.property(run, unit, (bits, sheetUnit) => {
      checked(bits.join(''), sheetUnit)
    }),
    { numRuns: 1000, seed: 11 },
  )
})

it('is not valid where a field is wrong: the check can fail', () => {
  const [reading] = readingsOf('M8x1', 'mm')
  const lists = listsOf(reading?.callouts ?? [], 1)
  const [thread] = lists.threads ?? []
  expect(schemaFaults({ threads: [{ ...thread, thread_symbol: 'MJ' }] })).not.toEqual([])
  expect(schemaFaults({ threads: [{ ...thread, pitch: '1' }] })).not.toEqual([])
})
