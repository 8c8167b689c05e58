import { median } from '../../../median.ts'
import type { Turn } from '../ink/upright-mark.ts'
import { isStraightStroke } from '../strokes/stroke-marks.ts'
import { decimalMarkOf } from './decimal-marks.ts'
import type { Letters } from './letters-of-line.ts'
import { boxHeight, boxWidth, gapBetween } from './line-box.ts'
import type { Token } from './line-tokens.ts'
import { type Figure, isRaisedStar, point, type Read, readGlyph } from './read-glyph.ts'
import { around, type Shaped } from './shaped-parts.ts'
import { isInWideCell, widestCell } from './wide-cells.ts'

/** Gap between words in heights of capitals (ISO 3098 has 6/10), and by that of letters where those stand wide apart. */
const wordGap = { least: 0.45, most: 0.9, ofLetters: 1.7, beforeMark: 0.55, beforeStar: 0.8 }
/** Most paper between a sign and its value, in heights of capitals. */
const signGap = 0.9
/** How far above the line the lower point of a colon ends, in heights of capitals. */
const lowerPoint = 0.4
/** Most paper beside the colon or the stroke of a ratio, in heights of capitals. */
const ratioGap = 1.1
/** Least chance of a glyph that counts as recognised. */
const leastChance = 0.6

const number = String.raw`(?:\d+(?:[.,]\d+)?|[.,]\d+)`
const fit = '(?:[A-Za-z]{1,2}[1-9]\\d?)'
/** A value with what stands beside it without a gap: a fit, a deviation, a multiplier, the stars of an auxiliary size. */
const callout = new RegExp(
  [
    String.raw`^[↧⌴⌵]?\(?(?:\d{1,3}(?:[xX]|-(?=[ØRM])))?(?:S?[ØR]|M)?${number}(?:[xX]${number})?°?(?:±${number}°?)?${fit}?(?:-\d[gGhHef])?\)?\*{0,3}$`,
    String.raw`^[+\-±]${number}°?$`,
    String.raw`^\(?\d{1,3}[xX]\)?$`,
    `^${fit}$`,
    String.raw`^\d{1,3}[:/]\d{1,3}$`,
  ].join('|'),
)

/** Two of these in a row are no other value. */
const plainNumber = /^\d+(?:[.,]\d+)?$/
/** Least gap between two whole numbers, in heights of capitals and by the widest one within them. */
const neighbours = { gap: 0.3, share: 2.5 }

interface Word {
  readonly parts: readonly Figure[]
  readonly read: readonly (Read | null)[]
}

/** Words of a line that are figures with their signs, recognised glyph by glyph. */
export function figureWords(shaped: readonly Shaped[], letters: Letters, turn: Turn): Token[] {
  const gap = gapOf(shaped, letters)
  const words = wordsOf(withColons(shaped, letters), gap, letters, turn).map((word): Word => {
    // What stands alone was seen to be no end of a line before.
    const parts = shaped.length === 1 ? word : withoutStrokes(word, letters, gap)
    return { parts, read: parts.map((one) => readGlyph(one, letters, turn)) }
  })
  // Behind the last value of a line stands the end of an extension line, not a dash.
  const last = words.at(-1)
  if (last && last.parts.length > 1 && last.read.at(-1)?.text === '-') {
    words[words.length - 1] = { parts: last.parts.slice(0, -1), read: last.read.slice(0, -1) }
  }
  return withRatios(withSigns(words, letters.capitals), letters.capitals).flatMap((word) => {
    const parted = wholeNumbersOf(word, letters.capitals)
    if (parted.length > 1) return parted.flatMap((one) => figureToken(one) ?? [])
    const token = figureToken(word)
    return token ? [token] : tokensOfNeighbours(word)
  })
}

/**
 * Whole numbers of neighbouring dimensions, parted where the gap is wide beside those of their figures; a plain 1 has more
 * paper on its sides.
 */
