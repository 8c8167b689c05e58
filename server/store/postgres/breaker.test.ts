import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRecordingLog } from '../../delivery/testing/recording-log.ts'
import { createBreaker } from './breaker.ts'

const silent = { name: 'ConnectionLost', cause: { code: 'ETIMEDOUT' } }
const isSilent = expect.objectContaining({
  ...silent,
  cause: expect.objectContaining(silent.cause),
})
const never = () => new Promise<never>(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function aBreaker() {
  let isBack = false
  const log = createRecordingLog()
  const probe = vi.fn(async () => {
    if (!isBack) throw new Error('still away')
  })
  const giveUp = vi.fn()
  return {
    log,
    probe,
    giveUp,
    breaker: createBreaker({ silenceMs: 4_000, giveUp, probe, log }),
    comeBack: () => {
      isBack = true
    },
  }
}

/** The outcome of a call, as soon as it is known. */
function outcomeOf(call: Promise<unknown>) {
  const outcome = vi.fn()
  call.then(outcome, outcome)
  return outcome
}

test('what answers passes, however it answers', async () => {
  const { breaker, log } = aBreaker()
  expect(await breaker.run(async () => 'stored')).toBe('stored')
  await expect(breaker.run(() => Promise.reject(new Error('unique')))).rejects.toThrow('unique')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(log.lines).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('one silence ends the waiting of all, and nobody waits any more', async () => {
  const { breaker, giveUp, log } = aBreaker()
  const first = outcomeOf(breaker.run(never))
  await vi.advanceTimersByTimeAsync(3_000)
  const [later, queued] = [outcomeOf(breaker.run(never)), outcomeOf(breaker.run(never, false))]
  await vi.advanceTimersByTimeAsync(999)
  expect(first).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2)
  for (const each of [first, later, queued]) {
    expect(each).toHaveBeenCalledExactlyOnceWith(isSilent)
  }
  const work = vi.fn(never)
  await expect(breaker.run(work)).rejects.toMatchObject(silent)
  expect(work).not.toHaveBeenCalled()
  expect(giveUp).toHaveBeenCalledOnce()
  expect(log.texts('error')).toEqual(['PostgreSQL does not answer'])
})

test('a call that waits for others does not count as silence', async () => {
  const { breaker, giveUp } = aBreaker()
  outcomeOf(breaker.run(never, false))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(giveUp).not.toHaveBeenCalled()
})

test('an answer that arrived before it was read does not count as silence', async () => {
  const { breaker, giveUp } = aBreaker()
  // As after a stop of the whole process: the limit passes and the answer is read in one turn.
  const answer = Promise.withResolvers<string>()
  const call = breaker.run(() => answer.promise)
  vi.advanceTimersByTime(4_000)
  answer.resolve('stored')
  await vi.advanceTimersByTimeAsync(1)
  expect(await call).toBe('stored')
  expect(giveUp).not.toHaveBeenCalled()
})

test('the server is asked every second, and its answer lets everybody through again', async () => {
  const { breaker, probe, comeBack, log } = aBreaker()
  outcomeOf(breaker.run(never))
  await vi.advanceTimersByTimeAsync(4_001)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(probe).toHaveBeenCalledTimes(3)
  await expect(breaker.run(async () => 'stored')).rejects.toMatchObject(silent)
  comeBack()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await breaker.run(async () => 'stored')).toBe('stored')
  expect(log.texts('info')).toEqual(['PostgreSQL answers again'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(probe).toHaveBeenCalledTimes(4)
})

test('a store that is closed asks no more', async () => {
  const { breaker, probe } = aBreaker()
  outcomeOf(breaker.run(never))
  await vi.advanceTimersByTimeAsync(4_001)
  breaker.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(probe).not.toHaveBeenCalled()
})
