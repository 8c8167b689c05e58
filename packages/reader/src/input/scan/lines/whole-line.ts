import type { FigureLine } from '../../ocr/figure-line.ts'
import { hasHan } from '../../ocr/han-letters.ts'
import type { Recogniser } from '../../ocr/recogniser.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import type { Component } from '../ink/components.ts'
import { figurePicture } from './figure-picture.ts'
import type { Letters } from './letters-of-line.ts'
import type { LineFrame } from './line-box.ts'
import { linePadding, linePicture } from './line-picture.ts'

/** A line of marks in a scan. */
interface SeenLine {
  readonly image: GreyImage
  readonly parts: readonly Component[]
  readonly frame: LineFrame
  readonly letters: Letters
}

/** Longer rows of marks are sentences. */
const mostMarks = 40
/** Below this a line of letters may be one of figures that was misread. */
const surelyWords = 0.7
/** From here on the other reading counts; where both are values it may be so much less sure than the first. */
const counts = { least: 0.6, below: 0.25 }
/** From here on the other reading makes the first one doubtful, by this factor. */
const doubts = { least: 0.4, factor: 0.75 }
/** From here on the other reading confirms the first one. */
const confirms = 0.3
/** From here on a sign before a number that was read counts, and how sure the whole is by the number. */
const signs = { least: 0.3, factor: 0.9 }
/** From here on a point is believed where a number was read as two, and how sure it is by them. */
const parted = { least: 0.1, factor: 0.85 }
/** From here on the line does not have to be seen without what stands around it. */
const surelyRead = 0.9

/** Values in the letters of the network, with what stands beside them in a line. */
const value = new RegExp(
  [
    String.raw`^[([]?(?:\d{1,2} ?x ?|\d{1,2}-(?=[ØRM]))?(?:S?[ØR]|M|C|□)? ?(?:\d+(?:\.\d+)?|\.\d+)(?:x(?:\d+(?:\.\d+)?|\.\d+))?°?(?: ?[A-Za-z]{1,2}\d{1,2})?(?: ?[±+-] ?(?:\d*\.)?\d+°?)?[)\]]?$`,
    String.raw`^[±+-] ?(?:\d*\.)?\d+°?$`,
  ].join('|'),
)

/**
 * A figure with a letter behind it, as revisions are named (ASME Y14.35 leaves out I, O, Q, S, X and Z, which look like
 * others); the network rather sees a number of two figures.
 */
const revision = /^\d[A-HJ-NPRT-WY]$/

/** What Tesseract makes of a diameter sign behind its number, as old sheets have it. */
const diameterBehind = /^\d{2,4}(?:[.,]\d{1,2})?%(?: ?[A-Za-z]{1,2}\d{1,2})?$/

/** What counts of a line: its own reading, confirmed or doubted by the other one or neither, or the other reading. */
export type Verdict =
  | { readonly stands: 'own' }
  | { readonly stands: 'confirmed'; readonly confidence: number }
  | { readonly stands: 'doubted'; readonly factor: number }
  | { readonly stands: 'other'; readonly text: string; readonly confidence: number }

/** A line as it was read mark by mark. */
interface OwnReading {
  readonly text: string
  readonly confidence: number
  readonly marks: number
}

/** Signs that mean the same are one, as are a 1 without a flag and letters like it; blanks do not count. */
const plain = (text: string): string =>
  text
    .replaceAll(' ', '')
    .replaceAll(',', '.')
    .replace(/[X×]/g, 'x')
    .replace(/(?<![A-Za-z])[Il](?![A-Za-z])/g, '1')
const withoutPoints = (text: string): string => plain(text).replaceAll('.', '')
const pointsIn = (text: string): number => plain(text).length - withoutPoints(text).length

/** A bracket without its other one is a line of the drawing. */
function withoutLoneBracket(text: string): string {
  const [opens, closes] = [/^[([]/.test(text), /[)\]]$/.test(text)]
  if (opens === closes) return text
  return opens ? text.slice(1) : text.slice(0, -1)
}

