import { type GlyphChances, glyphChances, sumOf } from '../glyphs/glyph-network.ts'
import { isStar } from '../glyphs/star.ts'
import { uprightLetter } from '../glyphs/upright-letters.ts'
import { type Turn, uprightMark } from '../ink/upright-mark.ts'
import { decimalMarkOf } from './decimal-marks.ts'
import type { Letters } from './letters-of-line.ts'
import { boxHeight, boxWidth } from './line-box.ts'
import type { Token } from './line-tokens.ts'
import type { Shaped } from './shaped-parts.ts'

/** Letters that look like figures, by figure. */
export const lookAlikes: readonly (readonly [string, string])[] = [
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
export const point = 0.3
/** Figures are as high as capitals. */
const figureShare = 0.86

/** A dash: length by thickness, and its thickness and distance from half height by that of capitals. */
const dash = { slender: 1.8, thickest: 0.25, off: 0.22 }
/** How far a letter with a descender reaches below the base line, in heights of capitals. */
const below = 0.14
/** Share of the summed chance of a figure and its look-alikes from which on the figure itself was recognised. */
const plainShare = 0.5

/**
 * A mark higher than figures, by their height, is none of them: where its circle lost a piece, such a chance of being the
 * sign of a diameter tells it, and it counts as that much.
 */
const tall = { least: 1.15, diameter: 0.15, counts: 0.65 }

/** A star is lower than a figure and stands at its top: most of its height, and where it ends, in heights of capitals. */
const star = { highest: 0.6, foot: 0.35, top: 0.7 }
/** Chance of a figure from which on a raised mark is one. */
const leastFigure = 0.5

/** What a mark of a line is read as. */
export interface Read {
  readonly text: string
  readonly chance: number
  /** Was a figure or a sign by itself, not for what stands beside it. */
  readonly isPlain: boolean
}

/** A mark of a line; a colon stands for both of its points. */
export interface Figure extends Shaped {
  readonly isColon?: boolean
}

/** Small letters that look like their capitals: by themselves they are those. */
const likeCapitals = /[ckpsuvwxz]/

/**
 * A letter that stands by itself, such as that of a datum; null where a mark is rather a symbol. Its confidence is that
 * of the shape: below `surelySingle` another look is due.
 */
export function singleLetter(one: Shaped, { capitals }: Letters, turn: Turn): Token | null {
  const { part, box } = one
  const chances = glyphChances(uprightMark(part, turn), boxHeight(box) / capitals)
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

/** A star at the top of its line, as behind an auxiliary size; Tesseract reads `%` or quotes instead. */
export function isRaisedStar(
  { part, box }: Shaped,
  { baseline, capitals }: Letters,
  turn: Turn,
): boolean {
  const isRaised =
    boxHeight(box) < star.highest * capitals &&
    box.v1 < baseline - star.foot * capitals &&
    box.v0 < baseline - star.top * capitals
  if (!isRaised) return false
  const mark = uprightMark(part, turn)
  // A raised figure, as in cm³, is recognised as one when it is compared at its own size.
  return isStar(mark) && sumOf(glyphChances(mark, 1), '0123456789') < leastFigure
}

const sure = (text: string): Read => ({ text, chance: 0.95, isPlain: true })

/** A figure, a sign or a letter; null for a mark that is none. */
export function readGlyph(figure: Figure, letters: Letters, turn: Turn): Read | null {
  const { part, box, symbol, isColon } = figure
  if (isColon) return sure(':')
  if (symbol) return sure(symbol)
  const { baseline, capitals } = letters
  const decimal = decimalMarkOf(box, baseline, capitals)
  if (decimal) return sure(decimal)
  if (isRaisedStar(figure, letters, turn)) return sure('*')
  const height = boxHeight(box)
  const middle = (baseline - (box.v0 + box.v1) / 2) / capitals
  // Points of a colon do not stand on the line, and look like any small letter.
  if (Math.max(height, boxWidth(box)) < point * capitals) return null
  const isDash = boxWidth(box) > dash.slender * height && height < dash.thickest * capitals
  if (isDash) return Math.abs(middle - 0.5) < dash.off ? sure('-') : null
  const share = height / capitals
  const mark = uprightMark(part, turn)
  const isBelow = box.v1 > baseline + below * capitals
  const chances = glyphChances(mark, share)
  const plain = bestOf(chances, share, isBelow)
  if (share > tall.least && plain?.text === 'Ø' && plain.chance > tall.diameter) {
    return { ...plain, chance: Math.max(plain.chance, tall.counts) }
  }
  if (!letters.isSloping) return plain
  // A round 0 between figures with slanted stems is compared as it is, too: set upright it looks like a D.
  const upright = bestOf(glyphChances(uprightLetter(mark), share), share, isBelow)
  return plain && upright && plain.chance > upright.chance ? plain : upright
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
    const sum = sumOf(chances, alike)
    for (const glyph of letters) sums.delete(glyph)
    sums.set(figure, sum)
  }
  let best: Read = { text: '', chance: 0, isPlain: false }
  for (const [text, chance] of sums) {
    // A 9 stands on the line, a g reaches below it.
    const isPossible = isBelow ? !/[\dR]/.test(text) : !descenders.test(text)
    const isPlain = (chances.get(text) ?? 0) > plainShare * chance
    if (isPossible && chance > best.chance) best = { text, chance, isPlain }
  }
  return best.text === '' ? null : best
}
