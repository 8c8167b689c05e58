import { numberOf } from '../../number-of.ts'
import type { Line } from '../lines.ts'
import { capitals } from '../marks.ts'
import { joined, type Stacked, signed, withoutSpaces } from './stacked.ts'

const deviation = /^[+-]?\s*(?:\d*[.,])?\d+°?$/

const middleOf = ({ base, size }: Line): number => base - (capitals / 2) * size

/** Behind `Ø3 h7(` the lower of two small deviations closes the bracket (Creo). */
const opensBracket = /\($/
const withoutBracket = ({ text }: Line): string => text.replace(/\)$/, '').trim()

/** A deviation, in heights of the font of its size: its gap, the distance of its middle from that of the size, its own size. */
const besidePlace = { overlap: 0.8, gap: 1.5, off: 1.15, size: 1.15 }
/**
 * Two deviations, in heights of the font: how far each is off the middle of the size at least, where one at the middle is
 * small, and how far their left ends are off each other.
 */
const pairPlace = { off: 0.12, small: 0.85, left: 1.6 }

/** A deviation by itself, in heights of the font: its own size, its gap, and how far it is raised or lowered at least. */
const alone = { size: 0.85, gap: 0.6, off: 0.05 }

/** What stands right of a size and may be its deviation or limit. */
function besideOf(line: Line, lines: readonly Line[]): Line[] {
  const { right, size, text } = line
  const isOpen = opensBracket.test(text)
  return lines.filter((other) => {
    const gap = other.left - right
    const off = Math.abs(middleOf(other) - middleOf(line))
    return (
      other !== line &&
      gap > -besidePlace.overlap * size &&
      gap < besidePlace.gap * size &&
      off < besidePlace.off * size &&
      other.size < besidePlace.size * size &&
      deviation.test(isOpen ? withoutBracket(other) : other.text)
    )
  })
}

/** Of lines one above the other the two around the middle of a size; small ones may both stand above it. */
function pairAround(line: Line, lines: readonly Line[]): [Line, Line] | null {
  const beside = besideOf(line, lines)
  const least = pairPlace.off * line.size
  const offset = (other: Line) => middleOf(other) - middleOf(line)
  const above = beside.filter((other) => offset(other) < -least)
  const [upper] = above.sort((a, b) => b.base - a.base)
  const below = beside.filter((other) => offset(other) > least)
  const level = beside.filter(
    (other) => Math.abs(offset(other)) <= least && other.size < pairPlace.small * line.size,
  )
  const [lower] = [...level, ...below].sort((a, b) => a.base - b.base)
  if (!lower) return pairAbove(line, lines)
  if (!upper || Math.abs(upper.left - lower.left) > pairPlace.left * upper.size) return null
  return [upper, lower]
}

/**
 * Two small ones that both stand above the middle of their size, in heights of its font: how near to it the lower one is at
 * most, and how far off it the upper one is; in heights of their own font how far apart their base lines are at most.
 */
const raisedPair = { size: 0.7, near: 0.85, off: 1.6, step: 1.6 }

/** AutoCAD sets both deviations from the height of figures on, whatever their size: `10.07` with `+0.15` over `+0.05`. */
function pairAbove(line: Line, lines: readonly Line[]): [Line, Line] | null {
  const small = lines.filter((other) => {
    const gap = other.left - line.right
    const rise = middleOf(line) - middleOf(other)
    return (
      other.size < raisedPair.size * line.size &&
      signed.test(other.text) &&
      gap > -besidePlace.overlap * line.size &&
      gap < alone.gap * line.size &&
      rise > 0 &&
      rise < raisedPair.off * line.size
    )
  })
  const [upper, lower, ...more] = [...small].sort((a, b) => a.base - b.base)
  if (!upper || !lower || more.length > 0) return null
  const isNear = middleOf(line) - middleOf(lower) < raisedPair.near * line.size
  const isStacked =
    Math.abs(upper.left - lower.left) < 0.5 * upper.size &&
    lower.base - upper.base < raisedPair.step * upper.size
  return isNear && isStacked ? [upper, lower] : null
}

const positive = /^(?:\d*[.,])?\d+°?$/
const numberIn = (text: string): number => numberOf(text.replace(/°$/, ''))

/** FreeCAD writes the upper of two deviations without its plus: `0.10` over `-0.10`, both smaller than their size. */
function withPlus(pair: readonly string[], isSmall: boolean): readonly string[] {
  const [upper = '', lower = ''] = pair
  const lacksPlus = isSmall && positive.test(upper) && !signed.test(upper) && /^-/.test(lower)
  return lacksPlus ? [`+${upper}`, lower] : pair
}

/** Beside a zero a deviation with decimals may have lost its sign in a scan: below it is a minus, above it a plus. */
function withSignBesideZero(pair: readonly string[], isSmall: boolean): readonly string[] {
  const [upper = '', lower = ''] = pair
  if (!isSmall || !positive.test(upper) || !positive.test(lower)) return pair
  const [isUpperZero, isLowerZero] = [numberIn(upper) === 0, numberIn(lower) === 0]
  if (isUpperZero === isLowerZero || !/[.,]/.test(isUpperZero ? lower : upper)) return pair
  return isUpperZero ? [upper, `-${lower}`] : [`+${upper}`, lower]
}

/** `-02`: no deviation begins with a zero but before a point, which a scan has lost. */
const withPoint = (value: string): string => value.replace(/^([+-]?\s?0)(\d{1,3})$/, '$1.$2')

/** The font size of a deviation whose plus may be missing, relative to that of its size. */
const smallDeviation = 0.8

