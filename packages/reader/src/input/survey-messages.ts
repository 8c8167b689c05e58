import type { DrawingSummary } from '../summary.ts'
import type { RefusalNotice } from '../workers/reader-client.ts'

/** What the page asks of a worker that surveys files one by one. */
export interface SurveyRequest {
  readonly file: Blob
  readonly recognises: boolean
}

/** What such a worker reports about the file that it was given last. */
export type SurveyReport =
  /** It is reading this page now. */
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'surveyed'; readonly summary: DrawingSummary }
  | { readonly kind: 'refused'; readonly notice: RefusalNotice }

/** The part of such a worker that is used. */
export type SurveyWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>
