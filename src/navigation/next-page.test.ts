import { beforeEach, expect, test, vi } from 'vitest'
import { storeForNextPage, takeFromLastPage } from './next-page.ts'

let kept: Map<string, string>
let page: EventTarget

beforeEach(() => {
  kept = new Map()
  page = new EventTarget()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})

const arrival = (key: string) => Object.assign(new Event('storage'), { key })

test('what a page hands over is taken once by the next', () => {
  expect(storeForNextPage('place', { top: 7 })).toBe(true)
  const use = vi.fn()
  takeFromLastPage('place', use)
  expect(use.mock.calls).toEqual([[{ top: 7 }]])
  expect(kept.size).toBe(0)
})

test('what arrives after the page has begun is taken then', () => {
  const use = vi.fn()
  takeFromLastPage('place', use)
  expect(use).not.toHaveBeenCalled()
  storeForNextPage('place', { top: 7 })
  page.dispatchEvent(arrival('other'))
  expect(use).not.toHaveBeenCalled()
  page.dispatchEvent(arrival('place'))
  expect(use.mock.calls).toEqual([[{ top: 7 }]])
  expect(kept.size).toBe(0)
})

test.each(['{', 'null', '""'])('an entry %s of another program is thrown away', (entry) => {
  kept.set('place', entry)
  const use = vi.fn()
  takeFromLastPage('place', use)
  expect(use).not.toHaveBeenCalled()
  expect(kept.size).toBe(0)
})

test('a fault in using it is not hidden', () => {
  storeForNextPage('place', {})
  expect(() =>
    takeFromLastPage('place', () => {
      throw new Error('a fault')
    }),
  ).toThrow('a fault')
})

test('where storage is blocked nothing is handed over, and nothing breaks', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  const use = vi.fn()
  expect(storeForNextPage('place', { top: 7 })).toBe(false)
  takeFromLastPage('place', use)
  expect(use).not.toHaveBeenCalled()
})
