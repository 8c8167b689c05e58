import { mmPerInch } from '@firstangle/drawings/standards'
import { numberOf } from '../../number-of.ts'
import { type Figure, type FigureUnit, number, printed, type Recognised } from '../explanation.ts'
import type { StatementKey } from '../statement-keys.ts'
import { drillSize } from './drill-sizes.ts'

const least = '(?:MIN\\.?|≥|>=?|MINDESTENS) ?'
const most = '(?:MAX\\.?|≤|<=?|HÖCHSTENS) ?'
const spread = (numeral: string, other = numeral) =>
  `(${least}|${most})?(${numeral})(?: ?(\\+|-|–|\\.{2,3}|…|±|TO|BIS) ?(${other})(?: ?/ ?-?0)?)?(?: ?(MIN|MAX)\\.?)?`

const isLeast = new RegExp(`^(?:${least}|MIN)$`, 'iu')

/** What a value, a range, a value with a deviation or a bound says: `58-62`, `60+4`, `58 ±2`, `min. 650`. */
function rangeOf(groups: readonly (string | undefined)[], unit: FigureUnit): Figure | null {
  const [before = '', first, sign, second, behind = ''] = groups
  const value = numberOf(first)
  if (!(value > 0)) return null
  if (!sign) {
    const side = before + behind
    if (isLeast.test(side)) {
      return { kind: 'bound', side: 'least', value, unit }
    }
    return side ? { kind: 'bound', side: 'most', value, unit } : number(value, unit)
  }
  if (before || behind) return null
  const other = numberOf(second)
  const rounded = (sum: number) => Math.round(sum * 1000) / 1000
  if (sign === '+') return { kind: 'limits', low: value, high: rounded(value + other), unit }
  if (sign === '±') {
    return { kind: 'limits', low: rounded(value - other), high: rounded(value + other), unit }
  }
  // `62-2`: a deviation down, on sheets older than ISO 15787.
  if (sign === '-' && other <= value / 10) {
    return { kind: 'limits', low: rounded(value - other), high: value, unit }
  }
  return other > value ? { kind: 'limits', low: value, high: other, unit } : null
}

const words = '(?:(?!MIN|MAX)\\p{L}[\\p{L} .:]{2,40}? )?'
const scale = '(HR ?[ABC]|HV ?\\d{0,2}(?:[.,]\\d)?|HB[WS]?(?: ?[\\d.,]{1,4}/[\\d.,]{1,5})?)'
const hardnessBehind = new RegExp(`^${words}${spread('\\d{2,3}', '\\d{1,3}')} ?${scale}$`, 'iu')
const hardnessInFront = new RegExp(
  `^${words}(HR ?[ABC]|HV|HB[WS]?) ?[:=]? ?${spread('\\d{2,3}', '\\d{1,3}')}$`,
  'iu',
)

const hardnessNames: Readonly<Record<string, StatementKey>> = {
  HR: 'hardnessRockwell',
  HV: 'hardnessVickers',
  HB: 'hardnessBrinell',
}

/** What the Rockwell scales are defined for (ISO 6508-1). */
const scales: Readonly<Record<string, readonly [low: number, high: number]>> = {
  HRA: [20, 95],
  HRB: [10, 100],
  HRC: [20, 70],
}

/** The scale that a hardness lies beside; null where it lies on it. */
function scaleBeside(name: string, range: Figure): Figure | null {
  const [low, high] = scales[name.replace(' ', '')] ?? []
  if (low === undefined || high === undefined) return null
  const value = 'value' in range ? [Number(range.value)] : []
  const values = 'high' in range ? [range.low, range.high] : value
  const isBeside = values.some((value) => value < low || value > high)
  return isBeside ? { kind: 'limits', low, high, unit: 'none' } : null
}

const isOfDepth = /^(?:CHD|SHD|NHD|EHT|RHT|NHT)(?!\p{L})/iu

