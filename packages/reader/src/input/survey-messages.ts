import type { RefusalNotice } from '../reader-client.ts'
import type { DrawingSummary } from '../summary.ts'

/** What the page asks of a worker that surveys one file after another. */
export interface SurveyRequest {
  readonly file: Blob
  readonly recognises: boolean
}

/** What such a worker tells the page of the file that it was given last. */
export type SurveyReport =
  /** It has come to this page. */
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'surveyed'; readonly summary: DrawingSummary }
  | { readonly kind: 'refused'; readonly notice: RefusalNotice }

/** What is used of such a worker. */
export type SurveyWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>
