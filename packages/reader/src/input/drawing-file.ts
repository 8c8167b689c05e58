import type { Box, DrawingPage } from '../page.ts'
import type { Canvas } from './platform.ts'
import type { PictureHeader } from './raster/picture-header.ts'

/** Dots per inch at which lettering without text is painted to be recognised. */
export const paintedDpi = 300

/** The step that a page is in. */
export type InputStep = 'extract' | 'find' | 'recognise'

/**
 * Gets the share of a step that is done, 0 to 1. Recognition awaits what it returns, so that other work gets its turn,
 * and ends with what it throws.
 */
export type OnInputProgress = (step: InputStep, fraction: number) => void | Promise<void>

/**
 * Reports progress from work that cannot await the answer. A stop by the visitor takes effect at the next report that
 * is awaited.
 */
export function tellWithoutWaiting(onProgress: OnInputProgress, step: InputStep, fraction: number) {
  Promise.resolve(onProgress(step, fraction)).catch(() => {})
}

/** What a page is made of: at once what the file says itself, and later what stands in its pixels and outlines. */
export interface PageInput {
  /** Null where even the size is only known of the pixels. */
  readonly page: DrawingPage | null
  /** What the header of a picture states, before it is unpacked; only pictures have one. */
  readonly header?: PictureHeader
  /**
   * The whole page, with what is recognised; null where nothing can be.
   *
   * @throws RefusedError for pixels that are not read.
   */
  readonly recognise: ((onProgress: OnInputProgress) => Promise<DrawingPage>) | null
}

/** A drawing file that is open. */
export interface OpenDrawing {
  readonly pageCount: number
  /** @throws RefusedError for a page that is not read. */
  page(number: number): Promise<PageInput>
  /** Draws a part of a page (mm) with `scale` pixels per millimetre. */
  picture(number: number, box: Box, scale: number): Promise<Canvas>
  close(): Promise<void>
}
