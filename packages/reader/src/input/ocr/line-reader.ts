import { mean } from '../../mean.ts'
import type { GreyImage } from '../raster/grey-image.ts'
import { isHanBorder, isHanLine, isHanPrint, plainSign, repairedHan } from './han-letters.ts'
import { classesOfLetters, likeliestText } from './likely-text.ts'
import { withHardSwish } from './network/hard-swish.ts'
import { readNetwork } from './network/onnx-model.ts'
import { inputShade, startNetwork } from './network/start-network.ts'
import { type Tensor, tensor } from './network/tensors.ts'
import type { RecognisedWord, Recogniser } from './recogniser.ts'

/** Height of the pictures that the network was trained with, in pixels, and how many of them it takes at a time. */
const height = 48
const step = 8
/** No line of a title block is longer; a longer one would take seconds. */
const widest = 1600

/** Letters of the languages of the sheets but for Chinese ones; the network knows thousands of those. */
const latin = /^[\p{Script=Latin}\p{N}\p{P}\p{S} ]$/u
const isPlain = (letter: string) => latin.test(letter) && (letter.codePointAt(0) ?? 0) < 0x2100

interface Letter {
  readonly text: string
  readonly chance: number
  /** Its middle along the line, in pixels of the picture. */
  readonly at: number
}

/**
 * Starts the network that reads lines of print (PP-OCRv4, mobile). It is run by our own few lines: a runtime for all
 * networks takes 330 MB.
 *
 * @param model The network as ONNX.
 * @param keys Its letters, one a line.
 */
export async function startLineReader(model: Uint8Array, keys: string): Promise<Recogniser> {
  const run = await startNetwork(withHardSwish(readNetwork(model)))
  // The first class is no letter, the last one a blank.
  const letters = ['', ...keys.trimEnd().split(/\r?\n/), ' ']
  const among = (isKnown: (letter: string) => boolean) =>
    [...letters.keys()].filter((i) => i === 0 || isKnown(letters[i] as string))
  const plain = among(isPlain)
  const all = among((letter) => isPlain(letter) || isHanPrint(letter))
  const classesOf = classesOfLetters(letters)
  return {
    recognise: async (picture) => {
      const chances = run(inputOf(picture))
      const chinese = lettersOf(chances, letters, all, picture)
      const read = isHanLine(chinese) ? chinese : lettersOf(chances, letters, plain, picture)
      return wordsOf(read, picture)
    },
    likeliest: async (picture, texts) => {
      const { data, shape } = run(inputOf(picture))
      const [, places, classes] = shape as readonly [number, number, number]
      const read = textOf(lettersOf({ data, shape }, letters, plain, picture))
      return likeliestText({ data, places, classes }, read, texts, classesOf)
    },
    end: async () => {},
  }
}

/** The picture in the height that the network takes, from -1 for black to 1 for white, three times for three colours. */
function inputOf(picture: GreyImage): Tensor {
  const scale = picture.height / height
  const own = Math.min(widest, Math.max(2 * step, Math.round(picture.width / scale)))
  const width = Math.ceil(own / step) * step
  const plane = new Float32Array(height * width).fill(1)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < own; x += 1) {
      plane[y * width + x] = inputShade(
        shadeAt(picture, x * (picture.width / own), y * scale, picture.width / own, scale),
      )
    }
  }
  const data = new Float32Array(3 * plane.length)
  for (const colour of [0, 1, 2]) data.set(plane, colour * plane.length)
  return tensor(data, [1, 3, height, width])
}

/** Shade of a pixel of the scaled picture: a mean where it covers several, between its neighbours where it covers less. */
function shadeAt(
  { width, height, pixels }: GreyImage,
  left: number,
  top: number,
  wide: number,
  high: number,
) {
  const at = (x: number, y: number) =>
    pixels[
      Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))
    ] as number
  if (high > 1) {
    let [sum, count] = [0, 0]
    for (let y = Math.floor(top); y < Math.max(top + high, Math.floor(top) + 1); y += 1) {
      for (let x = Math.floor(left); x < Math.max(left + wide, Math.floor(left) + 1); x += 1) {
        sum += at(x, y)
        count += 1
      }
    }
    return sum / count
  }
  const [x, y] = [left + wide / 2 - 0.5, top + high / 2 - 0.5]
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  const [right, below] = [x - x0, y - y0]
  return (
    (at(x0, y0) * (1 - right) + at(x0 + 1, y0) * right) * (1 - below) +
    (at(x0, y0 + 1) * (1 - right) + at(x0 + 1, y0 + 1) * right) * below
  )
}

/** The likeliest letter of each place; one that goes on over several places is the same letter (CTC). */
function lettersOf(
  { data, shape }: Tensor,
  letters: readonly string[],
  known: readonly number[],
  picture: GreyImage,
): Letter[] {
  const [, places, classes] = shape as readonly [number, number, number]
  const read: Letter[] = []
  let last = 0
  for (let place = 0; place < places; place += 1) {
    const chances = data.subarray(place * classes, (place + 1) * classes)
    const best = likeliest(chances, known)
    if (best !== 0 && best !== last) {
      read.push({
        text: plainSign(letters[best] as string),
        chance: chances[best] as number,
        at: (place + 0.5) * step * (picture.height / height),
      })
    }
    last = best
  }
  return read
}

/** A plain loop: it goes over thousands of Chinese letters at each place. */
function likeliest(chances: Float32Array, known: readonly number[]): number {
  let best = known[0] as number
  for (const letter of known) {
    if ((chances[letter] as number) > (chances[best] as number)) best = letter
  }
  return best
}

/** Letters between blanks as words, each around its ink. */
function wordsOf(letters: readonly Letter[], picture: GreyImage): RecognisedWord[] {
  const spoken = partedWords(letters)
  return spoken.map((word, i) => {
    const between = (one: Letter | undefined, other: Letter | undefined, edge: number) =>
      one && other ? (one.at + other.at) / 2 : edge
    const from = between(spoken[i - 1]?.at(-1), word[0], 0)
    const to = between(word.at(-1), spoken[i + 1]?.[0], picture.width)
    return {
      text: repairedHan(textOf(word).replace(/(?<=\p{L})"(?=\p{L})/gu, "'")),
      confidence: mean(word.map(({ chance }) => chance)),
      ...inkBetween(picture, Math.round(from), Math.round(to)),
    }
  })
}

const textOf = (word: readonly Letter[]) => word.map(({ text }) => text).join('')

/** Letters parted at blanks, and where Chinese ones meet others. */
function partedWords(letters: readonly Letter[]): Letter[][] {
  const words: Letter[][] = [[]]
  for (const [i, letter] of letters.entries()) {
    if (isHanBorder(letters[i - 1]?.text ?? '', letter.text)) words.push([])
    if (letter.text === ' ') words.push([])
    else words.at(-1)?.push(letter)
  }
  return words.filter((word) => word.length > 0)
}

/** The box around what is dark between two columns of a picture. */
function inkBetween({ width, pixels }: GreyImage, from: number, to: number) {
  let [darkest, lightest] = [255, 0]
  for (const shade of pixels) {
    darkest = Math.min(darkest, shade)
    lightest = Math.max(lightest, shade)
  }
  const box = { left: to, right: from, top: pixels.length / width, bottom: 0 }
  for (let i = 0; i < pixels.length; i += 1) {
    const [x, y] = [i % width, Math.floor(i / width)]
    if (x < from || x >= to || (pixels[i] as number) > (darkest + lightest) / 2) continue
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x + 1)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y + 1)
  }
  return box
}
