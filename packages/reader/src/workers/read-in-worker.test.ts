import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WorkerReport, WorkerRequest } from '../input/worker-messages.ts'
import { createReaderClient } from './read-in-worker.ts'
import { FileRefused, type Growth, type ReadingProgress, type ReadSheet } from './reader-client.ts'
import { wholePicture } from './whole-picture.ts'

/** A worker that says what a test lets it say. */
function fakeWorker() {
  const target = new EventTarget()
  const asked: WorkerRequest[] = []
  const worker = {
    addEventListener: target.addEventListener.bind(target) as Worker['addEventListener'],
    postMessage: (request: WorkerRequest) => void asked.push(request),
    terminate: vi.fn(),
  }
  return {
    worker,
    asked,
    say: (data: WorkerReport) => target.dispatchEvent(new MessageEvent('message', { data })),
    breakDown: () => target.dispatchEvent(new Event('error')),
  }
}

function start() {
  const fake = fakeWorker()
  const abort = new AbortController()
  const progress: ReadingProgress[] = []
  const growths: Growth[] = []
  const file = new Blob(['%PDF-'])
  const client = createReaderClient(() => fake.worker)
  const reading = client.read(file, {
    signal: abort.signal,
    onProgress: (one) => progress.push(one),
    onGrown: (growth) => growths.push(growth),
  })
  // Looked at by the test; a rejection before that is no accident.
  reading.catch(() => {})
  return { ...fake, abort, progress, growths, file, reading }
}

const onPage = (page: number): WorkerReport => ({
  kind: 'progress',
  progress: { step: 'extract', page, pages: 2, done: 0.1, until: 0.2 },
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a file goes in; progress, then sheets come out, and the worker stays for pictures', async () => {
  const { asked, file, progress, reading, say, worker } = start()
  expect(asked).toEqual([{ kind: 'read', file }])
  say(onPage(1))
  say({ kind: 'read', sheets: [], isComplete: true, isUnchecked: false, notice: null })
  const drawing = await reading
  expect(progress.map(({ page }) => page)).toEqual([1])
  expect(worker.terminate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(worker.terminate).not.toHaveBeenCalled()

  const request = { page: 1, box: { x: 0, y: 0, width: 10, height: 10 }, scale: 2 }
  const first = drawing.picture(request)
  const second = drawing.picture(request)
  const bitmap = { width: 20 } as ImageBitmap
  say({ kind: 'no-answer', id: 1, reason: 'broken' })
  say({ kind: 'picture', id: 2, bitmap })
  await expect(first).rejects.toThrow('broken')
  await expect(second).resolves.toBe(bitmap)

  const third = drawing.picture(request)
  drawing.close()
  expect(worker.terminate).toHaveBeenCalledOnce()
  await expect(third).rejects.toMatchObject({ name: 'AbortError' })
})

test('a refusal ends the worker', async () => {
  const { reading, say, worker } = start()
  say({ kind: 'refused', notice: { code: 'encrypted' } })
  await expect(reading).rejects.toEqual(new FileRefused({ code: 'encrypted' }))
  expect(worker.terminate).toHaveBeenCalledOnce()
})

test('cancelling ends the worker at once', async () => {
  const { abort, reading, worker } = start()
  abort.abort()
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  expect(worker.terminate).toHaveBeenCalledOnce()
})

test('each page has a minute, however often it reports', async () => {
  const { reading, say, worker } = start()
  await vi.advanceTimersByTimeAsync(59_000)
  say(onPage(1))
  await vi.advanceTimersByTimeAsync(59_000)
  say(onPage(2))
  await vi.advanceTimersByTimeAsync(30_000)
  say(onPage(2))
  expect(worker.terminate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(30_000)
  await expect(reading).rejects.toMatchObject({
    notice: { code: 'time-limit', values: { seconds: 60 } },
  })
  expect(worker.terminate).toHaveBeenCalledOnce()
})

test('a worker that does not load is reported as missing, not as failed', async () => {
  const { breakDown, reading } = start()
  breakDown()
  await expect(reading).rejects.toMatchObject({ notice: { code: 'engine-missing' } })
})

const size = { page: 1, width: 420, height: 297 }
const sheet = { reading: size, refusal: null, isPartial: true } as unknown as ReadSheet
const first = {
  kind: 'read',
  sheets: [sheet],
  isComplete: false,
  isUnchecked: false,
  notice: null,
} as const

test('a drawing grows after it is shown, and its picture is drawn without being asked for', async () => {
  const { asked, growths, reading, say } = start()
  say(first)
  const drawing = await reading
  expect(drawing.isComplete).toBe(false)
  expect(asked.at(-1)).toEqual({ kind: 'picture', id: 1, request: wholePicture(size) })
  const picture = drawing.picture(wholePicture(size))
  const bitmap = { width: 20 } as ImageBitmap
  say({ kind: 'picture', id: 1, bitmap })
  await expect(picture).resolves.toBe(bitmap)
  const whole = { ...sheet, isPartial: false }
  say({ kind: 'read', sheets: [whole], isComplete: true, isUnchecked: false, notice: null })
  expect(growths).toEqual([{ sheets: [whole], isComplete: true, isUnchecked: false, notice: null }])
})

test('recognition that is stopped, or takes longer than a minute, leaves what is shown', async () => {
  const stopped = start()
  stopped.say(first)
  const drawing = await stopped.reading
  drawing.stop()
  expect(stopped.asked.at(-1)).toEqual({ kind: 'stop' })
  stopped.say({ ...first, isComplete: true })
  expect(stopped.growths).toEqual([])

  const slow = start()
  slow.say(first)
  await slow.reading
  await vi.advanceTimersByTimeAsync(60_000)
  expect(slow.growths).toMatchObject([{ sheets: [sheet], notice: { code: 'time-limit' } }])
  expect(slow.asked.at(-1)).toEqual({ kind: 'stop' })
  expect(slow.worker.terminate, 'it still draws').not.toHaveBeenCalled()
})
