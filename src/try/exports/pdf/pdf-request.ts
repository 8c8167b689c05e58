import type { Box } from '@firstangle/reader'
import type { NumberedBox } from '../balloons/place-balloons.ts'
import type { ListPage } from './list-pages.ts'

/** A sheet that is to get its balloons. */
export interface SheetToBalloon {
  readonly page: number
  readonly width: number
  readonly height: number
  readonly texts: readonly Box[]
  readonly values: readonly NumberedBox[]
  readonly image: Uint8Array | null
}

/** Messages to the worker for PDF files. Strips come in order, sheet by sheet; `finish` asks for the file. */
export type PdfRequest =
  | {
      readonly type: 'balloon'
      readonly pdf: Uint8Array | null
      readonly sheets: readonly SheetToBalloon[]
      readonly list: ListPage
    }
  | { readonly type: 'sheet'; readonly width: number; readonly height: number }
  | {
      readonly type: 'strip'
      readonly box: Box
      readonly scale: number
      readonly bitmap: ImageBitmap
      /** What is taken out, mm on the sheet. */
      readonly areas: readonly Box[]
    }
  | { readonly type: 'finish' }

/** Each request is answered once, in order; a file comes after `balloon` and `finish`. */
export type PdfAnswer =
  | { readonly type: 'done' }
  | { readonly type: 'file'; readonly bytes: Uint8Array }
  | { readonly type: 'failed'; readonly message: string }
