import { secondsPerPage } from './input/limits.ts'
import { noticeOf } from './input/notice.ts'
import type { SurveyReport, SurveyRequest, SurveyWorker } from './input/survey-messages.ts'
import { FileRefused } from './reader-client.ts'
import type { DrawingSummary } from './summary.ts'
import { trafficName } from './traffic.ts'

/** Surveys files one after another, off the main thread, and sends none of their content anywhere. */
export interface Surveyor {
  /**
   * To be called again when the one before has ended.
   *
   * @throws {FileRefused} with the reason
   * @throws {DOMException} `AbortError` after `signal` was aborted
   */
  survey(
    file: Blob,
    options: { readonly recognises: boolean; readonly signal: AbortSignal },
  ): Promise<DrawingSummary>
  close(): void
}

/** A surveyor whose worker is ended with a file that is cancelled or takes too long; the next file gets another. */
export function createSurveyor(startWorker: () => SurveyWorker): Surveyor {
  let worker: SurveyWorker | undefined
  const close = () => {
    worker?.terminate()
    worker = undefined
  }
  return {
    close,
    survey(file, { recognises, signal }) {
      signal.throwIfAborted()
      worker ??= startWorker()
      return surveyed(worker, { file, recognises }, signal).catch((error: unknown) => {
        if (!(error instanceof Ended)) throw error
        close()
        throw error.reason
      })
    },
  }
}

/** A surveyor of the page; the worker's script is fetched with the first file. */
export const openSurveyor = (): Surveyor =>
  createSurveyor(
    () =>
      new Worker(new URL('./input/browser/survey-worker.ts', import.meta.url), {
        type: 'module',
        name: trafficName,
      }),
  )

/** The worker is of no further use. */
class Ended extends Error {
  readonly reason: unknown

  constructor(reason: unknown) {
    super('The worker was ended')
    this.reason = reason
  }
}

function surveyed(
  worker: SurveyWorker,
  request: SurveyRequest,
  signal: AbortSignal,
): Promise<DrawingSummary> {
  const over = new AbortController()
  const { promise, resolve, reject } = Promise.withResolvers<DrawingSummary>()
  let page = 0
  let clock: ReturnType<typeof setTimeout> | undefined
  const startClock = () => {
    clearTimeout(clock)
    const notice = noticeOf({ reason: 'time-limit', seconds: secondsPerPage, page: page || null })
    clock = setTimeout(() => reject(new Ended(new FileRefused(notice))), secondsPerPage * 1000)
  }
  const hear = { signal: over.signal }
  signal.addEventListener('abort', () => reject(new Ended(signal.reason)), hear)
  const onMessage = (event: Event) => {
    const report = (event as MessageEvent<SurveyReport>).data
    if (report.kind === 'surveyed') resolve(report.summary)
    else if (report.kind === 'refused') reject(new FileRefused(report.notice))
    else if (report.page !== page) {
      // The limit is that of a page: steps within one do not extend it.
      page = report.page
      startClock()
    }
  }
  const onError = (event: Event) => {
    // A script that did not load has no message; one that ran has.
    const isMissing = (event as Partial<ErrorEvent>).message === undefined
    const reason = isMissing ? 'engine-missing' : 'failed'
    reject(new Ended(new FileRefused(noticeOf({ reason }))))
  }
  worker.addEventListener('message', onMessage, hear)
  worker.addEventListener('error', onError, hear)
  startClock()
  worker.postMessage(request)
  return promise.finally(() => {
    clearTimeout(clock)
    over.abort()
  })
}
