import type { GrayImage } from '../raster/gray-image.ts'
import type { RecognisedWord, Recogniser } from './recogniser.ts'

/** Lines of a sheet that are tried in one way and the other, in two sizes each. */
const mostRemembered = 32

/** Recognises lines, and those that were tried before in some direction not once more: they are the longest of a sheet. */
export function withTriedLines(recogniser: Recogniser): Recogniser {
  const tried: { picture: GrayImage; words: readonly RecognisedWord[] }[] = []
  return {
    recognise: async (picture, layout) => {
      const isLine = layout !== 'character'
      const known = isLine ? tried.find((one) => isSame(one.picture, picture)) : undefined
      if (known) return known.words
      const words = await recogniser.recognise(picture, layout)
      if (layout === 'tried line') tried.push({ picture, words })
      if (tried.length > mostRemembered) tried.shift()
      return words
    },
    end: () => recogniser.end(),
  }
}

const isSame = (one: GrayImage, other: GrayImage) =>
  one.width === other.width &&
  one.height === other.height &&
  one.pixels.every((shade, at) => shade === other.pixels[at])