function wholeNumbersOf(word: Word, capitals: number): Word[] {
  const text = textOf(word)
  if (!/^\d{4,}$/.test(text)) return [word]
  const gaps = gapsOf(word)
  const usual = gaps.toSorted((one, other) => one - other)[(gaps.length - 1) >> 1] ?? 0
  const at = gaps.findIndex((gap, index) => {
    const isBesideOne = text[index] === '1' || text[index + 1] === '1'
    const isShort = index === 0 || index === gaps.length - 1
    const least = (isShort ? wordGap.least : neighbours.gap) * capitals
    return !isBesideOne && gap > least && gap > neighbours.share * Math.max(1, usual)
  })
  if (at === -1) return [word]
  const { parts, read } = word
  return [
    { parts: parts.slice(0, at + 1), read: read.slice(0, at + 1) },
    ...wholeNumbersOf({ parts: parts.slice(at + 1), read: read.slice(at + 1) }, capitals),
  ]
}

/** Paper between the parts of a word, in pixels. */
const gapsOf = ({ parts }: Pick<Word, 'parts'>): number[] =>
  parts.slice(1).map(({ box }, index) => gapBetween((parts[index] as Shaped).box, box))

/** Some faces draw a 6 like a b: among the signs of a value, or two figures, it is one. */
function withSixes(word: Word): Word {
  const text = textOf(word)
  const isAmongFigures = /[ØRxX.,°±]/.test(text) || /\d.*\d/.test(text)
  return isAmongFigures ? withInstead(word, 'b', '6') : word
}

/** An auxiliary size has no tolerance class: the E of `1E5**` is a 5. */
const withFives = (word: Word): Word =>
  /^\d*E\d*\*{1,3}$/.test(textOf(word)) ? withInstead(word, 'E', '5') : word

/** A word with a figure for a letter that looks like it, if that makes it a value. */
function withInstead(word: Word, letter: string, figure: string): Word {
  const text = textOf(word)
  if (!text.includes(letter) || !callout.test(text.replaceAll(letter, figure))) return word
  const read = word.read.map((one) => (one?.text === letter ? { ...one, text: figure } : one))
  return { parts: word.parts, read }
}

/** A word that is a value with its signs; null for any other. */
function figureToken(word: Word): Token | null {
  const { parts, read } = withFives(withSixes(word))
  const text = textOf({ parts, read })
  if (!callout.test(text) || !read.every((one) => one !== null)) return null
  const chance = Math.min(...read.map((one) => one.chance))
  const isFigure =
    read.some((one) => one.isPlain && /\d/.test(one.text)) || text === '0' || text.startsWith('Ø')
  if (!isFigure || chance < leastChance) return null
  return { ...around(parts), text, letters: [], confidence: chance, symbol: null }
}

/** Values of neighbouring dimensions may stand closer than words: parted at the widest gap if either side is a value. */
function tokensOfNeighbours({ parts, read }: Word): Token[] {
  const gaps = gapsOf({ parts })
  const widest = gaps.indexOf(Math.max(...gaps)) + 1
  const sides = [
    { parts: parts.slice(0, widest), read: read.slice(0, widest) },
    { parts: parts.slice(widest), read: read.slice(widest) },
  ]
  const tokens = sides.map((side) => (plainNumber.test(textOf(side)) ? figureToken(side) : null))
  return tokens.every((token) => token !== null) ? tokens : []
}

function textOf({ read }: Word): string {
  return read.map((one) => one?.text ?? '?').join('')
}

/** A sign stands apart from its value, but not far. */
function withSigns(words: readonly Word[], capitals: number): Word[] {
  return withJoined(words, (last, _, gap) => {
    return /^([+\-±]|[↧⌴⌵]?Ø?)$/.test(textOf(last)) && gap < signGap * capitals
  })
}

/** Scales and numbers of sheets are written wide: `1 : 1`, `1 / 1`. */
function withRatios(words: readonly Word[], capitals: number): Word[] {
  return withJoined(words, (last, word, gap) => {
    return /^\d{1,3}[:/]\d{0,3}$/.test(textOf(last) + textOf(word)) && gap < ratioGap * capitals
  })
}

/** Words with their neighbours where these belong to them; `gap` is the paper between the two in pixels. */
function withJoined(
  words: readonly Word[],
  belong: (last: Word, word: Word, gap: number) => boolean,
): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const [first] = word.parts
    if (first === undefined) continue
    if (last && belong(last, word, first.box.u0 - around(last.parts).u1)) {
      joined.splice(-1, 1, {
        parts: [...last.parts, ...word.parts],
        read: [...last.read, ...word.read],
      })
    } else joined.push(word)
  }
  return joined
}

