import type { GreyImage } from '../raster/grey-image.ts'
import type { PictureLayout, RecognisedWord, Recogniser } from './recogniser.ts'
import { startedLater } from './started-later.ts'
import { surenessOf } from './sureness.ts'

/** By how much less sure Cyrillic words may be than Latin look-alikes: `Macwmad` reads better than `Масштаб`. */
const lessSure = 0.5
/** Below this confidence they are probably no words. */
const leastSure = 0.3

/**
 * Recognises lines of sheets in Cyrillic letters with data of their own, which is loaded when the first such sheet is read.
 *
 * @param onMissing called once if that data cannot be loaded; lines then stay in Latin letters.
 */
export function withCyrillic(
  latin: Recogniser,
  start: () => Promise<Recogniser>,
  onMissing?: (error: unknown) => void,
): Recogniser {
  const cyrillic = startedLater(start, onMissing)
  const recognise = async (picture: GreyImage, layout: PictureLayout) => {
    const words = await latin.recognise(picture, layout)
    if (layout !== 'cyrillic line' || !words.some(isWord)) return words
    const others = await (await cyrillic.get())?.recognise(picture, layout)
    return others ? ofTheirScript(words, others) : words
  }
  return {
    ...latin,
    recognise,
    end: async () => {
      await latin.end()
      await cyrillic.end()
    },
  }
}

const isWord = ({ text }: RecognisedWord) => /\p{L}{2}/u.test(text)

/** Letters that no Latin one looks like: `PLA` would be Cyrillic letters as well. */
const ownLetter = /[БГДЖЗИЙЛПФЦЧШЩЪЫЬЭЮЯЄЇбвгджзийклмнптфцчшщъыьэюяєї]/

/** The Cyrillic reading stands where it has words of such letters, unless the Latin one is far surer. */
function ofTheirScript(
  words: readonly RecognisedWord[],
  others: readonly RecognisedWord[],
): readonly RecognisedWord[] {
  const isCyrillic = others.some(
    ({ text }) => ownLetter.test(text) && /\p{Script=Cyrillic}{2}/u.test(text),
  )
  const sure = surenessOf(others)
  const stands = sure >= leastSure && sure > surenessOf(words) - lessSure
  return isCyrillic && stands ? others : words
}
