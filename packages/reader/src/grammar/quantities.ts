import { numberOf } from '../number-of.ts'
import type { Cursor } from './cursor.ts'
import { takeDecimal } from './numbers.ts'
import { angleBefore, chamferWord, countedWord } from './words.ts'

interface QuantityPart {
  readonly kind: 'quantity'
  readonly value: number
  /** Stands behind what it counts: `R2 (4x)`, `Ø5 4 HOLES` (or, without it, before). */
  readonly isSuffix: boolean
}

const bracketed = /\( ?(?:(\d{1,3}) ?[x×X]|[x×X] ?(\d{1,3})) ?\)/y
/** `(2) HOLES`, `(4) Ø6.6 THRU`: before what is counted, as American shops write. */
const bracketedBefore =
  /\( ?(\d{1,2}) ?\)(?= ?(?:(?:HOLES?|PLACES|PLCS?|SLOTS|TAPPED)(?!\p{L})|Ø|M\d))/iuy
/** `5 + 53 x Ø3`: holes of two groups. */
const added = /(\d{1,3})( ?)\+\2(\d{1,3}) ?[x×X](?= ?[ØM])/y
/** `4x`, `4 X`: not before a bare number unless written as a multiplier. */
const spaced = /(\d{1,3}) ?[x×X*](?= ?[^\d\s.,*])|(\d{1,2})[x×X] (?=[\d.,])/y
/** `4X30°`: angles, where the chamfers have refused it. */
const beforeAngle = /([3-9]|1\d)X(?=\d{1,2}(?:[.,]\d{1,2})? ?°)/y
/** `4 x 20`, `4x20`: eight at most and fewer than the size, since a key is `12x8`. */
const crossed = /(\d) ?[x×X] ?(?=[\d.,])/y
/** `8 X 4.90`: where sizes end with a zero, the first would have decimals as well; of a chamfer more follows. */
const beforeZero = /([2-9]|1\d) ?[x×X] ?(?=\d{1,3}[.,]\d?0(?! ?[\d.,x×X°]))/y
/** `4X1.2 ±0.05`: of two sides each would have its tolerance. */
const beforeTolerance = /([2-9]|1\d)X ?(?=\d{1,3}[.,]\d{1,3} ?±)/y
/**
 * `10R1`, `2Ø4`, `4 M5`: French sheets count without a cross. Many before a blank would be a size (`20 Ø8`), and many before
 * a letter with 5 to 8 a size with its class: `40R7`, `25M6`.
 */
const joined =
  /([2-9]) ?(?=(?:S?Ø|R|M) ?[\d.,]|R ?MAX)|(1\d|2[0-4])(?=(?:S?Ø|[RM](?![5-8](?![\d.,]))) ?\d)/iuy
