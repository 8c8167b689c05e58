import type { Recogniser } from './ocr/recogniser.ts'
import type { PdfOptions } from './pdf/open-pdf.ts'
import type { Pdfjs } from './pdf/pdfjs.ts'
import type { GreyImage } from './raster/grey-image.ts'

/** Formats that browsers unpack themselves. */
export type NativeFormat = 'png' | 'jpeg' | 'bmp'

/** What a canvas is used for: in a browser an OffscreenCanvas, in Node that of @napi-rs/canvas. */
export interface Canvas {
  width: number
  height: number
  getContext(kind: '2d', options?: object): CanvasRenderingContext2D | null
}

/** What the reader needs from its environment. Engines are loaded on demand. */
export interface Platform {
  pdf(): Promise<{ readonly pdfjs: Pdfjs; readonly options: PdfOptions }>
  /** Unpacks a picture of one page. */
  unpack(bytes: Uint8Array, format: NativeFormat): Promise<GreyImage>
  /** Unpacks JPEG 2000. */
  unpackJp2(bytes: Uint8Array): Promise<GreyImage>
  canvas(width: number, height: number): Canvas
  /** Recognises words of languages in Latin letters. */
  recogniser(): Promise<Recogniser>
}
