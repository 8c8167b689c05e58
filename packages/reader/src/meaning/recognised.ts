import { clearanceHole, findFit } from '@firstangle/drawings/standards'
import { normalise } from '../grammar/look-alikes.ts'
import { clearanceHoleWords } from '../grammar/refusals.ts'
import { numberOf } from '../number-of.ts'
import { datumTargets } from './datum-targets.ts'
import { number, printed, type Recognised } from './explanation.ts'
import { filletWeld } from './known/fillet-welds.ts'
import { centreHole, cone, undercut } from './known/known-features.ts'
import { knownFigures, knownLetters } from './known/known-figures.ts'
import { classAlone, knownLines } from './known/known-lines.ts'
import { knownMeasures } from './known/known-measures.ts'
import { misleading } from './known/misleading-lines.ts'
import { sheetStandard } from './known/sheet-standards.ts'

const twoSizes =
  /^(?:(\d{1,2})(?:[x×X] | (?=LANGL|SLOT|TROU)))?(LANGL(?:OCH|ÖCHER) |SLOTS? |TROUS? OBLONGS? |ASOL[AE] |OJALE?S? )?(?:Ø ?(?=.*(?:LANGL|SLOT)))?([\d.,]{1,6}) ?[x×X] ?([\d.,]{1,6})( LANGL(?:OCH|ÖCHER)| SLOTS?)?(?: (?:THRU(?: ALL)?|DURCH(?:GEHEND)?))?$/iu

/** `SLOT 8 WIDE X 20 LONG` */
const sideNames = /(?<=\d) (?:WIDE|LONG|BREIT|LANG)(?!\p{L})/giu

/** `2x 8x20`, `Langloch 8x20`: the grammar would take the last number for a size, and the others for counts. */
function crossedSizes(text: string): Recognised | null {
  const [, count, before, one, other, behind] = twoSizes.exec(text.replace(sideNames, '')) ?? []
  const [first, second] = [numberOf(one), numberOf(other)]
  if (!(first > 0 && second > 0)) return null
  // A chamfer whose degree sign was left out.
  const isChamfer = first < 10 && other === '45'
  if (count && !before && !behind && isChamfer) return null
  if (before || behind) {
    const [width, length] = [Math.min(first, second), Math.max(first, second)]
    const sizes = { width: number(width, 'none'), length: number(length, 'none') }
    return { statement: 'isSlot', standard: null, values: sizes }
  }
  const sizes = { first: number(first, 'none'), second: number(second, 'none') }
  return count
    ? {
        statement: 'isTwoSizesEach',
        standard: null,
        values: { count: number(Number(count), 'none'), ...sizes },
      }
    : null
}

const screwSize = '(M ?\\d{1,2}(?:[.,]\\d)?)'
const clearance = new RegExp(
  `^(?:\\d{1,3} ?[x×] ?)?(?:${clearanceHoleWords} ${screwSize}|${screwSize} CLEAR(?:ANCE)?(?: HOLES?)?)$`,
  'iu',
)

/** `Durchgangsloch M5`, `clearance for M6`: the hole that a screw passes, by ISO 273. */
function holeForScrew(text: string): Recognised | null {
  const [, behind, before] = clearance.exec(text) ?? []
  const name = (behind ?? before ?? '').replace(' ', '').toUpperCase()
  const hole = name ? clearanceHole(numberOf(name.slice(1))) : undefined
  if (!hole) return null
  const { fine, medium, coarse } = hole
  const values = { first: number(fine), second: number(medium), third: number(coarse) }
  return {
    statement: 'clearanceHole',
    standard: 'iso273',
    values: { name: printed(name), ...values },
  }
}

const weldOrClass = /^(?:z ?(?:[6-9]|1[0-2])|a ?(?:9|1[0-3])|s ?[5-8])$/

/** `z6`: a class of ISO 286 and a leg of a fillet weld have the same form. */
const eitherClassOrWeld = (text: string): Recognised | null =>
  weldOrClass.test(text)
    ? { statement: 'isClassOrWeld', standard: 'iso286', values: { name: printed(text) } }
    : null

