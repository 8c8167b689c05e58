import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { latestAnswer } from './latest-answer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Answers come when the test says so, in any order. */
function setUp() {
  const answers: (string | undefined)[] = []
  const failures: string[] = []
  const waiting = new Map<
    string,
    { resolve(answer: string): void; reject(): void; signal: AbortSignal }
  >()
  const latest = latestAnswer<string>({
    fetchAnswer: (query, signal) =>
      new Promise((resolve, reject) => waiting.set(query, { resolve, reject, signal })),
    onAnswer: (answer) => answers.push(answer),
    onFailure: () => failures.push('failed'),
    pauseMs: 50,
  })
  return { answers, failures, waiting, latest }
}

test('asks once typing pauses', async () => {
  const { latest, waiting, answers } = setUp()
  for (const query of ['g', 'ge', 'gew']) latest.ask(query)
  await vi.advanceTimersByTimeAsync(60)
  expect([...waiting.keys()]).toEqual(['gew'])
  waiting.get('gew')?.resolve('threads')
  await vi.advanceTimersByTimeAsync(0)
  expect(answers).toEqual(['threads'])
})

test('never shows an older answer over a newer one', async () => {
  const { latest, waiting, answers } = setUp()
  latest.ask('old')
  await vi.advanceTimersByTimeAsync(60)
  latest.ask('new')
  await vi.advanceTimersByTimeAsync(60)
  expect(waiting.get('old')?.signal.aborted).toBe(true)
  waiting.get('new')?.resolve('new answer')
  await vi.advanceTimersByTimeAsync(0)
  waiting.get('old')?.resolve('old answer')
  await vi.advanceTimersByTimeAsync(0)
  expect(answers).toEqual(['new answer'])
})

test('an emptied field is answered at once, and what was under way is dropped', async () => {
  const { latest, waiting, answers, failures } = setUp()
  latest.ask('old')
  await vi.advanceTimersByTimeAsync(60)
  latest.ask(' ')
  waiting.get('old')?.resolve('old answer')
  await vi.advanceTimersByTimeAsync(60)
  expect(answers).toEqual([undefined])
  expect(failures).toEqual([])
})

test('says that a question failed, unless a newer one was asked', async () => {
  const { latest, waiting, failures } = setUp()
  latest.ask('old')
  await vi.advanceTimersByTimeAsync(60)
  latest.ask('new')
  waiting.get('old')?.reject()
  await vi.advanceTimersByTimeAsync(60)
  expect(failures).toEqual([])
  waiting.get('new')?.reject()
  await vi.advanceTimersByTimeAsync(0)
  expect(failures).toEqual(['failed'])
})
