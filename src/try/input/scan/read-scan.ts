import type { Path, TextRun } from '../../../reader/page.ts'
import type { Recogniser } from '../ocr/recogniser.ts'
import type { GrayImage } from '../raster/gray-image.ts'
import { binarised } from './binarise.ts'
import { type Component, componentsOf } from './components.ts'
import { votedLetters } from './letter-votes.ts'
import { letteringOf } from './lettering.ts'
import { type LineOfText, linesOfText } from './lines-of-text.ts'
import { type ReadRun, readLine } from './read-line.ts'
import { repairedWord } from './repaired-word.ts'
import { type Ruling, rulingsOf, wipeRulings } from './rulings.ts'
import { shortRulings } from './short-rulings.ts'

/** What is recognised in a scan, in millimetres. */
export interface ScanMarks {
  readonly texts: readonly TextRun[]
  readonly paths: readonly Path[]
}

/** Lengths in millimetres: a line that is no stroke of a letter, and how thick lines are. */
const longLine = 8
const thickLine = 1.1

/**
 * Reads a straight scan: takes its long lines out, finds lines of text among what is left and
 * recognises each on its own.
 *
 * @param dpi Of the picture.
 * @param onProgress Gets the share of lines that are read.
 */
export async function readScan(
  image: GrayImage,
  dpi: number,
  recogniser: Recogniser,
  onProgress: (fraction: number) => void = () => {},
): Promise<ScanMarks> {
  const pixels = dpi / 25.4
  const bitmap = binarised(image, Math.round(2.5 * pixels))
  const thickest = Math.max(3, Math.round(thickLine * pixels))
  const shortest = Math.round(longLine * pixels)
  const rulings = [true, false].flatMap((isHorizontal) =>
    rulingsOf(bitmap, isHorizontal, shortest, thickest),
  )
  wipeRulings(bitmap, rulings, thickest)
  const components = componentsOf(bitmap)
  const { rulings: short, others } = shortRulings(components, pixels)
  rulings.push(...short)
  const lettering = letteringOf(others, pixels)
  const lines = linesOfText(lettering, rulings).filter((line) => isLikelyText(line, rulings))
  const read: ReadRun[] = []
  for (const [index, line] of lines.entries()) {
    read.push(...(await readLine(image, line, recogniser, 1 / pixels)))
    onProgress((index + 1) / lines.length)
  }
  const sizes = sizesOfNumbers(read)
  const texts = withVotedLetters(read.filter(({ run }) => isText(run) && !isRing(run, sizes)))
  return { texts, paths: rulings.map((one) => pathOf(one, 1 / pixels)) }
}

/**
 * A single letter has some width, some paper in it and stands clear of lines: strokes, arrows and
 * rounded corners do not.
 */
function isLikelyText({ parts }: LineOfText, rulings: readonly Ruling[]): boolean {
  const [part] = parts
  if (!part || parts.length > 1) return true
  const width = part.right - part.left
  const height = part.bottom - part.top
  return (
    Math.min(width, height) > 0.28 * Math.max(width, height) &&
    part.area < 0.7 * width * height &&
    !rulings.some((ruling) => isTouching(part, ruling))
  )
}

function isTouching(part: Component, ruling: Ruling): boolean {
  const reach = 3
  const [from, to, low, high] = ruling.isHorizontal
    ? [part.left, part.right, part.top, part.bottom]
    : [part.top, part.bottom, part.left, part.right]
  return (
    from - reach < ruling.to &&
    to + reach > ruling.from &&
    low - reach < ruling.at + ruling.thickness / 2 &&
    high + reach > ruling.at - ruling.thickness / 2
  )
}

/**
 * A ring of the part is no figure: alone, as wide as high or of a size that no other figures have.
 */
function isRing({ text, box, size }: TextRun, sizes: readonly number[]): boolean {
  if (!/^[0OoQ]$/.test(text)) return false
  const isRound = Math.min(box.width, box.height) > 0.84 * Math.max(box.width, box.height)
  return isRound || !sizes.some((other) => Math.abs(other - size) < 0.08 * size)
}

/** Sizes of the numbers of a sheet that have more than one figure. */
const sizesOfNumbers = (read: readonly ReadRun[]): number[] =>
  read.flatMap(({ run }) => (/\d[\d.,]+/.test(run.text) ? [run.size] : []))

/** Does a letter stand in a number, or behind the sign of a radius, thread or diameter? */
const isAmongFigures = (text: string, index: number): boolean =>
  /^[\d.,]*$/.test(text.slice(index + 1)) &&
  (/\d/.test(text.slice(0, index) + text.slice(index + 1)) || /^[RMØ]$/.test(text.slice(0, index)))

/** The texts with their letters as the whole sheet votes, and repaired again. */
function withVotedLetters(read: readonly ReadRun[]): TextRun[] {
  const letters = read.flatMap(({ run, letters: own }) =>
    own.map(({ index, ...letter }) => ({
      ...letter,
      text: run.text[index] ?? '',
      confidence: run.confidence,
      isAmongFigures: isAmongFigures(run.text, index),
    })),
  )
  const voted = votedLetters(letters)
  let at = 0
  return read.map(({ run, letters: own }) => {
    const characters = [...run.text]
    for (const { index } of own) characters[index] = voted[at++] ?? ''
    return { ...run, text: repairedWord(characters.join('')) }
  })
}

/** Marks of geometry come out as stray signs of low confidence. */
function isText(run: TextRun): boolean {
  return /[\p{L}\p{N}Ø±°⏤⏥○⌭∥⊥∠⌖◎⌯↗⌰⌒⌓⌴⌵↧]/u.test(run.text) && run.confidence >= 0.3
}

function pathOf(ruling: Ruling, millimetres: number): Path {
  const ends = [ruling.from, ruling.to].map((along) =>
    ruling.isHorizontal
      ? { x: along * millimetres, y: ruling.at * millimetres }
      : { x: ruling.at * millimetres, y: along * millimetres },
  )
  return {
    lines: [{ points: ends, isClosed: false }],
    isStroked: true,
    isFilled: false,
    lineWidth: ruling.thickness * millimetres,
  }
}