/** `58-62 HRC`, `gehärtet 60+4 HRC`, `HV 650`: how hard, on which scale. */
function hardness(text: string): Recognised | null {
  // `NHD 400 HV 0,3`: the hardness down to which a depth reaches, and the force of its test.
  if (isOfDepth.test(text)) return null
  // `46 HRC ±2`, `60 HRC min`: the deviation or the side behind the scale.
  const spelled = text.replace(
    /^(\d{2,3}) ?(HR ?[ABC]|HV(?: ?\d{1,2})?|HB[WS]?) ?([±+] ?\d{1,3}|MIN\.?|MAX\.?)$/iu,
    '$1 $3 $2',
  )
  const behind = hardnessBehind.exec(spelled)
  const front = behind ? null : hardnessInFront.exec(text)
  const name = (behind?.[6] ?? front?.[1] ?? '').toUpperCase()
  const statement = hardnessNames[name.slice(0, 2)]
  const range = rangeOf((behind ? behind.slice(1, 6) : front?.slice(2, 7)) ?? [], 'none')
  if (!statement || !range) return null
  const values = { name: printed(name), range }
  const limits = scaleBeside(name, range)
  if (limits)
    return {
      statement: 'hardnessOffScale',
      standard: 'iso15787',
      values: { ...values, scale: limits },
    }
  return { statement, standard: 'iso15787', values }
}

const depthNames: Readonly<Record<string, StatementKey>> = {
  CHD: 'caseDepth',
  EHT: 'caseDepth',
  SHD: 'surfaceDepth',
  RHT: 'surfaceDepth',
  NHD: 'nitridingDepth',
  NHT: 'nitridingDepth',
}

const hardenedDepth = new RegExp(
  `^${words}(CHD|SHD|NHD|EHT|RHT|NHT)(?: ?\\d{3}(?: ?HV ?[\\d.,]{1,3})?| ?HV ?\\d[\\d.,]{0,2}(?= ?=))?(?: ?[:=] ?| )${spread('\\d[.,]\\d{1,2}')}(?: ?mm)?$`,
  'iu',
)

/** `CHD 550 HV1 = 0,8 +0,4`, `Eht 0,5-0,8`: how deep the hardness reaches. */
function hardeningDepth(text: string): Recognised | null {
  const found = hardenedDepth.exec(text)
  const statement = depthNames[(found?.[1] ?? '').toUpperCase()]
  const range = rangeOf(found?.slice(2, 7) ?? [], 'mm')
  if (!statement || !range) return null
  return { statement, standard: 'iso15787', values: { range } }
}

const depthBehind = new RegExp(
  `^(.{2,60}?)(?:,| ?\\+)? ((?:CHD|SHD|NHD|EHT|RHT|NHT)(?:(?: ?[:=] ?| )(?:${least})?\\d[.,]?\\d{0,2}.{0,14}))$`,
  'iu',
)

/** `einsatzgehärtet 60+4 HRC, CHD 0,6+0,3`: how hard, and how deep. */
function hardnessWithDepth(text: string): Recognised | null {
  const [, front = '', behind = ''] = depthBehind.exec(text) ?? []
  const surface = front ? hardness(front) : null
  // A whole number of millimetres is one here, where the hardness stands before it.
  const depth = surface ? hardeningDepth(behind.replace(/(?<= )\d$/, '$&,0')) : null
  const [form = ''] = behind.split(/[ :=]/)
  const range = depth?.values?.range
  if (!surface?.values || !range) return null
  const values = { ...surface.values, depth: range, form: printed(form.toUpperCase()) }
  return { statement: 'hardnessWithDepth', standard: 'iso15787', values }
}

const edgeValues =
  /^(?:(?:DIN )?(?:EN )?(?:ISO ?13715)?(?: ?[-–:](?= ))? ?(?:[⌊⌋⌈⌉∟]|\|_|_\||[⌞⌟⌜⌝└┘┌┐])?) ?([+±-]) ?(\d{0,2}[.,]\d{1,3}|\d{1,2})(?: ?[/;]? ?([+-]) ?(\d{0,2}[.,]\d{1,3}|\d{1,2}))?(?: ?(?:DIN )?(?:EN )?(ISO ?13715))?$/iu

/** Words that stand for the sign of an edge: `edges +0.5 burr permitted`, `Kanten -0,3`. */
const edgeWord =
  /(?<!\p{L})(?:(?:OUTER |INNER |ALL )?EDGES?|(?:AU(?:SS|ß)EN|INNEN|WERKSTÜCK-?)?KANTEN?)(?!\p{L})[:,]?/iu
