import { expect, test } from 'vitest'
import { summaryWith } from '../../../try/set/testing/sample-summary.ts'
import { partFacts, type SetWords } from './set-words.ts'

const session = {
  locale: 'en',
  words: {
    traits: {
      unknown: 'Not read',
      family: { TURNING: 'Turning' },
      material: { STEEL: 'Steel' },
      size: { to200: 'up to 200 mm' },
    },
  },
} as unknown as SetWords

test('a part is described by what was read of it', () => {
  const summary = summaryWith({
    family: 'TURNING',
    materialCategory: ['FERROUS_ALLOY', 'STEEL'],
    largestSize: 120.04,
  })
  expect(partFacts(summary, session)).toBe('Turning · Steel · 120 mm')
})

test('that something was not read is said once', () => {
  const summary = summaryWith({ family: null, materialCategory: [], largestSize: null })
  expect(partFacts(summary, session)).toBe('Not read')
})