const sizeWithCode = /^(?:Ø ?)?(\d{1,4}(?:[.,]\d{1,3})?) ?([A-Za-z]{1,2}\d{1,2})$/u

const gaps = { letter: 'gapLetter', grade: 'gapGrade' } as const

/** `20 I7`, `20 H77`: spelled as a tolerance class that ISO 286 does not have. */
function unknownClass(text: string): Recognised | null {
  if (/^IT ?(?:19|[2-9]\d)$/i.test(text)) {
    return { statement: 'gapGrade', standard: 'iso286', values: { fit: printed(text) } }
  }
  const [, size, code = ''] = sizeWithCode.exec(text) ?? []
  const { gap } = size ? findFit(numberOf(size), code) : {}
  if (gap !== 'letter' && gap !== 'grade') return null
  return { statement: gaps[gap], standard: 'iso286', values: { fit: printed(code) } }
}

/** `1e3`, `2.5E-2`: figures as programs write them; from 5 to 10 the letter makes a class of ISO 286-2. */
function exponent(text: string): Recognised | null {
  const [, size, power = ''] =
    /^(\d{1,4}(?:[.,]\d{1,4})?)[eE](?!(?:[5-9]|10)$)([+-]?\d{1,2})$/.exec(text) ?? []
  if (!size) return null
  const value = numberOf(size) * 10 ** Number(power)
  return {
    statement: 'isExponent',
    standard: null,
    values: { value: number(Number(value.toPrecision(6)), 'none') },
  }
}

/** `.XXX ±.005`, `X.X ±0,2`: what a title block says of sizes by their decimals. */
function byDecimals(text: string): Recognised | null {
  const decimals = /^[X0]{0,3}[.,]([X]{1,4}) ?± ?\d{0,2}[.,]?\d{1,4}"?(?: ?(?:mm|in\.?))?$/i.exec(
    text,
  )?.[1]
  if (!decimals) return null
  const values = { count: number(decimals.length, 'none') }
  return { statement: 'isByDecimals', standard: null, values }
}

/** Lines whose figures the answer shows, though no field holds them. */
const withFigures = (text: string): Recognised | null =>
  undercut(text) ??
  centreHole(text) ??
  filletWeld(text) ??
  knownFigures(text) ??
  sheetStandard(text) ??
  knownMeasures(text) ??
  holeForScrew(text) ??
  eitherClassOrWeld(text) ??
  crossedSizes(text) ??
  exponent(text) ??
  byDecimals(text) ??
  cone(text)

/** A to E with a small number are sheets and zones of a sheet, as A4 and B3. */
function isClass(line: string): boolean {
  const [, letter = '', grade = ''] = classAlone.exec(line) ?? []
  const isOfSheet = /^[A-E]$/i.test(letter) && Number(grade) < 8
  return !isOfSheet && findFit(10, letter + grade).deviations !== undefined
}

/** `10x10/B2`: an area of a datum target, which looks like a size with the fit `x10/B2`. */
const isCrossedTarget = ({ statement, values }: Recognised): boolean =>
  statement === 'isDatumTargetFramed' &&
  values?.size?.kind === 'text' &&
  /[x×]/.test(values.size.text)

/** Whether a line is named before the grammar reads it. */
export function isNoCallout(line: string): boolean {
  const found = recognise(line)
  return found !== null && (misleading.has(found.statement) || isCrossedTarget(found))
}

/** Names a line that stands on drawings and that the decoder does not hold; null where it is unknown. */
export function recognise(line: string): Recognised | null {
  // As typed first: reading look-alikes takes an O for a zero.
  return named(line.replaceAll('−', '-')) ?? named(normalise(line))
}

function named(text: string): Recognised | null {
  const stated = withFigures(text)
  if (stated) return stated
  const target = datumTargets(text, isClass(text))
  if (target) return target
  const found = knownLines.find(
    ([pattern]) => pattern.test(text) && (pattern !== classAlone || isClass(text)),
  )
  if (found) return { statement: found[1], standard: found[2] }
  return unknownClass(text) ?? knownLetters(text)
}
