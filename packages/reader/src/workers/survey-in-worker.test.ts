import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SurveyReport, SurveyRequest } from '../input/survey-messages.ts'
import type { DrawingSummary } from '../summary.ts'
import { FileRefused } from './reader-client.ts'
import { createSurveyor } from './survey-in-worker.ts'

/** Workers that say what a test lets them say, the latest last. */
function fakeWorkers() {
  const workers = [] as ReturnType<typeof fakeWorker>[]
  function fakeWorker() {
    const target = new EventTarget()
    return {
      addEventListener: target.addEventListener.bind(target) as Worker['addEventListener'],
      postMessage: vi.fn<(request: SurveyRequest) => void>(),
      terminate: vi.fn(),
      say: (data: SurveyReport) => target.dispatchEvent(new MessageEvent('message', { data })),
      breakDown: () => target.dispatchEvent(new Event('error')),
    }
  }
  const surveyor = createSurveyor(() => {
    const worker = fakeWorker()
    workers.push(worker)
    return worker
  })
  return { workers, surveyor }
}

const file = new Blob(['%PDF-'])
const summary = { sha256: 'ab' } as DrawingSummary

function start(surveyor = fakeWorkers(), recognises = false) {
  const abort = new AbortController()
  const result = surveyor.surveyor.survey(file, { recognises, signal: abort.signal })
  // Looked at by the test; a rejection before that is no accident.
  result.catch(() => {})
  const worker = surveyor.workers.at(-1)
  if (!worker) throw new Error('No worker was started')
  return { ...surveyor, abort, result, worker }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('one worker surveys file after file, also after one that is refused', async () => {
  const first = start()
  expect(first.worker.postMessage).toHaveBeenCalledWith({ file, recognises: false })
  first.worker.say({ kind: 'refused', notice: { code: 'encrypted' } })
  await expect(first.result).rejects.toEqual(new FileRefused({ code: 'encrypted' }))
  const second = start(first, true)
  expect(second.workers).toHaveLength(1)
  expect(second.worker.postMessage).toHaveBeenLastCalledWith({ file, recognises: true })
  second.worker.say({ kind: 'surveyed', summary })
  await expect(second.result).resolves.toBe(summary)
})

test('a file that is cancelled ends its worker; the next one gets another', async () => {
  const first = start()
  first.abort.abort()
  await expect(first.result).rejects.toMatchObject({ name: 'AbortError' })
  expect(first.worker.terminate).toHaveBeenCalledOnce()
  expect(start(first).workers).toHaveLength(2)
})

test('a page has a minute, then its worker is ended', async () => {
  const { worker, result } = start()
  await vi.advanceTimersByTimeAsync(59_000)
  worker.say({ kind: 'page', page: 2 })
  await vi.advanceTimersByTimeAsync(30_000)
  worker.say({ kind: 'page', page: 2 })
  await vi.advanceTimersByTimeAsync(30_000)
  await expect(result).rejects.toMatchObject({ notice: { code: 'time-limit' } })
  expect(worker.terminate).toHaveBeenCalledOnce()
})

test('a worker whose script does not load is reported as missing', async () => {
  const { worker, result } = start()
  worker.breakDown()
  await expect(result).rejects.toMatchObject({ notice: { code: 'engine-missing' } })
})
