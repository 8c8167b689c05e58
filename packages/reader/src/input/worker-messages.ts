import type { LetteringLine } from '../lettering/lettering-lines.ts'
import type {
  Area,
  Growth,
  PictureRequest,
  ReadingProgress,
  RefusalNotice,
} from '../workers/reader-client.ts'

/** What the page asks of a worker that keeps a file open; each is answered by a report of the same kind. */
export type WorkerQuestion =
  | { readonly kind: 'picture'; readonly request: PictureRequest }
  | { readonly kind: 'lettering'; readonly area: Area }

/** What the page tells the worker, or asks of it. */
export type WorkerRequest =
  | { readonly kind: 'read'; readonly file: Blob }
  /** What is shown is enough. */
  | { readonly kind: 'stop' }
  | (WorkerQuestion & { readonly id: number })

/** The worker's answer to a question. */
export type WorkerAnswer =
  | { readonly kind: 'picture'; readonly id: number; readonly bitmap: ImageBitmap }
  | { readonly kind: 'lettering'; readonly id: number; readonly lines: readonly LetteringLine[] }

/** What the worker tells the page. */
export type WorkerReport =
  | { readonly kind: 'progress'; readonly progress: ReadingProgress }
  /** All sheets as they are read by now; the first of these reports opens the result. */
  | ({ readonly kind: 'read' } & Growth)
  | { readonly kind: 'refused'; readonly notice: RefusalNotice }
  | WorkerAnswer
  | { readonly kind: 'no-answer'; readonly id: number; readonly reason: string }

/** What is used of a worker. */
export type ReaderWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>
