import { trafficName } from '../../traffic.ts'
import { withCyrillic } from '../ocr/cyrillic.ts'
import { withEnlargedPrint } from '../ocr/enlarged-print.ts'
import { startFigureReader } from '../ocr/figure-reader.ts'
import { startLineFinder } from '../ocr/line-finder.ts'
import { startLineReader } from '../ocr/line-reader.ts'
import type { Recogniser } from '../ocr/recogniser.ts'
import { withSecondOpinion } from '../ocr/second-opinion.ts'
import { startTesseract, type TesseractModule } from '../ocr/tesseract.ts'
import { withTriedLines } from '../ocr/tried-lines.ts'
import { withFigures } from '../ocr/with-figures.ts'
import { withLineFinder } from '../ocr/with-line-finder.ts'
import type { Pdfjs } from '../pdf/pdfjs.ts'
import type { Canvas, NativeFormat, Platform } from '../platform.ts'
import { unpackJp2 } from '../raster/jp2.ts'
import { greyOfPicture } from '../raster/native-picture.ts'
import { EngineMissingError, engineFile, engineFiles } from './engine-files.ts'
import { WorkerBinaryDataFactory, WorkerCanvasFactory, WorkerFilterFactory } from './pdf-parts.ts'

const types: Record<NativeFormat, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  bmp: 'image/bmp',
}

/**
 * Reads drawing files in a browser's worker, with engines from our own server.
 *
 * @param onUnchecked called once for each network or data of a second reading that cannot be loaded; without it, the
 * sheet is not read.
 */
export function browserPlatform(onUnchecked?: (error: unknown) => void): Platform {
  let running: Promise<Recogniser> | null = null
  let pdf: ReturnType<typeof startPdfjs> | undefined
  return {
    // One worker of pdf.js opens all files, one after the other.
    pdf: () => {
      pdf ??= startPdfjs().catch((error: unknown) => {
        pdf = undefined
        throw error
      })
      return pdf
    },
    unpack: async (bytes, format) => {
      const blob = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: types[format] })
      const bitmap = await createImageBitmap(blob)
      const image = greyOfPicture(bitmap, canvas)
      bitmap.close()
      return image
    },
    unpackJp2: async (bytes) => unpackJp2(bytes, await engineFile(engineFiles.openjpeg)),
    canvas,
    recogniser: () => {
      running ??= startRecogniser(onUnchecked)
      return running
    },
  }
}

function canvas(width: number, height: number): Canvas {
  return new OffscreenCanvas(width, height) as unknown as Canvas
}

async function startPdfjs() {
  const pdfjs = await loaded<Pdfjs>(
    'pdf.js',
    () => import('pdfjs-dist/legacy/build/pdf.mjs') as Promise<Pdfjs>,
  )
  const port = new Worker(new URL('./pdfjs-worker.ts', import.meta.url), {
    type: 'module',
    name: trafficName,
  })
  const options = {
    worker: new pdfjs.PDFWorker({ port: port as unknown as null, verbosity: 0 }),
    // Named only so that pdf.js asks for them: the factory below knows the addresses.
    cMapUrl: 'cmaps/',
    standardFontDataUrl: 'standard_fonts/',
    wasmUrl: 'wasm/',
    useWorkerFetch: false,
    isOffscreenCanvasSupported: true,
    BinaryDataFactory: WorkerBinaryDataFactory,
    CanvasFactory: WorkerCanvasFactory,
    FilterFactory: WorkerFilterFactory,
  }
  return { pdfjs, options }
}

async function startRecogniser(onUnchecked?: (error: unknown) => void): Promise<Recogniser> {
  const [{ default: start }, wasmBinary, packed] = await Promise.all([
    loaded<{ default: (options: object) => Promise<TesseractModule> }>(
      'Tesseract',
      // @ts-expect-error The core comes without types.
      () => import('tesseract.js-core/tesseract-core-simd-lstm.js'),
    ),
    engineFile(engineFiles.tesseractCore),
    engineFile(engineFiles.trainedData),
  ])
  const tesseract = await start({ wasmBinary, print: quiet, printErr: quiet })
  const latin = startTesseract(tesseract, await unzipped(packed))
  const cyrillic = async () => {
    const data = await unzipped(await engineFile(engineFiles.cyrillicData))
    return startTesseract(tesseract, data, 'ukr')
  }
  const words = withSecondOpinion(
    withEnlargedPrint(withCyrillic(withTriedLines(latin), cyrillic, onUnchecked)),
    lineReader,
    onUnchecked,
  )
  return withLineFinder(withFigures(words, figureReader, onUnchecked), lineFinder, onUnchecked)
}

const figureReader = async () => startFigureReader(await engineFile(engineFiles.figureNetwork))

const lineFinder = async () => startLineFinder(await engineFile(engineFiles.placeNetwork))

async function lineReader(): Promise<Recogniser> {
  const [model, keys] = await Promise.all(
    [engineFiles.lineNetwork, engineFiles.lineLetters].map(engineFile),
  )
  return startLineReader(model as Uint8Array, new TextDecoder().decode(keys))
}

/** Drops the engine's messages about unreadable lines, which would fill the console. */
const quiet = () => {}

/** A module of an engine; a failure to load it is not a fault of the file. */
async function loaded<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    throw new EngineMissingError(name, { cause: error })
  }
}

/** Browsers unpack gzip themselves. */
async function unzipped(bytes: Uint8Array): Promise<Uint8Array> {
  const blob = new Blob([bytes as Uint8Array<ArrayBuffer>])
  const stream = blob.stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
