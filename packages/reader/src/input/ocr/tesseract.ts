import type { GreyImage } from '../raster/grey-image.ts'
import type { PictureLayout, RecognisedWord, Recogniser } from './recogniser.ts'

/** The parts of tesseract.js-core that are used. */
export interface TesseractModule {
  readonly FS: {
    writeFile(path: string, data: Uint8Array | string): void
  }
  readonly TessBaseAPI: new () => TesseractApi
}

interface TesseractApi {
  Init(path: string | null, languages: string, mode: number, config: string): number
  SetVariable(name: string, value: string): boolean
  SetPageSegMode(mode: number): void
  SetImageFile(exif: number, angle: number): number
  Recognize(monitor: null): number
  GetTSVText(page: number): string
  Clear(): void
  End(): void
}

/** Languages whose data is used. */
export type TesseractLanguage = 'eng' | 'ukr'

/** LSTM only; the older engine is not in the build. */
const lstmMode = 1
const segmentation: Record<PictureLayout, number> = {
  line: 7,
  'cyrillic line': 7,
  'chinese line': 7,
  'tried line': 7,
  character: 10,
}

/** Figures are not words: without dictionaries nothing is bent towards English. */
const config = [
  'load_system_dawg 0',
  'load_freq_dawg 0',
  'load_bigram_dawg 0',
  'load_unambig_dawg 0',
].join('\n')

/**
 * Starts Tesseract with the data of a language. Without dictionaries English reads the letters of other languages as well as
 * their own data does, but for some accents, and Ukrainian those of other languages in Cyrillic letters.
 *
 * @param data The unpacked `.traineddata`.
 */
export function startTesseract(
  tesseract: TesseractModule,
  data: Uint8Array,
  language: TesseractLanguage = 'eng',
): Recogniser {
  tesseract.FS.writeFile(`${language}.traineddata`, data)
  tesseract.FS.writeFile('/config', config)
  const api = new tesseract.TessBaseAPI()
  if (api.Init(null, language, lstmMode, '/config') !== 0) {
    throw new Error(`Tesseract does not take the data of ${language}`)
  }
  return {
    recognise: async (picture, layout) => {
      api.SetVariable('tessedit_pageseg_mode', String(segmentation[layout]))
      tesseract.FS.writeFile('/input', portableGraymap(picture))
      api.SetImageFile(1, 0)
      api.Recognize(null)
      const words = apart(wordsOfTsv(api.GetTSVText(0)))
      api.Clear()
      return words
    },
    end: async () => api.End(),
  }
}

/** The picture as PGM, which Leptonica reads without decompression. */
function portableGraymap({ width, height, pixels }: GreyImage): Uint8Array {
  const head = new TextEncoder().encode(`P5 ${width} ${height} 255\n`)
  const file = new Uint8Array(head.length + pixels.length)
  file.set(head)
  file.set(pixels, head.length)
  return file
}

/** Tesseract may give a word the width of the whole line: each ends where the next one begins. */
export function apart(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.map((word, index) => {
    const next = words[index + 1]
    const isOver = next !== undefined && next.left > word.left && next.left < word.right
    return isOver ? { ...word, right: next.left } : word
  })
}

/** Words of Tesseract's table: level, page, block, paragraph, line, word, box, confidence, text. */
function wordsOfTsv(table: string): RecognisedWord[] {
  return table.split('\n').flatMap((row) => {
    const cells = row.split('\t')
    const [level, left, top, width, height, confidence] = [0, 6, 7, 8, 9, 10].map((index) =>
      Number(cells[index]),
    ) as [number, number, number, number, number, number]
    const text = cells[11]?.trim() ?? ''
    if (level !== 5 || text === '') return []
    return [
      {
        text,
        confidence: Math.max(0, Math.min(1, confidence / 100)),
        left,
        top,
        right: left + width,
        bottom: top + height,
      },
    ]
  })
}