const burrWords =
  /(?<!\p{L})(?:BURRS? (?:IS |ARE )?(?:PERMITTED|ALLOWED|PERMISSIBLE)|GRAT (?:ZULÄSSIG|ERLAUBT))(?!\p{L})/iu
const noBurrWords = /(?<!\p{L})(?:NO BURRS?|BURR[ -]?FREE|GRATFREI)(?!\p{L})/iu

/** `edges 0.2 max`, `Kanten max. 0,2`: how much, but neither plus nor minus. */
const unsignedEdge = /^(?:MAX\.? ?(\d{0,2}[.,]\d{1,3})|(\d{0,2}[.,]\d{1,3}) ?MAX\.?)(?: ?mm)?$/iu

const withoutEdgeWords = (text: string): string =>
  [edgeWord, burrWords, noBurrWords].reduce((rest, words) => rest.replace(words, ''), text).trim()

/** `ISO 13715 -0,3`, `⌊ -0,1/-0,5`: what an edge may lose (minus) or keep (plus). */
function edge(text: string): Recognised | null {
  const isWorded = edgeWord.test(text)
  if (!isWorded && !/13715|^(?:[⌊⌋⌈⌉∟⌞⌟⌜⌝└┘┌┐]|\|_|_\|)/u.test(text)) return null
  const bare = isWorded ? withoutEdgeWords(text) : text
  const [, behind, before] = (isWorded && unsignedEdge.exec(bare)) || []
  const open = numberOf(behind ?? before)
  if (open > 0) {
    const range: Figure = { kind: 'bound', side: 'most', value: open, unit: 'mm' }
    return { statement: 'edgeUnsigned', standard: 'iso13715', values: { range } }
  }
  const [, sign, first, otherSign, second] = edgeValues.exec(bare) ?? []
  const values = [first, second].flatMap((each) => (each ? [numberOf(each)] : []))
  if (!sign) return null
  const standard = 'iso13715'
  // Words that say the opposite of the sign leave open what is meant.
  if ((sign === '+' && noBurrWords.test(text)) || (sign === '-' && burrWords.test(text)))
    return { statement: 'edgeContradiction', standard }
  // An outer and an inner edge, or both limits of one: only the sheet shows which.
  if (otherSign && otherSign !== sign) return { statement: 'edgeBothSigns', standard }
  const [low = 0, high = 0] =
    values.length > 1 ? values.sort((one, next) => one - next) : [0, values[0]]
  if (!(high > low)) return null
  const value = number(high)
  if (sign === '±') return { statement: 'edgeSharp', standard, values: { value } }
  const range: Figure =
    low > 0
      ? { kind: 'limits', low, high, unit: 'mm' }
      : { kind: 'bound', side: 'most', value: high, unit: 'mm' }
  const statement = sign === '-' ? 'edgeRemoved' : 'edgeLeft'
  return { statement, standard, values: { range } }
}

const drill =
  /^(?:\d{1,2} ?[x×] ?)?(?:(?:#|N[OR]\.? ?)(\d{1,2})|(?:(?:LTR|LETTER)\.? )?"?([A-Z])"?)(?: ?\( ?\d?\.\d{2,4}"? ?\))? DRILL(?: (?:THRU|THROUGH))?$|^DRILL (?:#|N[OR]\.? ?)(\d{1,2})$|^DRILL "?([A-Z])"?(?: (?:THRU|THROUGH))?$/iu

/** `#7 DRILL`, `LETTER F DRILL`: the diameter behind the number or the letter. */
function drillByName(text: string): Recognised | null {
  const found = drill.exec(text)
  const name =
    found
      ?.slice(1)
      .find((each) => each !== undefined)
      ?.toUpperCase() ?? ''
  const size = name ? drillSize(name) : undefined
  if (size === undefined) return null
  const millimetres = Math.round(size * mmPerInch * 1000) / 1000
  const values = { first: number(size, 'inch'), second: number(millimetres) }
  return { statement: 'drillSize', standard: null, values: { name: printed(name), ...values } }
}

/** Lines of hardness, edges and drills, with their figures. */
export const knownMeasures = (text: string): Recognised | null =>
  hardness(text) ??
  hardnessWithDepth(text) ??
  hardeningDepth(text) ??
  edge(text) ??
  drillByName(text)
