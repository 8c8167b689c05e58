import { noticeOfWorkerError } from '../input/notice.ts'
import type { ReaderWorker, WorkerReport, WorkerRequest } from '../input/worker-messages.ts'
import { trafficName } from '../traffic.ts'
import { startPageClock } from './page-clock.ts'
import { openPictures } from './pictures-of-worker.ts'
import { openQuestions } from './questions-to-worker.ts'
import {
  type DrawingReaderClient,
  FileRefused,
  firstRead,
  type Growth,
  type ReadDrawing,
  type ReadingProgress,
  type RefusalNotice,
} from './reader-client.ts'
import { wholePicture } from './whole-picture.ts'

/** Reads drawing files in a worker of their own, which is ended when it is cancelled or too slow. */
export function createReaderClient(startWorker: () => ReaderWorker): DrawingReaderClient {
  return {
    read: (file, { signal, onProgress, onGrown = () => {} }) => {
      signal.throwIfAborted()
      const worker = startWorker()
      return new Promise((resolve, reject) => {
        const reading = openReading(worker, { onProgress, onGrown, resolve, reject })
        signal.addEventListener('abort', () => reading.fail(signal.reason), { once: true })
        send(worker, { kind: 'read', file })
      })
    },
  }
}

/** The client of the page; the worker's script is fetched with the first file. */
export const readInWorker: DrawingReaderClient = createReaderClient(
  () =>
    new Worker(new URL('../input/browser/reader-worker.ts', import.meta.url), {
      type: 'module',
      name: trafficName,
    }),
)

function send(worker: ReaderWorker, request: WorkerRequest): void {
  worker.postMessage(request)
}

interface Listeners {
  onProgress(progress: ReadingProgress): void
  onGrown(growth: Growth): void
  resolve(drawing: ReadDrawing): void
  reject(reason: unknown): void
}

interface Reading {
  /** Ends a reading of which nothing is shown yet. */
  fail(reason: unknown): void
}

function openReading(worker: ReaderWorker, listeners: Listeners): Reading {
  /** `opening` until there is something to show, then `growing` while the rest is recognised. */
  let phase: 'opening' | 'growing' | 'over' = 'opening'
  let shown: Growth = { sheets: [], isComplete: false, isUnchecked: false, notice: null }
  const clock = startPageClock((notice) => giveUp(notice))
  const end = () => {
    phase = 'over'
    clock.stop()
  }
  const fail = (reason: unknown) => {
    if (phase !== 'opening') return
    end()
    worker.terminate()
    listeners.reject(reason)
  }
  /** Nothing more is read; what is shown stays, and so does the worker, which draws it. */
  const stop = (notice: Growth['notice']) => {
    if (phase !== 'growing') return
    end()
    send(worker, { kind: 'stop' })
    if (notice) listeners.onGrown({ ...shown, isComplete: true, notice })
  }
  const giveUp = (notice: RefusalNotice) => {
    if (phase === 'growing') stop(notice)
    else fail(new FileRefused(notice))
  }
  const show = (growth: Growth) => {
    shown = growth
    const isFirst = phase === 'opening'
    phase = 'growing'
    if (growth.isComplete) end()
    else if (isFirst) clock.restart()
    if (isFirst) listeners.resolve(openedDrawing(worker, growth, () => stop(null)))
    else listeners.onGrown(growth)
  }
  const follow = (report: WorkerReport) => {
    if (phase === 'over') return
    if (report.kind === 'progress') {
      clock.reach(report.progress.page)
      listeners.onProgress(report.progress)
    } else if (report.kind === 'refused') {
      fail(new FileRefused(report.notice))
    } else if (report.kind === 'read') {
      const { sheets, isComplete, isUnchecked, notice } = report
      show({ sheets, isComplete, isUnchecked, notice })
    }
  }
  worker.addEventListener('error', (event) => giveUp(noticeOfWorkerError(event)))
  worker.addEventListener('message', (event) => follow((event as MessageEvent<WorkerReport>).data))
  return { fail }
}

/** The file stays open in its worker, which draws parts of it. */
function openedDrawing(
  worker: ReaderWorker,
  { sheets, isComplete, isUnchecked }: Growth,
  stop: () => void,
): ReadDrawing {
  const questions = openQuestions(worker)
  const pictures = openPictures(questions)
  // It is drawn while the page makes its list.
  const first = sheets.find(({ reading }) => reading.page === firstRead(sheets).page)
  if (first) pictures.prepare(wholePicture(first.reading))
  return {
    sheets,
    isComplete,
    isUnchecked,
    stop,
    picture: pictures.picture,
    letteringIn: async (area) => (await questions.ask({ kind: 'lettering', area })).lines,
    close: () => {
      stop()
      worker.terminate()
      questions.close()
      pictures.close()
    },
  }
}
