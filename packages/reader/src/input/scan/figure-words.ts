import { decimalMarkOf } from './decimal-marks.ts'
import { type GlyphChances, glyphChances } from './glyph-network.ts'
import { type Turn, uprightMark } from './line-picture.ts'
import type { Token } from './line-tokens.ts'
import { around, type Letters, type Shaped } from './shaped-parts.ts'
import { isStraightStroke } from './stroke-marks.ts'

/** Gap between words in heights of capitals (ISO 3098 has 6/10), and by that of letters where those stand wide apart. */
const wordGap = { least: 0.45, most: 0.9, ofLetters: 1.7, beforeMark: 0.55 }
/** Most paper beside the colon or the stroke of a ratio, in heights of capitals. */
const ratioGap = 1.1
/** Below this a glyph is not told surely enough. */
const leastChance = 0.6

const number = String.raw`(?:\d+(?:[.,]\d+)?|[.,]\d+)`
const fit = '(?:[A-Za-z]{1,2}[1-9]\\d?)'
/** A value with what stands beside it without a gap, a fit, a deviation or a multiplier. */
const callout = new RegExp(
  [
    String.raw`^[↧⌴⌵]?\(?(?:\d{1,3}[xX])?(?:S?[ØR]|M)?${number}(?:[xX]${number})?°?(?:±${number}°?)?${fit}?(?:-\d[gGhHef])?\)?$`,
    String.raw`^[+\-±]${number}°?$`,
    String.raw`^\(?\d{1,3}[xX]\)?$`,
    `^${fit}$`,
    String.raw`^\d{1,3}[:/]\d{1,3}$`,
  ].join('|'),
)

/** Two of these in a row are no other value. */
const plainDecimal = /^\d+[.,]\d+$/

/** Letters that look like figures, by figure. */
const lookAlikes: readonly (readonly [string, string])[] = [
  ['0', '0Oo'],
  ['1', '1Il'],
  ['2', '2Zz'],
  ['5', '5Ss'],
  ['8', '8B'],
]
const descenders = /[gpqy]/

/** Chance of a letter that stands by itself: symbols look a little like many. */
export const surelySingle = 0.85
const leastSingle = 0.35
/** Surely these letters, however much they look like figures. */
const surelyLetter = 0.92
/** Marks smaller than this share of a capital are points. */
const point = 0.3
/** Figures are as high as capitals. */
const figureShare = 0.86

interface Read {
  readonly text: string
  readonly chance: number
  /** Was a figure or a sign by itself, not for what stands beside it. */
  readonly isPlain: boolean
}

/** A mark of a line; a colon stands for both of its points. */
interface Figure extends Shaped {
  readonly isColon?: boolean
}

interface Word {
  readonly parts: readonly Figure[]
  readonly read: readonly (Read | null)[]
}

/** Small letters that look like their capitals: by themselves they are those. */
const likeCapitals = /[ckpsuvwxz]/

/**
 * A letter that stands by itself, such as that of a datum; null where a mark is rather a symbol. Its confidence is that
 * of the shape: below `surelySingle` another look is due.
 */
export function singleLetter(one: Shaped, { capitals }: Letters, turn: Turn): Token | null {
  const { part, box } = one
  const chances = glyphChances(uprightMark(part, turn), (box.v1 - box.v0) / capitals)
  const sums = new Map<string, number>()
  for (const [glyph, chance] of chances) {
    const text = likeCapitals.test(glyph) ? glyph.toUpperCase() : glyph
    sums.set(text, (sums.get(text) ?? 0) + chance)
  }
  const [text, confidence] = [...sums].reduce((best, next) => (next[1] > best[1] ? next : best))
  // Circles and strokes are geometry.
  const isLetter = /^[A-HJ-NP-Za-z]$/.test(text) && !/[lo]/.test(text)
  if (!isLetter || confidence < leastSingle) return null
  return { ...box, text, letters: [], confidence, symbol: null }
}

/** Words of a line that are figures with their signs, told glyph by glyph. */
export function figureWords(shaped: readonly Shaped[], letters: Letters, turn: Turn): Token[] {
  const gap = gapOf(shaped, letters)
  const words = wordsOf(withColons(shaped, letters), gap, letters).map((word): Word => {
    const parts = withoutStrokes(word, letters, gap)
    return { parts, read: parts.map((one) => readGlyph(one, letters, turn)) }
  })
  // Behind the last value of a line stands the end of an extension line, not a dash.
  const last = words.at(-1)
  if (last && last.parts.length > 1 && last.read.at(-1)?.text === '-') {
    words[words.length - 1] = { parts: last.parts.slice(0, -1), read: last.read.slice(0, -1) }
  }
  return withRatios(withSigns(words, letters.capitals), letters.capitals).flatMap((word) => {
    const token = figureToken(word)
    return token ? [token] : tokensOfNeighbours(word)
  })
}

/** A word that is a value with its signs; null for any other. */
function figureToken({ parts, read }: Word): Token | null {
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
  const gaps = parts.slice(1).map(({ box }, index) => box.u0 - (parts[index] as Shaped).box.u1)
  const widest = gaps.indexOf(Math.max(...gaps)) + 1
  const sides = [
    { parts: parts.slice(0, widest), read: read.slice(0, widest) },
    { parts: parts.slice(widest), read: read.slice(widest) },
  ]
  const tokens = sides.map((side) => (plainDecimal.test(textOf(side)) ? figureToken(side) : null))
  return tokens.every((token) => token !== null) ? tokens : []
}

function textOf({ read }: Word): string {
  return read.map((one) => one?.text ?? '?').join('')
}

