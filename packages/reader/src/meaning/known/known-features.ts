import { numberOf } from '../../number-of.ts'
import { number, printed, type Recognised } from '../explanation.ts'

const numeral = '(\\d{1,3}(?:[.,]\\d{1,2})?)'
const undercutSizes = new RegExp(
  `\\b(?:DIN ?509|FREISTICH)(?: DIN ?509)? ?-? ?([EFGH]) ?${numeral} ?[x×X] ?${numeral}`,
  'iu',
)
const centreHoleSizes = new RegExp(
  `(?:\\b(?:ISO ?6411|DIN ?332(?: ?-? ?1)?)|^(?:ZENTRIER(?:BOHRUNG|UNG)|CENT(?:ER|RE)[ -](?:DRILL|HOLE))) ?-? ?([ABR]) ?${numeral} ?[/x×X] ?${numeral}`,
  'iu',
)
/** `A 2,5/5,3 ISO 6411`: the standard behind its sizes. */
const centreHoleBefore = new RegExp(
  `^([ABR]) ?${numeral} ?[/x×X] ?${numeral} (?:DIN )?(?:ISO ?6411|DIN ?332)(?!\\d)`,
  'u',
)
/** The sign of a taper, a word for it or C (GOST, JIS) before the ratio. */
const coneRatio =
  /^(?:KEGEL|(?:KEGEL)?VERJ[ÜU]NGUNG|KONUS|KONISCH|TAPER|TPR|CONE|CONICITY|CONICIT[ÉÀ]|КОНУСНОСТЬ|[⌲▷◁▻◅]|C ?=|C(?= ))\.? ?1 ?: ?(\d{1,3}(?:[.,]\d{1,4})?)(?: ?± ?[\d.,°'"/: ]+| (?:DIN|ISO)(?: EN)?(?: ISO)? \d{1,5})?$/iu
/** `1:20 Kegel`, `ISO 3040 1:5`: a word behind the ratio, or the standard of tapers before it. */
const coneBehind =
  /^(?:1 ?: ?(?=.* )|ISO ?3040(?: ?-)? ?[⌲▷◁▻◅]? ?1 ?: ?(?=[\d.,]+$))(\d{1,3}(?:[.,]\d{1,4})?)(?: (?:KEGEL|KONUS|KONISCH|TAPER|CONE))?$/iu

const degrees = (angle: number) =>
  number(Math.round((angle * 180 * 1000) / Math.PI) / 1000, 'degree')

/** `DIN 509-E0.6x0.3`, `Freistich E0,6x0,3`: an undercut by its form, radius and depth. */
export function undercut(text: string): Recognised | null {
  const [, form, radius, depth] = undercutSizes.exec(text) ?? []
  if (!form) return null
  const sizes = { radius: number(numberOf(radius)), depth: number(numberOf(depth)) }
  const values = { form: printed(form.toUpperCase()), ...sizes }
  return { statement: 'undercut', standard: 'din509', values }
}

/** `ISO 6411-A2.5/5.3`: a centre hole by its form and its two diameters. */
export function centreHole(text: string): Recognised | null {
  const [, form, pilot, outer] = centreHoleSizes.exec(text) ?? centreHoleBefore.exec(text) ?? []
  if (!form) return null
  const sizes = { pilot: number(numberOf(pilot)), outer: number(numberOf(outer)) }
  return {
    statement: 'centreHole',
    standard: 'iso6411',
    values: { form: printed(form.toUpperCase()), ...sizes },
  }
}

/** `▷ 1:10`: a taper, with the angle of its cone and half of it. */
export function cone(text: string): Recognised | null {
  const ratio = numberOf((coneRatio.exec(text) ?? coneBehind.exec(text))?.[1])
  if (ratio === 0) return null
  const half = Math.atan(1 / (2 * ratio))
  const angles = { angle: degrees(2 * half), half: degrees(half) }
  return { statement: 'cone', standard: null, values: { ratio: number(ratio, 'none'), ...angles } }
}
