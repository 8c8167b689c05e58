import type { Line } from '../lines.ts'
import { joined, type Stacked, signed, withoutSpaces } from './stacked.ts'

const deviation = /^[+-]?\s*(?:\d*[.,])?\d+°?$/

const middleOf = ({ base, size }: Line): number => base - 0.35 * size

/** Behind `Ø3 h7(` the lower of two small deviations closes the bracket (Creo). */
const opensBracket = /\($/
const withoutBracket = ({ text }: Line): string => text.replace(/\)$/, '').trim()

/** What stands right of a size and may be its deviation or limit. */
function besideOf(line: Line, lines: readonly Line[]): Line[] {
  const { right, size, text } = line
  const isOpen = opensBracket.test(text)
  return lines.filter((other) => {
    const gap = other.left - right
    const off = Math.abs(middleOf(other) - middleOf(line))
    return (
      other !== line &&
      gap > -0.8 * size &&
      gap < 1.5 * size &&
      off < 1.15 * size &&
      other.size < 1.15 * size &&
      deviation.test(isOpen ? withoutBracket(other) : other.text)
    )
  })
}

/** Of lines one above the other the two around the middle of a size; small ones may both stand above it. */
function pairAround(line: Line, beside: readonly Line[]): [Line, Line] | null {
  const least = 0.12 * line.size
  const offset = (other: Line) => middleOf(other) - middleOf(line)
  const above = beside.filter((other) => offset(other) < -least)
  const [upper] = above.sort((a, b) => b.base - a.base)
  const below = beside.filter((other) => offset(other) > least)
  const level = beside.filter(
    (other) => Math.abs(offset(other)) <= least && other.size < 0.85 * line.size,
  )
  const [lower] = [...level, ...below].sort((a, b) => a.base - b.base)
  if (!upper || !lower || Math.abs(upper.left - lower.left) > 1.6 * upper.size) return null
  return [upper, lower]
}

const positive = /^(?:\d*[.,])?\d+°?$/

/** FreeCAD writes the upper of two deviations without its plus: `0.10` over `-0.10`, both smaller than their size. */
function withPlus(pair: readonly string[], isSmall: boolean): readonly string[] {
  const [upper = '', lower = ''] = pair
  const lacksPlus = isSmall && positive.test(upper) && !signed.test(upper) && /^-/.test(lower)
  return lacksPlus ? [`+${upper}`, lower] : pair
}

/** Two deviations right of a nominal size, one above and one below its middle (ISO 129-1, ASME Y14.5). */
export function deviationsOf(line: Line, lines: readonly Line[]): Stacked | null {
  if (!/[\d.,°)ØR(]$|^(\d+\s*[xX×])$/.test(line.text)) return null
  const pair = pairAround(line, besideOf(line, lines))
  if (!pair) return null
  const [upper, lower] = pair
  const texts = pair.map((one) => (opensBracket.test(line.text) ? withoutBracket(one) : one.text))
  const isLimit = /[ØR×xX]$/.test(line.text)
  const values = isLimit ? texts : withPlus(texts, upper.size < 0.8 * line.size)
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
  const isSmall = other.size < 0.85 * line.size && other.left - line.right < 0.6 * line.size
  const off = middleOf(other) - middleOf(line)
  if (!isSmall || Math.abs(off) < 0.05 * line.size) return null
  const value = withoutSpaces(other.text)
  const text = `${line.text} ${off < 0 ? `{${value};}` : `{;${value}}`}`
  return { used: [line, other], mark: joined(line, text, [other]) }
}

const figures = /^(?:\d*[.,])\d+$/
const numberOf = (text: string): number => Number(text.replace(',', '.'))

/** Deviations are at most this part of their size. */
const mostShare = 0.02

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
    figures.test(text) && numberOf(text) < mostShare * numberOf(nominal)
  const small = lines.filter(({ text }) => isSmall(text))
  const behind = small.find(
    (other) =>
      Math.abs(other.base - base) < 0.1 * size &&
      other.left - right > -0.2 * size &&
      other.left - right < 0.6 * size,
  )
  const lower = inLine ?? behind?.text
  if (lower === undefined || !isSmall(lower)) return null
  const end = inLine ? right : (behind?.right ?? right)
  const upper = small.find((other) => {
    const rise = base - other.base
    return rise > 0.7 * size && rise < 1.3 * size && Math.abs(other.right - end) < size
  })
  if (!upper || numberOf(upper.text) <= numberOf(lower)) return null
  const others = inLine || !behind ? [upper] : [upper, behind]
  const text = `${whole} {+${upper.text};+${lower}}`
  return { used: [line, ...others], mark: joined(line, text, others) }
}
