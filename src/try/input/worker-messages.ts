import type { PictureRequest, ReadingProgress, ReadSheet, RefusalNotice } from '../reader-client.ts'

/** What the page asks of the worker. */
export type WorkerRequest =
  | { readonly kind: 'read'; readonly file: Blob }
  | { readonly kind: 'picture'; readonly id: number; readonly request: PictureRequest }

/** What the worker tells the page. */
export type WorkerReport =
  | { readonly kind: 'progress'; readonly progress: ReadingProgress }
  | { readonly kind: 'read'; readonly sheets: readonly ReadSheet[] }
  | { readonly kind: 'refused'; readonly notice: RefusalNotice }
  | { readonly kind: 'picture'; readonly id: number; readonly bitmap: ImageBitmap }
  | { readonly kind: 'no-picture'; readonly id: number; readonly reason: string }
