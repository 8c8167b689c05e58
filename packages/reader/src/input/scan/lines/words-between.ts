import { hasHan } from '../../ocr/han-letters.ts'
import type { PictureLayout, RecognisedWord, Recogniser } from '../../ocr/recogniser.ts'
import { surenessOf } from '../../ocr/sureness.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import { withUprightLetters } from '../glyphs/upright-letters.ts'
import { type Turn, uprightMark } from '../ink/upright-mark.ts'
import { withDecimalMarks } from './decimal-marks.ts'
import type { Letters } from './letters-of-line.ts'
import { boxHeight, boxMiddle, boxWidth, frameOf } from './line-box.ts'
import { linePadding, linePicture } from './line-picture.ts'
import type { PlacedLetter, Token } from './line-tokens.ts'
import { repairedWord } from './repaired-word.ts'
import { around, type Shaped } from './shaped-parts.ts'
import { withStars } from './word-stars.ts'

/** Sloping letters are read as they are and set upright: either may be the clearer. */
async function bestWords(
  picture: GreyImage,
  layout: PictureLayout,
  recogniser: Recogniser,
): Promise<readonly RecognisedWord[]> {
  const words = await recogniser.recognise(picture, layout)
  const upright = withUprightLetters(picture)
  if (!upright) return words
  const others = await recogniser.recognise(upright, layout)
  return surenessOf(others) > surenessOf(words) ? others : words
}

/** A single mark so much wider than high is a word whose letters touch. */
const wide = 1.5

/** Reads the parts between two symbols as words. */
export async function wordsBetween(
  image: GreyImage,
  segment: readonly Shaped[],
  turn: Turn,
  recogniser: Recogniser,
  letters: Letters,
): Promise<Token[]> {
  const parts = segment.map((one) => one.part)
  const picture = linePicture(image, parts, frameOf(parts, turn))
  const place = around(segment)
  const isLetter = parts.length === 1 && boxWidth(place) <= wide * boxHeight(place)
  const words = await bestWords(picture, isLetter ? 'character' : 'line', recogniser)
  const { u0, v0 } = place
  return words.map((word) => {
    const box = {
      u0: u0 + word.left - linePadding,
      u1: u0 + word.right - linePadding,
      v0: v0 + word.top - linePadding,
      v1: v0 + word.bottom - linePadding,
    }
    const own = segment.filter(
      (one) => boxMiddle(one.box) > box.u0 - 2 && boxMiddle(one.box) < box.u1 + 2,
    )
    const boxes = own.map((one) => one.box)
    const whole = withStars(word.text, own, letters, turn)
    // A Chinese letter is made of several marks, some of them small.
    const marked = hasHan(whole)
      ? whole
      : withDecimalMarks(whole, boxes, letters.baseline, letters.capitals)
    const text = repairedWord(marked)
    const placed = placedLetters(text, own, turn, letters)
    return { ...box, text, letters: placed, confidence: word.confidence, symbol: null }
  })
}

/** Which mark is which letter; none where their numbers differ. */
function placedLetters(
  text: string,
  own: readonly Shaped[],
  turn: Turn,
  { capitals }: Letters,
): PlacedLetter[] {
  const large = own.filter(({ box }) => boxHeight(box) > 0.5 * capitals)
  const places = [...text].flatMap((letter, index) => (/[\p{L}\p{N}]/u.test(letter) ? [index] : []))
  if (large.length !== places.length || /[^\p{L}\p{N}.,:;]/u.test(text)) return []
  return large.map(({ part, box }, i) => ({
    mark: uprightMark(part, turn),
    share: boxHeight(box) / capitals,
    index: places[i] as number,
  }))
}
