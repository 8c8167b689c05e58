import { beforeEach, expect, test, vi } from 'vitest'
import { followStoredScheme } from './stored-scheme.ts'

let stored: string | null
let dataset: Record<string, string>
let page: EventTarget

beforeEach(() => {
  stored = null
  dataset = {}
  page = new EventTarget()
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('localStorage', { getItem: () => stored })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['pink', undefined],
])('a stored scheme %s is applied as %s', (scheme, expected) => {
  stored = scheme
  followStoredScheme()
  expect(dataset.scheme).toBe(expected)
})

test.each(['storage', 'pageshow'])('a choice made meanwhile is followed at %s', (event) => {
  followStoredScheme()
  stored = 'dark'
  page.dispatchEvent(new Event(event))
  expect(dataset.scheme).toBe('dark')
  stored = null
  page.dispatchEvent(new Event(event))
  expect(dataset.scheme).toBeUndefined()
})

test('where storage is blocked the choice of this page stays', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  dataset.scheme = 'dark'
  followStoredScheme()
  expect(dataset.scheme).toBe('dark')
})