/** Two points, one above the other, as one mark. */
function withColons(shaped: readonly Shaped[], { baseline, capitals }: Letters): Figure[] {
  const isPoint = ({ box }: Shaped) => Math.max(boxHeight(box), boxWidth(box)) < point * capitals
  // The lower point of sloping lettering stands above the line.
  const isLower = ({ box }: Shaped) => box.v1 > baseline - lowerPoint * capitals
  const upperOf = (lower: Shaped) =>
    isLower(lower) &&
    shaped.find(
      (upper) =>
        isPoint(upper) &&
        isPoint(lower) &&
        Math.abs(upper.box.u0 + upper.box.u1 - lower.box.u0 - lower.box.u1) < 0.5 * capitals &&
        lower.box.v0 - upper.box.v1 > 0.1 * capitals,
    )
  const uppers = new Set(shaped.map(upperOf))
  return shaped
    .filter((one) => !uppers.has(one))
    .map((one) => (upperOf(one) ? { ...one, isColon: true } : one))
}

/** Gap in pixels from which on another word begins. */
function gapOf(shaped: readonly Shaped[], { capitals }: Letters): number {
  const large = shaped.filter(({ box }) => boxHeight(box) > 0.5 * capitals)
  const usual = median(gapsOf({ parts: large })) * wordGap.ofLetters
  return Math.max(wordGap.least * capitals, Math.min(wordGap.most * capitals, usual))
}

function wordsOf(shaped: readonly Figure[], gap: number, letters: Letters, turn: Turn): Figure[][] {
  const { baseline, capitals } = letters
  const words: Figure[][] = []
  let end = Number.NEGATIVE_INFINITY
  const isMark = (one: Figure | undefined): boolean =>
    one !== undefined && !one.isColon && decimalMarkOf(one.box, baseline, capitals) !== null
  for (const [index, one] of shaped.entries()) {
    const last = words.at(-1)
    const isSign = one.symbol !== null && /[↧⌴⌵]/.test(one.symbol)
    const [before, next] = [shaped[index - 1], shaped[index + 1]]
    const isCentred =
      (isMark(one) && isInWideCell(before, one, next, capitals)) ||
      (isMark(before) && isInWideCell(shaped[index - 2], before, one, capitals))
    const isStar = last !== undefined && isRaisedStar(one, letters, turn)
    const beforeLetter = isStar ? wordGap.beforeStar : 0
    const least = isMark(one) ? wordGap.beforeMark : beforeLetter
    const reach = Math.max(gap, (isCentred ? widestCell : least) * capitals)
    if (last && !isSign && one.box.u0 - end < reach) last.push(one)
    else words.push([one])
    end = Math.max(end, one.box.u1)
  }
  return words
}

/** Ends of extension lines may stand at either end of a value. */
function withoutStrokes(
  word: readonly Figure[],
  { baseline, capitals }: Letters,
  gap: number,
): Figure[] {
  const isStroke = ({ part, box }: Shaped) =>
    boxHeight(box) > Math.max(0.5 * capitals, 2 * boxWidth(box)) && isStraightStroke(part)
  // A plain stroke may be a 1, which stands on the line and is as high as the others, but for what round figures reach
  // beyond at both ends (Century Gothic: 0.08).
  const slack = Math.max(2, 0.09 * capitals)
  const isOne = ({ box }: Shaped) =>
    Math.abs(box.v1 - baseline) <= slack && Math.abs(boxHeight(box) - capitals) <= slack
  const hasNeighbour = ({ box }: Shaped, index: number) =>
    [word[index - 1], word[index + 1]].some(
      (other) => other && Math.max(gapBetween(other.box, box), gapBetween(box, other.box)) < gap,
    )
  const isCut = (one: Shaped, index: number) =>
    isStroke(one) && !(isOne(one) && hasNeighbour(one, index))
  const first = word.findIndex((one, index) => !isCut(one, index))
  const last = word.findLastIndex((one, index) => !isCut(one, index))
  return first === -1 ? [] : word.slice(first, last + 1)
}