const trailing = /(\d{1,3}) ?[x×X](?= ?$)/y
/** `Ø11 x4`: how often, behind what is counted. Behind a thread it is its length. */
const behind = /(?<= )[x×X](\d{1,2})(?= ?(?:\/ |\(|$))/y
/** `Ø3.40x2`, `Ø0.11x2`: where sizes end with a zero or are below one, a depth would have decimals, a count has none. */
const closeBehind = /(?<=Ø ?(?:\d{1,3}[.,]\d?0|0?[.,]\d{2,4}))[x×X](\d{1,2})(?= ?(?:\/ |$))/y
/** `R35.00 X 2`: a radius has no depth. */
const behindRadius = /(?<=R ?\d{1,4}(?:[.,]\d{1,4})? ?)[x×X] ?(\d{1,2})(?= ?(?:\/ |$))/y
const threadBefore = /(?:^|[\s/])(?:M|G|Tr|Rd|R[cps])\s?\d[^/]*$|UN[A-Z]?\b[^/]*$|^[^\d/]*$/
/** `M3 ↧6 x4`: behind a depth nothing but a count is left to say. */
const depthBefore = /(?:↧|DEPTH|DEEP|DP|TIEF) ?[\d.,]+ ?$/i
/** `12x1,5x45°`: before a whole chamfer a number can only count. */
const crossedChamfer = /(\d{1,2})[x×X] ?(?=\d{1,2}(?:[.,]\d{1,3})? ?[x×X] ?\d{1,2}(?:[.,]\d)? ?°)/y
/** `3x2.54=7.62`, `12x30°=360°`: the sum tells that the first number counts. */
const summed =
  /(\d{1,3}) ?[x×X] ?(?=(\d{1,4}(?:[.,]\d{1,3})?)°? ?= ?(\d{1,5}(?:[.,]\d{1,3})?)(?![\d.,]))/y
/** `150x5=750`: of a large number and a small whole one, the small one counts. */
const summedBehind =
  /(?<=(?:^|[^\d.,])(\d{2,4}(?:[.,]\d{1,3})?) ?)[x×X] ?(\d{1,2})(?= ?= ?(\d{1,5}(?:[.,]\d{1,3})?)(?![\d.,]))/y
/** A count before its size is no larger, one behind it neither. */
const mostSummed = { before: 24, behind: 20 }
/** `10x6`: more than eight of one size. Keys are named so too, by width and height (DIN 6885). */
const manyCrossed = /(\d{1,2})[x×X](?=\d{1,4}(?:[.,]\d{1,3})?(?: ?\(|$))/y
const keys = /^(?:10x8|12x8|14x9|16x10|18x11|20x12|22x14|25x14|28x16|32x18|12x6|14x6|16x7)(?!\d)/
/** `2-0.5x45°`: how many chamfers, as sheets from Japan and China count; a deviation stands apart from its size. */
export const dashedChamfer = /([2-9]|1\d)-(?=\d{1,2}(?:[.,]\d{1,2})? ?[x×X] ?\d{2} ?°)/y
const dashed =
  /(\d{1,2}) ?- ?(?=(?:TAP(?:PED)? |M(?:AX|IN)\.? ?(?=Ø))?(?:S?Ø|S?R|M|C|□|G|Tr)[ .]?\d|C\d|\d+(?:[.,]\d+)? ?(?:キリ|リーマ|ドリル))/y
/** `8- 3.4`, `2- 4 THRU`: how many holes, where their Ø is missing; a deviation has its gap before the sign. */
const dashedHole = /([2-9]|[12]\d)- (?=\d{1,2}(?:[.,]\d{1,2})?(?: THRU(?!\p{L})|$))/iuy
/** `4X1/4-20 UNC`, `4 x .250-20`, `4-1/4-20 UNC`: behind a dash only where there is no such size of the series. */
const beforeUnified =
  /(\d{1,2}) ?[x×X] ?(?=(?:\d{1,2}\/\d{1,2}"?|\d?[.,]\d{2,4}|#?(?:1[02]|\d)) ?- ?\d{2}(?:(?= ?$)| ?-? ?UN| ))|([2-9]) ?- ?(?=\d{1,2}\/\d{1,2}"? ?- ?[1-3]\d ?-? ?UN[CF])/iy
/** `(typ. x 4)`, `(typ 4x)`, `(TYP 4 PLCS)` */
const bracketedTypical =
  /\( ?TYP\.? ?(?:[x×] ?(\d{1,2})|(\d{1,2}) ?(?:[x×]|PL(?:ACE|C)?S?\.?)) ?\)/iuy
/** `Ø7 Cant. 4`, `Ø7 QTY: 4`: the word for how many, behind what is counted. */
const worded =
  /(?<= )\(?(?:CANT(?:IDAD)?|QTY|QTDE?|ANZ(?:AHL)?)[.:]{0,2} ?(\d{1,2})\)?(?= ?(?:\/ |$))/iuy
/** `R0.07 / 8 TYP`, `25.7° / 14 TYP`: below what is counted, which has decimals; `3 / 8 TYP` is a fraction. */
const typicalBelow = /(?<=[.,]\d{1,4} ?°? ?\/ ?)(\d{1,2}) TYP\.?(?= ?$)/iy
const typical = /TYP\.? ?\(? ?(\d{1,2}) ?\)?(?= ?$)/iy

/** `4x`, `4 ×`, `(4x)`, `4 HOLES`, `4-Ø8`, `2 PL`, `n=4`, `TYP 4`: the printed multiplier. */
export function takeQuantity(cursor: Cursor): QuantityPart | null {
  return cursor.attempt((at) => {
    const aside =
      at.take(bracketed) ??
      at.take(bracketedTypical) ??
      at.take(typical) ??
      at.take(typicalBelow) ??
      at.take(worded)
    if (aside) return behindSize(aside)
    const groups = at.take(added)
    if (groups)
      return { kind: 'quantity', value: Number(groups[1]) + Number(groups[3]), isSuffix: false }
    const before = at.take(bracketedBefore)
    if (before) return beforeSize(before)
    const counted =
      at.take(closeBehind) ??
      at.take(behindRadius) ??
      (at.follows(threadBefore) && !at.follows(depthBefore) ? null : at.take(behind))
    if (counted) return behindSize(counted)
    const summedCount = at.attempt(takeSummedBehind)
    if (summedCount) return summedCount
    const words = at.attempt(takeCounted)
    if (words) return behindSize(words)
    const chamfers = at.attempt(takeChamferCount)
    if (chamfers) return at.isAtEnd() ? behindSize(chamfers) : beforeSize(chamfers)
    const last = at.take(trailing)
    if (last) return behindSize(last)
    const plain =
      at.take(spaced) ??
      at.take(beforeAngle) ??
      at.take(beforeUnified) ??
      at.take(crossedChamfer) ??
      at.attempt(takeSummed) ??
      at.take(beforeTolerance) ??
      at.take(beforeZero) ??
      at.attempt(takeCrossed) ??
      at.attempt(takeManyCrossed) ??
      at.take(dashedChamfer) ??
      at.take(dashedHole) ??
      at.take(dashed) ??
      (at.follows(/^\s*$/) ? at.take(joined) : null) ??
      at.take(/n ?= ?(\d{1,3})(?![\d.,])/y)
    return plain && beforeSize(plain)
  })
}

/** `2 chamfers 1x45°`, and behind it: `1x45° 2 chamfers`. */
function takeChamferCount(cursor: Cursor): RegExpExecArray | null {
  const isBehind = cursor.follows(angleBefore)
  const match = cursor.take(/(\d{1,2})(?= ?\p{L})/uy)
  const start = cursor.at
  if (!match || !cursor.take(chamferWord)) return null
  if (isBehind && cursor.isAtEnd()) return match
  const isCount = cursor.sees(/[\dC]/y)
  cursor.at = start
  return isCount ? match : null
}

function takeCrossed(cursor: Cursor): RegExpExecArray | null {
  const match = cursor.take(crossed)
  const count = Number(match?.[1])
  const start = cursor.at
  const size = match && takeDecimal(cursor)
  const isChamfer = cursor.sees(/[x×X]/y)
  cursor.at = start
  const isMore = size !== null && (isChamfer || size.value > count)
  return isMore && count > 1 && count < 9 ? match : null
}

function takeSummed(cursor: Cursor): RegExpExecArray | null {
  const match = cursor.take(summed)
  if (!match) return null
  const [count, size, sum] = numbersOf(match)
  return isCountBehind(count, size) || !isSum(count * size, sum) ? null : match
}

function takeSummedBehind(cursor: Cursor): QuantityPart | null {
  const match = cursor.take(summedBehind)
  if (!match) return null
  const [size, count, sum] = numbersOf(match)
  const isCount = isCountBehind(size, count) && isSum(count * size, sum)
  return isCount ? { kind: 'quantity', value: count, isSuffix: true } : null
}

const isCountBehind = (first: number, second: number): boolean =>
  first > mostSummed.before &&
  first >= 2 * second &&
  second > 1 &&
  second <= mostSummed.behind &&
  Number.isInteger(second)

const isSum = (product: number, sum: number): boolean => Math.abs(product - sum) < 0.01 * sum

const numbersOf = (match: RegExpExecArray): [number, number, number] =>
  match.slice(1).map((one) => numberOf(one)) as [number, number, number]

function takeManyCrossed(cursor: Cursor): RegExpExecArray | null {
  const line = cursor.text.slice(cursor.at).trim().replace(/[×X]/, 'x')
  const isWhole = cursor.follows(/^\s*$/)
  const match = isWhole && !keys.test(line) ? cursor.take(manyCrossed) : null
  const count = Number(match?.[1])
  const value = match && Number.parseFloat(cursor.text.slice(cursor.at).replace(',', '.'))
  // `20x30` are two sides.
  return value !== null && count > 8 && count <= 16 && value < count ? match : null
}

/** `4 HOLES`, `(2 PLACES)`, `N° 2 fori`, `4 EQ SP`. */
function takeCounted(cursor: Cursor): RegExpExecArray | null {
  cursor.take(/N ?[°º] ?(?=\d{1,2} \p{L})/uy)
  const isOpen = cursor.take(/\(/y) !== null
  const match = cursor.take(countedWord)
  if (match && isOpen && !cursor.take(/\)/y)) return null
  return match
}

const beforeSize = (match: RegExpExecArray) => countIn(match, { isSuffix: false })
const behindSize = (match: RegExpExecArray) => countIn(match, { isSuffix: true })

function countIn(
  match: RegExpExecArray,
  place: Pick<QuantityPart, 'isSuffix'>,
): QuantityPart | null {
  const digits = match.slice(1).find((group) => group !== undefined) ?? ''
  const value = Number(digits)
  return value > 0 && !digits.startsWith('0') ? { kind: 'quantity', value, ...place } : null
}
