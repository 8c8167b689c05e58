import { engineFile, pdfEngineFile } from './engine-files.ts'

/** Canvases for pdf.js in a worker, which has no document to make elements of. */
export class WorkerCanvasFactory {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }

  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number): void {
    canvas.width = width
    canvas.height = height
  }

  getNoAlphaContext(canvas: OffscreenCanvas) {
    return canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  }

  destroy(made: { canvas: OffscreenCanvas | null; context: unknown }): void {
    // Frees the pixels at once instead of with the next collection.
    if (made.canvas) made.canvas.width = made.canvas.height = 0
    made.canvas = null
    made.context = null
  }
}

/** Filters are SVG elements: without a document nothing is filtered, which drawings do not need. */
export class WorkerFilterFactory {
  addFilter = none
  addHCMFilter = none
  addAlphaFilter = none
  addLuminosityFilter = none
  addKnockoutFilter = none
  addHighlightHCMFilter = none
  addSelectionHCMFilter = none
  addSelectionFilter = none
  createSelectionStyle = () => null
  destroy(): void {}
}

function none(): string {
  return 'none'
}

/** Loads character maps, fonts and decoders of pdf.js from where our build put them. */
export class WorkerBinaryDataFactory {
  fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    return engineFile(pdfEngineFile(kind, filename))
  }
}
