import { hasHan } from '../../ocr/han-letters.ts'
import type { Recogniser } from '../../ocr/recogniser.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import type { Turn } from '../ink/upright-mark.ts'
import { frameOf } from '../lines/line-box.ts'
import { linePicture } from '../lines/line-picture.ts'
import type { LineOfText } from '../rows/line-of-text.ts'

/** Lines that are tried, the longest ones, and the letters of a line of words. */
const mostLines = 8
const fewestLetters = 6
/** Lines of words that decide the direction of a sheet. */
const fewestLines = 3
/** Lines that are tried in Chinese letters. */
const mostChinese = 3
/** Lettering that reads as well stands upright. */
const surely = 0.65
/** By how much another direction must read better. */
const muchBetter = 0.2
/** A line along the other direction counts for less: dimensions run so on any sheet. */
const clearly = 1.5

/** By how much a picture must be turned clockwise so that its lines of words read to the right, found by reading some. */
export async function turnOfLines(
  image: GreyImage,
  lines: readonly LineOfText[],
  recogniser: Recogniser,
): Promise<Turn> {
  const words = lines.filter(({ parts }) => parts.length >= fewestLetters)
  const lettersAlong = (isHorizontal: boolean) =>
    words
      .filter((line) => line.isHorizontal === isHorizontal)
      .reduce((sum, { parts }) => sum + parts.length, 0)
  const isLying = lettersAlong(false) > clearly * lettersAlong(true)
  const tried = words
    .filter((line) => line.isHorizontal !== isLying)
    .sort((a, b) => b.parts.length - a.parts.length)
    .slice(0, mostLines)
  if (tried.length < fewestLines) return 0
  const [usual, other] = isLying ? ([90, 270] as const) : ([0, 180] as const)
  const sureness = (turn: Turn) => surenessOf(image, tried, turn, recogniser)
  const asUsual = await sureness(usual)
  if (asUsual >= surely) return usual
  const turned = await sureness(other)
  if (turned > asUsual + muchBetter) return other
  // Chinese letters read badly both ways in Latin ones.
  for (const turn of [usual, other]) {
    if (await isChinese(image, tried.slice(0, mostChinese), turn, recogniser)) return turn
  }
  // Sideways without lettering that reads: as it was.
  return asUsual > muchBetter ? usual : 0
}

/** Does one of some lines read as Chinese in a direction? */
async function isChinese(
  image: GreyImage,
  lines: readonly LineOfText[],
  turn: Turn,
  recogniser: Recogniser,
): Promise<boolean> {
  for (const { parts } of lines) {
    const words = await recogniser.recognise(
      linePicture(image, parts, frameOf(parts, turn)),
      'line',
    )
    if (words.some(({ text }) => hasHan(text))) return true
  }
  return false
}

/** How sure recognition is of some lines in a direction, by their letters. */
async function surenessOf(
  image: GreyImage,
  lines: readonly LineOfText[],
  turn: Turn,
  recogniser: Recogniser,
): Promise<number> {
  let [sum, letters] = [0, 0]
  for (const { parts } of lines) {
    const picture = linePicture(image, parts, frameOf(parts, turn))
    const words = await recogniser.recognise(picture, 'tried line')
    sum += words.reduce((all, { text, confidence }) => all + text.length * confidence, 0)
    letters += Math.max(
      parts.length,
      words.reduce((all, { text }) => all + text.length, 0),
    )
  }
  return letters === 0 ? 0 : sum / letters
}
