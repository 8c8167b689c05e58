import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLineBuffer } from './line-buffer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('lines wait for a second, and are written in their order', () => {
  const write = vi.fn()
  const { add } = createLineBuffer(write)
  add('one\n')
  vi.advanceTimersByTime(900)
  add('two\n')
  expect(write).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(write.mock.calls).toEqual([['one\ntwo\n']])
  add('three\n')
  vi.advanceTimersByTime(1000)
  expect(write.mock.calls.at(-1)).toEqual(['three\n'])
})

test('many lines are written at once, and none twice', () => {
  const written: string[] = []
  const { add, flush } = createLineBuffer((block) => written.push(block))
  const lines = Array.from({ length: 3000 }, (_, at) => `${String(at).padStart(99)}\n`)
  for (const line of lines) add(line)
  expect(written).toHaveLength(2)
  flush()
  flush()
  vi.advanceTimersByTime(5000)
  expect(written.join('')).toBe(lines.join(''))
})
