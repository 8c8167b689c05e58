import type { GreyImage } from '../raster/grey-image.ts'
import type { RecognisedWord, Recogniser } from './recogniser.ts'

/** Eight lines of a sheet, each tried in two directions and perhaps enlarged (scan/straight/turn-of-lines.ts). */
const mostRemembered = 32

/**
 * Remembers what was recognised while the direction of a sheet was sought. Those lines are its longest, and are read
 * again when the sheet is read.
 */
export function withTriedLines(recogniser: Recogniser): Recogniser {
  const tried: { picture: GreyImage; words: readonly RecognisedWord[] }[] = []
  return {
    ...recogniser,
    recognise: async (picture, layout) => {
      // Lines of all layouts are recognised alike, a character is not.
      const isLine = layout !== 'character'
      const known = isLine ? tried.find((one) => isSame(one.picture, picture)) : undefined
      if (known) return known.words
      const words = await recogniser.recognise(picture, layout)
      if (layout === 'tried line') tried.push({ picture, words })
      if (tried.length > mostRemembered) tried.shift()
      return words
    },
  }
}

const isSame = (one: GreyImage, other: GreyImage) =>
  one.width === other.width &&
  one.height === other.height &&
  one.pixels.every((shade, at) => shade === other.pixels[at])
