import type { GreyImage } from '../raster/grey-image.ts'
import type { RecognisedWord, Recogniser } from './recogniser.ts'
import { surenessOf } from './sureness.ts'

/** Pictures of lines up to this height (pixels) hold print so small that points, colons and last letters get lost. */
const lowest = 62
const scale = 2
/** Below this confidence the line is also read at its own size: enlarging may have made it worse. */
const surely = 0.7

/** Recognises small print in twice its size, and as it is where that does not read well. */
export function withEnlargedPrint(recogniser: Recogniser): Recogniser {
  return {
    ...recogniser,
    recognise: async (picture, layout) => {
      if (picture.height > lowest) return recogniser.recognise(picture, layout)
      const large = await recogniser.recognise(enlarged(picture), layout)
      if (surenessOf(large) >= surely) return large.map(reduced)
      const plain = await recogniser.recognise(picture, layout)
      return surenessOf(plain) > surenessOf(large) ? plain : large.map(reduced)
    },
  }
}

function reduced(word: RecognisedWord): RecognisedWord {
  return {
    ...word,
    left: word.left / scale,
    top: word.top / scale,
    right: word.right / scale,
    bottom: word.bottom / scale,
  }
}

/** The picture in twice its size, shades between pixels filled in. */
function enlarged({ width, height, pixels }: GreyImage): GreyImage {
  const large = new Uint8Array(width * height * scale * scale)
  for (let y = 0; y < height * scale; y += 1) {
    const [above, below, low] = between(y, height)
    for (let x = 0; x < width * scale; x += 1) {
      const [left, right, far] = between(x, width)
      const shade = (row: number) =>
        (pixels[row * width + left] as number) * (1 - far) +
        (pixels[row * width + right] as number) * far
      large[y * width * scale + x] = shade(above) * (1 - low) + shade(below) * low
    }
  }
  return { width: width * scale, height: height * scale, pixels: large }
}

/** The two pixels between which one of the larger picture lies, and the share of the second. */
function between(at: number, length: number): [first: number, second: number, share: number] {
  const place = Math.max(0, Math.min(length - 1, (at + 0.5) / scale - 0.5))
  const first = Math.floor(place)
  return [first, Math.min(length - 1, first + 1), place - first]
}