/** Two deviations right of a nominal size, one above and one below its middle (ISO 129-1, ASME Y14.5). */
export function deviationsOf(line: Line, lines: readonly Line[]): Stacked | null {
  if (!/[\d.,°)ØR(]$|^(\d+\s*[xX×])$/.test(line.text)) return null
  const pair = pairAround(line, lines)
  if (!pair) return null
  const [upper, lower] = pair
  const texts = pair.map((one) => (opensBracket.test(line.text) ? withoutBracket(one) : one.text))
  const isLimit = /[ØR×xX]$/.test(line.text)
  const isSmall = upper.size < smallDeviation * line.size
  const values = isLimit
    ? texts
    : withSignBesideZero(withPlus(texts.map(withPoint), isSmall), isSmall)
  if (!isLimit && !values.every((value) => signed.test(value))) return null
  const nominal = line.text.replace(opensBracket, '')
  const text = `${nominal}${isLimit ? '' : ' '}{${values.map(withoutSpaces).join(';')}}`
  return { used: [line, upper, lower], mark: joined(line, text, [upper, lower]) }
}

/** One deviation in smaller figures, raised or lowered; the other one is zero and left out (GOST 2.307). */
export function loneDeviation(line: Line, lines: readonly Line[]): Stacked | null {
  if (!/\d°?\)?$/.test(line.text)) return null
  const beside = besideOf(line, lines)
  const [other] = beside
  if (!other || beside.length > 1 || !/^[+-]\s*(?:\d*[.,])?\d+°?$/.test(other.text)) return null
  const isSmall =
    other.size < alone.size * line.size && other.left - line.right < alone.gap * line.size
  const off = middleOf(other) - middleOf(line)
  if (!isSmall || Math.abs(off) < alone.off * line.size) return null
  const value = withoutSpaces(other.text)
  const text = `${line.text} ${off < 0 ? `{${value};}` : `{;${value}}`}`
  return { used: [line, other], mark: joined(line, text, [other]) }
}

const figures = /^(?:\d*[.,])\d+$/

/** Deviations are at most this part of their size. */
const mostShare = 0.02

/** The lower one behind its size, and the upper one above that, in heights of the font. */
const lowerPlace = { off: 0.1, overlap: 0.2, gap: 0.6 }
const upperPlace = { least: 0.7, most: 1.3 }

const nominalAndLower =
  /^((?:\d+\s?[xX×]\s?)?(?:S?Ø|R)?\s?(\d+(?:[.,]\d+)?))(?:\s+((?:\d*[.,])\d+))?$/

/**
 * `Ø7.00 0.005` below `0.02`: two positive deviations without their signs, the lower one right behind the size or in one
 * line with it. Numbers that small are no sizes of their own so close to another one.
 */
export function unsignedDeviations(line: Line, lines: readonly Line[]): Stacked | null {
  const [, whole, nominal, inLine] = nominalAndLower.exec(line.text) ?? []
  if (!whole || !nominal) return null
  const { size, right, base } = line
  const isSmall = (text: string) =>
    figures.test(text) && numberIn(text) < mostShare * numberIn(nominal)
  const small = lines.filter(({ text }) => isSmall(text))
  const behind = small.find(
    (other) =>
      Math.abs(other.base - base) < lowerPlace.off * size &&
      other.left - right > -lowerPlace.overlap * size &&
      other.left - right < lowerPlace.gap * size,
  )
  const lower = inLine ?? behind?.text
  if (lower === undefined || !isSmall(lower)) return null
  const end = inLine ? right : (behind?.right ?? right)
  const upper = small.find((other) => {
    const rise = base - other.base
    const isAbove = rise > upperPlace.least * size && rise < upperPlace.most * size
    return isAbove && Math.abs(other.right - end) < size
  })
  if (!upper || numberIn(upper.text) <= numberIn(lower)) return null
  const others = inLine || !behind ? [upper] : [upper, behind]
  const text = `${whole} {+${upper.text};+${lower}}`
  return { used: [line, ...others], mark: joined(line, text, others) }
}

/** Both signs before one deviation, or the plus alone. */
const symmetric = /^± ?(?:\d*[.,])?\d+°?$/
const plus = /^\+ ?((?:\d*[.,])?\d+)$/
/** A minus by itself below a plus, in heights of its font: how far it is off to the side, and below. */
const minusPlace = { aside: 0.5, least: 0.1, most: 0.7 }

/** The minus that was written below the plus of a deviation, so that both are a `±`. */
function minusBelow(one: Line, lines: readonly Line[]): Line | undefined {
  return lines.find(({ text, left, base }) => {
    const drop = base - one.base
    const isBelow = drop > minusPlace.least * one.size && drop < minusPlace.most * one.size
    return (
      /^[-–−]$/.test(text) && isBelow && Math.abs(left - one.left) < minusPlace.aside * one.size
    )
  })
}

/** `±0.10` in small raised figures behind its size; by some, with its minus as a text of its own below its plus. */
export function raisedSymmetric(line: Line, lines: readonly Line[]): Stacked | null {
  if (!/\d°?$/.test(line.text)) return null
  for (const other of lines) {
    const gap = other.left - line.right
    const off = Math.abs(middleOf(other) - middleOf(line))
    const isSmall = other.size < alone.size * line.size
    const isBeside = gap > -besidePlace.overlap * line.size && gap < alone.gap * line.size
    if (!isSmall || !isBeside || off > besidePlace.off * line.size) continue
    const minus = plus.test(other.text) ? minusBelow(other, lines) : undefined
    if (!symmetric.test(other.text) && !minus) continue
    const value = withoutSpaces(other.text).replace('+', '±')
    const used = minus ? [other, minus] : [other]
    return { used: [line, ...used], mark: joined(line, `${line.text} ${value}`, used) }
  }
  return null
}
