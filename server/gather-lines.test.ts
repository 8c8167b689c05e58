import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatherLines } from './gather-lines.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('lines wait for a second, and are passed on in their order', () => {
  const passOn = vi.fn()
  const { add } = gatherLines(passOn)
  add('one\n')
  vi.advanceTimersByTime(900)
  add('two\n')
  expect(passOn).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(passOn.mock.calls).toEqual([['one\ntwo\n']])
  add('three\n')
  vi.advanceTimersByTime(1000)
  expect(passOn.mock.calls.at(-1)).toEqual(['three\n'])
})

test('many lines are passed on at once, and none twice', () => {
  const passed: string[] = []
  const { add, pass } = gatherLines((block) => passed.push(block))
  const lines = Array.from({ length: 1000 }, (_, at) => `${String(at).padStart(99)}\n`)
  for (const line of lines) add(line)
  expect(passed.length).toBeGreaterThan(1)
  pass()
  pass()
  vi.advanceTimersByTime(5000)
  expect(passed.join('')).toBe(lines.join(''))
})
