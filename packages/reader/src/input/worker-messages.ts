import type { Growth, PictureRequest, ReadingProgress, RefusalNotice } from '../reader-client.ts'

/** What the page asks of the worker. */
export type WorkerRequest =
  | { readonly kind: 'read'; readonly file: Blob }
  | { readonly kind: 'picture'; readonly id: number; readonly request: PictureRequest }
  /** What is shown is enough. */
  | { readonly kind: 'stop' }

/** What the worker tells the page. */
export type WorkerReport =
  | { readonly kind: 'progress'; readonly progress: ReadingProgress }
  /** All sheets as they are read by now; the first of these reports opens the result. */
  | ({ readonly kind: 'read' } & Growth)
  | { readonly kind: 'refused'; readonly notice: RefusalNotice }
  | { readonly kind: 'picture'; readonly id: number; readonly bitmap: ImageBitmap }
  | { readonly kind: 'no-picture'; readonly id: number; readonly reason: string }

/** What is used of a worker. */
export type ReaderWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>
