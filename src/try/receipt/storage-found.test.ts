import { expect, test, vi } from 'vitest'
import { findStorage } from './storage-found.ts'

const scope = (parts: object) =>
  ({
    localStorage: { 'firstangle.scheme': 'dark' },
    sessionStorage: {},
    document: { cookie: 'a=1; b=2' },
    indexedDB: { databases: async () => [{ name: 'notes' }] },
    caches: { keys: async () => [] },
    ...parts,
  }) as unknown as Window

test('names of all that a browser keeps', async () => {
  expect(await findStorage(scope({}))).toEqual({
    local: ['firstangle.scheme'],
    session: [],
    cookies: ['a', 'b'],
    databases: ['notes'],
    caches: [],
  })
})

test('what the browser refuses to say, or never says, is unknown, and the rest is listed', async () => {
  vi.useFakeTimers()
  const refusing = { keys: () => Promise.reject(new DOMException('no', 'SecurityError')) }
  const silent = { databases: () => new Promise(() => {}) }
  const found = findStorage(scope({ caches: refusing, indexedDB: silent }))
  await vi.runAllTimersAsync()
  expect(await found).toMatchObject({ cookies: ['a', 'b'], databases: null, caches: null })
  vi.useRealTimers()
})
