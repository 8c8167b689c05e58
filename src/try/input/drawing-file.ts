import type { Box, DrawingPage } from '../../reader/page.ts'
import type { Canvas } from './platform.ts'

/** What is done with a page at the moment. */
type InputStep = 'extract' | 'recognise'

/** Gets the share of a step that is done, 0 to 1. */
export type OnInputProgress = (step: InputStep, fraction: number) => void

/** A drawing file that is open. */
export interface OpenDrawing {
  readonly pageCount: number
  /** @throws RefusedError for a page that is not read. */
  page(number: number, onProgress?: OnInputProgress): Promise<DrawingPage>
  /** Draws a part of a page (mm) with `scale` pixels per millimetre. */
  picture(number: number, box: Box, scale: number): Promise<Canvas>
  close(): Promise<void>
}
