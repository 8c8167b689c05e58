import { expect, test } from 'vitest'
import { exchanges } from './exchanges.ts'

const said = Object.values(exchanges).flatMap(({ messages }) => messages.map(([, words]) => words))

test('every message fits between the two lines of its drawing', () => {
  for (const words of said) expect(words.length, words).toBeLessThanOrEqual(29)
})
