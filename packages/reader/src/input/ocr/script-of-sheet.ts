import { wordDistance } from '../../word-distance.ts'
import { hasHan } from './han-letters.ts'
import type { PictureLayout, RecognisedWord, Recogniser } from './recogniser.ts'

/**
 * What Latin data reads for words of Cyrillic title blocks: mass, scale, copied, size, sheets, developed, checked, document.
 * Small letters of forms slope, so that a т looks like an m.
 */
const looks = [
  'macca',
  'macwmab',
  'konupoban',
  'popmam',
  'lucmob',
  'pa3pab',
  'kohmp',
  'dokym',
  'foct',
  // Bulgarian: scale, number.
  'mawab',
  'homep',
]
/** How many of these words show that a sheet is in Cyrillic letters. */
const enough = 2

/** So many lines with Chinese words show that a sheet is in Chinese letters. */
const chineseLines = 2

/** A recogniser for the lines of one sheet. */
export interface SheetRecogniser extends Recogniser {
  /** Whether the sheet has shown letters that are not Latin: lines that were read before may be read better now. */
  isInOtherLetters(): boolean
}

/**
 * A recogniser for the lines of one sheet: once words of a Cyrillic title block or Chinese words were seen, lines are
 * recognised in such letters as well.
 */
export function recogniserOfSheet(recogniser: Recogniser): SheetRecogniser {
  const seen = new Set<string>()
  let chinese = 0
  const script = (): PictureLayout => {
    if (seen.size >= enough) return 'cyrillic line'
    return chinese >= chineseLines ? 'chinese line' : 'line'
  }
  return {
    ...recogniser,
    isInOtherLetters: () => script() !== 'line',
    recognise: async (picture, layout) => {
      const words = await recogniser.recognise(picture, layout === 'line' ? script() : layout)
      if (script() !== 'line') return words
      if (words.some(({ text }) => hasHan(text))) chinese += 1
      for (const look of words.flatMap(looksOf)) seen.add(look)
      return words
    },
  }
}

/** Words of Cyrillic title blocks that a text in Latin letters looks like. */
function looksOf({ text }: RecognisedWord): string[] {
  const words = text.toLowerCase().split('.').map(folded)
  return looks.filter((look) => words.some((word) => isLike(word, look)))
}

const folded = (word: string) =>
  word
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/[6d8]/g, 'b')
    .replace(/0/g, 'o')

function isLike(word: string, look: string): boolean {
  const most = Math.max(0, Math.min(2, look.length - 5))
  return Math.abs(look.length - word.length) <= most && wordDistance(word, look, most) <= most
}
