import { expect, test } from 'vitest'
import { ByteLru } from './byte-lru.ts'

test('keeps up to its bytes and drops the least recently read first', () => {
  const lru = new ByteLru<string>(30)
  lru.set('a', 'A', 10)
  lru.set('b', 'B', 10)
  lru.set('c', 'C', 10)
  lru.get('a')
  lru.set('d', 'D', 10)
  expect([lru.get('a'), lru.get('b'), lru.get('c'), lru.get('d')]).toEqual([
    'A',
    undefined,
    'C',
    'D',
  ])
  expect(lru.bytes).toBe(30)
})

test('setting a key again replaces its size', () => {
  const lru = new ByteLru<string>(30)
  lru.set('a', 'A', 20)
  lru.set('a', 'AA', 5)
  expect([lru.get('a'), lru.bytes, lru.size]).toEqual(['AA', 5, 1])
})

test('a value that grows pushes others out, a replaced one no longer counts', () => {
  const lru = new ByteLru<string>(30)
  lru.set('a', 'A', 10)
  lru.set('b', 'B', 10)
  lru.grow('b', 'B', 15)
  expect([lru.get('a'), lru.get('b'), lru.bytes]).toEqual([undefined, 'B', 25])
  lru.grow('b', 'old', 1)
  lru.grow('gone', 'x', 1)
  expect(lru.bytes).toBe(25)
})

test('a value larger than everything is not kept', () => {
  const lru = new ByteLru<string>(30)
  lru.set('a', 'A', 31)
  expect([lru.size, lru.bytes]).toEqual([0, 0])
})
