import type { RefusalNotice } from '../workers/reader-client.ts'
import type { Refusal } from './refusal.ts'

/** A refusal as the page gets it: the key of its words, and the values of their placeholders. */
export function noticeOf(refusal: Refusal): RefusalNotice {
  switch (refusal.reason) {
    case 'too-large':
      return {
        code: refusal.reason,
        values: { size: megabytes(refusal.bytes), max: megabytes(refusal.limit) },
      }
    case 'too-many-pages':
      return { code: refusal.reason, values: { pages: refusal.pages, max: refusal.limit } }
    case 'low-resolution': {
      const { dpi, limit, page, isEstimated } = refusal
      const code = isEstimated ? 'low-resolution-estimated' : refusal.reason
      return { code, values: { dpi, max: limit, page } }
    }
    case 'cad':
    case 'other-format':
    case 'broken':
    case 'unsupported-variant':
      return { code: refusal.reason, values: { format: refusal.format } }
    case 'too-many-pixels':
      return { code: refusal.reason, values: { width: refusal.width, height: refusal.height } }
    case 'not-a-part':
      return { code: refusal.reason, values: { pageType: refusal.pageType, page: refusal.page } }
    case 'time-limit':
      return { code: refusal.reason, values: { seconds: refusal.seconds } }
    default:
      return { code: refusal.reason }
  }
}

/** The notice for an `error` event of a worker: a script that did not load has no message; one that ran has. */
export function noticeOfWorkerError(event: Event): RefusalNotice {
  const isMissing = (event as Partial<ErrorEvent>).message === undefined
  return noticeOf({ reason: isMissing ? 'engine-missing' : 'failed' })
}

/** Megabytes as file managers count them, rounded up so that too large never looks allowed. */
function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1_000_000)
}
