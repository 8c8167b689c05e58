import { expect, test } from 'vitest'
import { errorStatus } from '../../../shared/api-schemas/sandbox-errors.ts'
import { exchanges } from './exchanges.ts'

const said = Object.values(exchanges).flatMap(({ messages }) => messages.map(([, words]) => words))

test('errors that exchanges name are those of the contract, with their status', () => {
  const named = said.flatMap((words) => {
    const [, status, code = ''] = /^(\d{3}) "([a-z-]+)"$/.exec(words) ?? []
    return status ? [[code, Number(status)] as const] : []
  })
  expect(named.length).toBeGreaterThan(0)
  for (const [code, status] of named)
    expect(Object.entries(errorStatus)).toContainEqual([code, status])
})

test('every message fits between the two lines of its drawing', () => {
  for (const words of said) expect(words.length, words).toBeLessThanOrEqual(29)
})
