import { secondsPerPage } from './input/limits.ts'
import { noticeOf } from './input/notice.ts'
import type { WorkerReport, WorkerRequest } from './input/worker-messages.ts'
import {
  type DrawingReaderClient,
  FileRefused,
  type PictureRequest,
  type ReadDrawing,
  type ReadingProgress,
  type ReadSheet,
} from './reader-client.ts'

/** What is used of a worker. */
export type ReaderWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>

/** Reads drawing files in a worker of their own, which is ended when it is cancelled or too slow. */
export function createReaderClient(startWorker: () => ReaderWorker): DrawingReaderClient {
  return {
    read: (file, { signal, onProgress }) => {
      signal.throwIfAborted()
      const worker = startWorker()
      return new Promise((resolve, reject) => {
        const reading = openReading(worker, onProgress, resolve, reject)
        signal.addEventListener('abort', () => reading.fail(signal.reason), { once: true })
        send(worker, { kind: 'read', file })
      })
    },
  }
}

/** The client of the page; the worker's script is fetched with the first file. */
export const readInWorker: DrawingReaderClient = createReaderClient(
  () =>
    new Worker(new URL('./input/browser/reader-worker.ts', import.meta.url), { type: 'module' }),
)

function send(worker: ReaderWorker, request: WorkerRequest): void {
  worker.postMessage(request)
}

interface Reading {
  fail(reason: unknown): void
}

function openReading(
  worker: ReaderWorker,
  onProgress: (progress: ReadingProgress) => void,
  resolve: (drawing: ReadDrawing) => void,
  reject: (reason: unknown) => void,
): Reading {
  let isOver = false
  let page = 0
  let clock: ReturnType<typeof setTimeout> | undefined
  const fail = (reason: unknown) => {
    if (isOver) return
    isOver = true
    clearTimeout(clock)
    worker.terminate()
    reject(reason)
  }
  const giveUp = () =>
    fail(refused({ reason: 'time-limit', seconds: secondsPerPage, page: page || null }))
  const startClock = () => {
    clearTimeout(clock)
    clock = setTimeout(giveUp, secondsPerPage * 1000)
  }
  startClock()
  worker.addEventListener('error', (event) => {
    // A script that did not load has no message; one that ran has.
    const isMissing = (event as Partial<ErrorEvent>).message === undefined
    fail(refused({ reason: isMissing ? 'engine-missing' : 'failed' }))
  })
  worker.addEventListener('message', (event) => {
    const report = (event as MessageEvent<WorkerReport>).data
    if (isOver) return
    if (report.kind === 'progress') {
      // The limit is that of a page: steps within one do not extend it.
      if (report.progress.page !== page) startClock()
      page = report.progress.page
      onProgress(report.progress)
    } else if (report.kind === 'refused') {
      fail(new FileRefused(report.notice))
    } else if (report.kind === 'read') {
      isOver = true
      clearTimeout(clock)
      resolve(openedDrawing(worker, report.sheets))
    }
  })
  return { fail }
}

function refused(refusal: Parameters<typeof noticeOf>[0]): FileRefused {
  return new FileRefused(noticeOf(refusal))
}

/** The file stays open in its worker, which draws parts of it. */
function openedDrawing(worker: ReaderWorker, sheets: readonly ReadSheet[]): ReadDrawing {
  const waiting = new Map<number, PromiseWithResolvers<ImageBitmap>>()
  let lastId = 0
  worker.addEventListener('message', (event) => {
    const report = (event as MessageEvent<WorkerReport>).data
    if (report.kind !== 'picture' && report.kind !== 'no-picture') return
    const request = waiting.get(report.id)
    waiting.delete(report.id)
    if (report.kind === 'picture') request?.resolve(report.bitmap)
    else request?.reject(new Error(report.reason))
  })
  return {
    sheets,
    picture: (request: PictureRequest) => {
      lastId += 1
      const answer = Promise.withResolvers<ImageBitmap>()
      waiting.set(lastId, answer)
      send(worker, { kind: 'picture', id: lastId, request })
      return answer.promise
    },
    close: () => {
      worker.terminate()
      for (const request of waiting.values()) {
        request.reject(new DOMException('The file was closed', 'AbortError'))
      }
      waiting.clear()
    },
  }
}
