import { noticeOfWorkerError } from '../input/notice.ts'
import type { SurveyReport, SurveyRequest, SurveyWorker } from '../input/survey-messages.ts'
import type { DrawingSummary } from '../summary.ts'
import { trafficName } from '../traffic.ts'
import { startPageClock } from './page-clock.ts'
import { FileRefused } from './reader-client.ts'

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
      new Worker(new URL('../input/browser/survey-worker.ts', import.meta.url), {
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
  const clock = startPageClock((notice) => reject(new Ended(new FileRefused(notice))))
  const hear = { signal: over.signal }
  signal.addEventListener('abort', () => reject(new Ended(signal.reason)), hear)
  const onMessage = (event: Event) => {
    const report = (event as MessageEvent<SurveyReport>).data
    if (report.kind === 'surveyed') resolve(report.summary)
    else if (report.kind === 'refused') reject(new FileRefused(report.notice))
    else clock.reach(report.page)
  }
  const onError = (event: Event) => reject(new Ended(new FileRefused(noticeOfWorkerError(event))))
  worker.addEventListener('message', onMessage, hear)
  worker.addEventListener('error', onError, hear)
  worker.postMessage(request)
  return promise.finally(() => {
    clock.stop()
    over.abort()
  })
}