/** What counts of a line that was read mark by mark, and as a whole. */
export function verdictOf(own: OwnReading, given: FigureLine): Verdict {
  const seen = { ...given, text: withoutLoneBracket(given.text) }
  if (plain(own.text) === plain(seen.text)) return confirmed(own, seen)
  // A single mark that reads as nothing is geometry, however much it looks like a 4.
  const isGeometry = own.marks === 1 && own.text === ''
  if (isGeometry || !value.test(seen.text) || isRatio(own.text)) return { stands: 'own' }
  // Points are found by their place, which is surer than the looks of a line.
  const isAlike = withoutPoints(own.text) === withoutPoints(seen.text)
  const hasMorePoints = pointsIn(own.text) > pointsIn(seen.text) && !/\d{2}\.$/.test(own.text)
  // Specks and ends of lines before a number look like its point.
  const hasPointAhead = /^\D*\./.test(seen.text) && !/^\D*[.,]/.test(own.text)
  if (isAlike && (hasMorePoints || hasPointAhead)) return { stands: 'own' }
  if (hasLostPoint(own, seen)) {
    return { stands: 'other', text: seen.text, confidence: parted.factor * own.confidence }
  }
  if (hasLostDiameter(own, seen)) return { ...seen, stands: 'other', confidence: own.confidence }
  const isValue = value.test(plain(own.text))
  if (revision.test(own.text) && own.confidence > seen.confidence) return { stands: 'own' }
  const least = isValue ? Math.max(counts.least, own.confidence - counts.below) : counts.least
  if (seen.confidence >= least) return { stands: 'other', ...seen }
  const isDoubtful = isValue && seen.confidence >= doubts.least
  return isDoubtful ? { stands: 'doubted', factor: doubts.factor } : { stands: 'own' }
}

/** Signs before a number, which stand apart from it or on a line; a square may be the symbol of flatness. */
const sign = /^(?:S?[ØR]|M) ?(?=[\d.])/

/**
 * What counts of a number before which a wider look at its line shows a sign: with the number, which both read alike, the sign
 * is surer than the look as a whole. Null where that is not so.
 */
export function signedVerdictOf(own: OwnReading, seen: FigureLine): Verdict | null {
  const number = seen.text.replace(sign, '')
  const isSigned = number !== seen.text && plain(number) === plain(own.text)
  if (!isSigned || seen.confidence < signs.least) return null
  return { stands: 'other', text: seen.text, confidence: signs.factor * own.confidence }
}

/** Two readings that are alike are right, unless it is a single mark or the other one is hardly one. */
function confirmed(own: OwnReading, { confidence }: FigureLine): Verdict {
  const isConfirmed = own.marks > 1 && /\d/.test(own.text) && confidence > confirms
  return isConfirmed
    ? { stands: 'confirmed', confidence: Math.max(own.confidence, confidence) }
    : { stands: 'own' }
}

/** Signs of a diameter come out as other figures; before a figure no size has a zero. */
function hasLostDiameter(own: OwnReading, seen: FigureLine): boolean {
  const [one, other] = [own.text, seen.text].map((text) => plain(text).replace(/^\(/, '')) as [
    string,
    string,
  ]
  const isInstead = other.startsWith('Ø') && one.slice(1) === other.slice(1)
  const isSurely = /^(?:0\d|#)/.test(one) || (/^[29]/.test(one) && seen.confidence >= doubts.least)
  return isInstead && isSurely
}

/** A point that touches a line parts its number into two, `21 45`: where the other reading sees it there, it is one number. */
const hasLostPoint = (own: OwnReading, seen: FigureLine): boolean =>
  /^\d+ \d+$/.test(own.text) &&
  own.text.replace(' ', '.') === plain(seen.text) &&
  seen.confidence > parted.least

/** Figures, or what was read so unsurely that it may be some; the network knows no Chinese letters. */
export const isAsked = ({ text, confidence, marks }: OwnReading): boolean =>
  (/\d/.test(text) || confidence < surelyWords) && marks <= mostMarks && !hasHan(text)

/** Whether a reading of the network is a value, with nothing beside it. */
export const isValue = (text: string): boolean => value.test(text)

const isRatio = (text: string): boolean => /\d ?: ?\d/.test(text)

/** What counts of a line once the network has looked at it as a whole. */
export async function wholeLine(
  own: OwnReading,
  line: SeenLine,
  recogniser: Recogniser,
): Promise<Verdict> {
  if (diameterBehind.test(own.text)) {
    return { stands: 'other', text: own.text.replace('%', 'Ø'), confidence: own.confidence }
  }
  const seen = isAsked(own) ? await seenAs(line, recogniser) : null
  return seen ? verdictOf(own, seen) : { stands: 'own' }
}

/** The line with all that stands around it, or its marks alone, whichever reads surer. */
async function seenAs(line: SeenLine, { figures }: Recogniser): Promise<FigureLine | null> {
  if (!figures) return null
  const { image, parts, frame, letters } = line
  const around = figurePicture(image, frame, letters)
  const first = around && (await figures(around))
  if (!first || first.confidence > surelyRead) return first
  const alone = linePicture(image, parts, frame)
  const inside = {
    left: linePadding,
    top: linePadding,
    right: alone.width - linePadding,
    bottom: alone.height - linePadding,
    turn: 0,
  } as const
  const marks = figurePicture(alone, inside, letters)
  const second = marks && (await figures(marks))
  return second && second.confidence > first.confidence ? second : first
}