/** A sign stands apart from its value, but not far. */
function withSigns(words: readonly Word[], capitals: number): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const gap = last && word.parts[0] ? word.parts[0].box.u0 - around(last.parts).u1 : 0
    if (last && /^([+\-±]|[↧⌴⌵]?Ø?)$/.test(textOf(last)) && gap < 0.9 * capitals) {
      joined.pop()
      joined.push({ parts: [...last.parts, ...word.parts], read: [...last.read, ...word.read] })
    } else if (word.parts.length > 0) joined.push(word)
  }
  return joined
}

/** Scales and numbers of sheets are written wide: `1 : 1`, `1 / 1`. */
function withRatios(words: readonly Word[], capitals: number): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const gap = last && word.parts[0] ? word.parts[0].box.u0 - around(last.parts).u1 : 0
    const text = last ? textOf(last) + textOf(word) : ''
    if (last && gap < ratioGap * capitals && /^\d{1,3}[:/]\d{0,3}$/.test(text)) {
      joined.pop()
      joined.push({ parts: [...last.parts, ...word.parts], read: [...last.read, ...word.read] })
    } else joined.push(word)
  }
  return joined
}

/** Two points, one above the other, as one mark. */
function withColons(shaped: readonly Shaped[], { baseline, capitals }: Letters): Figure[] {
  const isPoint = ({ box }: Shaped) => Math.max(box.v1 - box.v0, box.u1 - box.u0) < point * capitals
  const upperOf = (lower: Shaped) =>
    decimalMarkOf(lower.box, baseline, capitals) &&
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
  const large = shaped.filter(({ box }) => box.v1 - box.v0 > 0.5 * capitals)
  const gaps = large
    .slice(1)
    .map(({ box }, index) => box.u0 - (large[index] as Shaped).box.u1)
    .sort((one, other) => one - other)
  const usual = (gaps[Math.floor(gaps.length / 2)] ?? 0) * wordGap.ofLetters
  return Math.max(wordGap.least * capitals, Math.min(wordGap.most * capitals, usual))
}

function wordsOf(
  shaped: readonly Figure[],
  gap: number,
  { baseline, capitals }: Letters,
): Figure[][] {
  const words: Figure[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const one of shaped) {
    const last = words.at(-1)
    const isSign = one.symbol !== null && /[↧⌴⌵]/.test(one.symbol)
    const mark = one.isColon ? null : decimalMarkOf(one.box, baseline, capitals)
    const reach = mark ? Math.max(gap, wordGap.beforeMark * capitals) : gap
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
    box.v1 - box.v0 > Math.max(0.5 * capitals, 2 * (box.u1 - box.u0)) && isStraightStroke(part)
  // A plain stroke may be a 1, which stands on the line and is as high as the others.
  const isOne = ({ box }: Shaped) =>
    Math.abs(box.v1 - baseline) < 0.06 * capitals &&
    Math.abs(box.v1 - box.v0 - capitals) < 0.06 * capitals
  const isNear = (one: Shaped, index: number) =>
    [word[index - 1], word[index + 1]].some(
      (other) => other && Math.max(one.box.u0 - other.box.u1, other.box.u0 - one.box.u1) < gap,
    )
  const isCut = (one: Shaped, index: number) => isStroke(one) && !(isOne(one) && isNear(one, index))
  const first = word.findIndex((one, index) => !isCut(one, index))
  const last = word.findLastIndex((one, index) => !isCut(one, index))
  return first === -1 ? [] : word.slice(first, last + 1)
}

const sure = (text: string): Read => ({ text, chance: 0.95, isPlain: true })

function readGlyph(
  { part, box, symbol, isColon }: Figure,
  letters: Letters,
  turn: Turn,
): Read | null {
  if (isColon) return sure(':')
  if (symbol) return sure(symbol)
  const { baseline, capitals } = letters
  const mark = decimalMarkOf(box, baseline, capitals)
  if (mark) return sure(mark)
  const height = box.v1 - box.v0
  const middle = (baseline - (box.v0 + box.v1) / 2) / capitals
  // Points of a colon do not stand on the line, and look like any small letter.
  if (Math.max(height, box.u1 - box.u0) < point * capitals) return null
  const isDash = box.u1 - box.u0 > 1.8 * height && height < 0.25 * capitals
  if (isDash) return Math.abs(middle - 0.5) < 0.22 ? sure('-') : null
  const share = height / capitals
  const chances = glyphChances(uprightMark(part, turn), share)
  return bestOf(chances, share, box.v1 > baseline + 0.14 * capitals)
}

/** The likeliest glyph, letters that look like figures counted as those. */
function bestOf(chances: GlyphChances, share: number, isBelow: boolean): Read | null {
  const sums = new Map(chances)
  for (const [figure, alike] of lookAlikes) {
    const letters = [...alike.slice(1)]
    const isLetter = letters.some(
      (glyph) => (chances.get(glyph) ?? 0) > surelyLetter && !/[OoIl]/.test(glyph),
    )
    if (isLetter || share < figureShare) continue
    const sum = [...alike].reduce((total, glyph) => total + (chances.get(glyph) ?? 0), 0)
    for (const glyph of letters) sums.delete(glyph)
    sums.set(figure, sum)
  }
  let best: Read = { text: '', chance: 0, isPlain: false }
  for (const [text, chance] of sums) {
    // A 9 stands on the line, a g reaches below it.
    const isPossible = isBelow ? !/[\dR]/.test(text) : !descenders.test(text)
    const isPlain = (chances.get(text) ?? 0) > 0.5 * chance
    if (isPossible && chance > best.chance) best = { text, chance, isPlain }
  }
  return best.text === '' ? null : best
}
