import { roughnessGrades } from '@firstangle/drawings/standards'
import type { LengthUnit, RoughnessCallout, RoughnessLimit } from '../callout.ts'
import type { Asides } from './assemble.ts'
import { Cursor } from './cursor.ts'
import { takeDecimal } from './numbers.ts'
import { isProcessWord } from './process-words.ts'

/** Ra values of the metric series below 16: on an inch sheet they can only be micrometres. */
const metricSeries = new Set<number>(roughnessGrades.filter((value) => value < 16))

/** `Pz = 1.52` is a principal moment among the mass properties of a part. */
const parameter =
  /(Rz1max|Rz ?JIS|R(?:a|A|z|Z|t|q|p|v|c|y|max|MAX|sk|ku|Sm|mr|pk|vk|k|3z)|RMS|W[atz]|P[at]|Pz(?! ?=))(?:\d{1,2}(?= \d|max))?(max|MAX)?(?![\p{L}])/uy
const symbol = /√([\u0304\u030a])?([○O](?= |$))?/uy
const around = /ALL ?AROUND|RINGSUM|RUNDUM|UMLAUFEND|ALLSEITIG/i
/** Words for the surface itself, which say nothing more. */
const finishWord =
  /^(?:ALL OVER|ÜBERALL|SURFACE|FINISH|SURFACE (?:FINISH|ROUGHNESS|TEXTURE)|ROUGHNESS|RAUHEIT|OBERFLÄCHE(?:NGÜTE)?|\p{L}{3,12}(?:FLÄCHEN?|SITZ)|(?:SEALING|MATING|CONTACT|BEARING) (?:SURFACE|FACE|SEAT))$/iu
const microinch = /[µu] ?(?:in(?:ch(?:es)?)?|")|MICRO ?IN(?:CH(?:ES)?)?/iy
const micrometre = /[µu]m?(?![\p{L}])/uy
const lays = /([=⊥XMCRP])(?![\p{L}\d])/uy

interface Values {
  parameter: string
  value: number | null
  lowerValue: number | null
  unit: 'um' | 'uin' | null
  acceptance?: Acceptance
  grade?: string
  band?: string
}

type Acceptance = NonNullable<RoughnessCallout['acceptance']>

const spelled = (name: string): string => {
  if (/^R[AZ]$/.test(name)) return `R${name.slice(1).toLowerCase()}`
  if (/^RMAX$/i.test(name)) return 'Rmax'
  if (/JIS$/.test(name)) return 'RzJIS'
  return name === 'RMS' ? 'Rq' : name
}

function takeRoughnessUnit(cursor: Cursor): 'um' | 'uin' | null {
  if (cursor.take(microinch)) return 'uin'
  return cursor.take(micrometre) ? 'um' : null
}

const rules: Readonly<Record<string, Acceptance>> = {
  max: 'MAXIMUM',
  '16%': 'SIXTEEN_PERCENT',
  med: 'MEAN',
}

/** `Tmax`, `T16%`, `Tmed` behind a value (ISO 21920-1). */
const takeRule = (cursor: Cursor): Acceptance | undefined =>
  rules[cursor.take(/T(max|16 ?%|med)(?!\p{L})/uy)?.[1]?.replace(' ', '') ?? '']

/** `MAX`, `MIN` behind a value, in capitals. */
const takeBound = (cursor: Cursor): string | undefined =>
  cursor.take(/(MAX|MIN)\.?(?!\p{L})/iuy)?.[1]?.toUpperCase()

/** `Ra 3.2`, `Rz max 16`, `Ra min 0.8`, `Ra 0.8-1.6`, `Ra {3.2;1.6}`, `Ra 125 µin`. */
function takeNamed(cursor: Cursor): Values | null {
  return cursor.attempt((at) => {
    const side = at.take(/([UL]) (?=R|(?:"[A-Z]" ?)?-?\d{1,2}(?:[.,]\d{1,4})?[-/])/y)?.[1]
    // The type of the filter, where it is not the usual one (ISO 1302).
    at.take(/"[A-Z]" ?(?=-?\d)/y)
    const band = at.take(/(-?\d{1,2}(?:[.,]\d{1,4})?(?:-\d{1,2}(?:[.,]\d)?)?) ?\/ ?(?=R)/y)?.[1]
    const name = at.take(parameter)
    if (!name) return null
    const before = at.take(/(MAX|MIN)\.?(?!\p{L})|(>=?|≥)|[=≤]|<=?/iuy)
    const isStacked = at.take(/\{/y) !== null
    const first = takeDecimal(at)
    if (!first || at.sees(/\/\d/y) !== at.sees(/\/\d+[.,]\d/y)) return null
    const second = at.attempt((next) => (next.take(/[-/;…]|\.{2,3}/y) ? takeDecimal(next) : null))
    if (isStacked && !at.take(/\}/y)) return null
    const unit = takeRoughnessUnit(at)
    const behind = takeBound(at)
    const bound = (before?.[1] ?? behind ?? name[2] ?? '').toUpperCase()
    const acceptance = takeRule(at) ?? (bound === 'MAX' ? 'MAXIMUM' : undefined)
    const high = Math.max(first.value, second?.value ?? 0)
    const low = second ? Math.min(first.value, second.value) : null
    const values = {
      parameter: spelled(name[1] ?? ''),
      unit,
      ...(acceptance ? { acceptance } : {}),
      ...(band ? { band } : {}),
    }
    return side === 'L' || bound === 'MIN' || before?.[2]
      ? { ...values, value: null, lowerValue: first.value }
      : { ...values, value: high, lowerValue: low }
  })
}

/** `N7`; `√ 3.2`, `125 Ra`, `63 RMS`: the parameter behind, or none. */
function takeUnnamed(cursor: Cursor, hasSymbol: boolean): Values | null {
  // `▽6`, `▽▽▽ 8`: a class of roughness on old sheets (GOST 2789), no value in micrometres.
  if (cursor.follows(/▽ ?$/u) && cursor.sees(/(?:1[0-4]|[1-9])(?![\d.,])/y)) return null
  const grade = cursor.attempt((at) => {
    const match = at.take(/N ?(1[0-2]|[1-9])(?![\d.,\p{L}])/uy)
    const value = match && roughnessGrades[Number(match[1]) - 1]
    return value ? { value, grade: `N${match[1]}` } : null
  })
  if (grade) return { parameter: 'Ra', lowerValue: null, unit: 'um', ...grade }
  return cursor.attempt((at) => {
    const number = takeDecimal(at)
    if (!number) return null
    const second = hasSymbol && at.take(/\//y) ? takeDecimal(at) : null
    const unit = takeRoughnessUnit(at)
    const name = at.take(parameter) ?? at.take(/(AA|CLA)(?!\p{L})/uy)
    if (!name && !hasSymbol && unit !== 'uin') return null
    const isMean = name === null || name[1] === 'AA' || name[1] === 'CLA'
    const printed = unit ?? takeRoughnessUnit(at)
    // `16 Ra MAX`
    const bound = takeBound(at)
    const isLeast = bound === 'MIN'
    return {
      value: isLeast ? null : Math.max(number.value, second?.value ?? 0),
      lowerValue: isLeast ? number.value : second && Math.min(number.value, second.value),
      unit: printed,
      parameter: isMean ? 'Ra' : spelled(name[1] ?? ''),
      ...(bound === 'MAX' ? { acceptance: 'MAXIMUM' as const } : {}),
    }
  })
}

interface Extras {
  lay: string | null
  process: string | null
  allowance: number | null
}

const joiner =
  /[;,/](?= )|(?<=R[a-z]{1,3} ?[\d.,]{1,8}) ?\/(?=R)|\( ?[√Vv]? ?\)|\( ?▽{1,4}(?:[ ,]{1,2}▽{1,4}){0,3} ?\)|\( ?√[^()]{0,30}\)|[Ll][Aa][Yy](?= ?[=⊥×XMCRP](?!\p{L}))/uy

/** Values of a symbol with what stands between them. */
function takeBody(cursor: Cursor, hasSymbol: boolean): { values: Values[]; extras: Extras } | null {
  const values: Values[] = []
  const extras: Extras = { lay: null, process: null, allowance: null }
  while (!cursor.isAtEnd()) {
    const allowance = hasSymbol && values.length === 0 ? cursor.attempt(takeAllowance) : null
    if (allowance !== null) extras.allowance ??= allowance
    const found = takeNamed(cursor) ?? (values.length === 0 ? takeUnnamed(cursor, hasSymbol) : null)
    if (found) values.push(found)
    else if (!cursor.take(joiner)) {
      const lay = cursor.take(lays)
      const word = lay
        ? null
        : cursor.take(
            /\p{L}{4,20}(?= [XMCRP]$)|\p{L}[\p{L} .-]{1,40}?(?= (?:R[a-z]|N?\d|=|⊥|\/)|$)/uy,
          )
      if (lay) extras.lay ??= lay[1] ?? null
      else if (word && (hasSymbol || values.length > 0)) extras.process ??= word[0].trim()
      else return null
    }
  }
  return { values, extras }
}

/** A number before the parameter is the machining allowance (ISO 1302). */
function takeAllowance(cursor: Cursor): number | null {
  const number = takeDecimal(cursor)
  return number && cursor.sees(/(?:[\p{L} ]{0,30} )?R(?:a|z|max)/uy) ? number.value : null
}

const limitOf = ({ parameter: name, value, lowerValue }: Values): RoughnessLimit => ({
  parameter: name,
  value,
  lowerValue,
})

/** By the mark above the root sign. */
const removals = { '': 'UNSPECIFIED', '\u0304': 'REQUIRED', '\u030a': 'PROHIBITED' } as const

interface SurfaceContext {
  readonly unit: LengthUnit
  readonly asides?: Asides
}

/** Upper and lower limit of the first parameter, and the limits of others. Two limits of one parameter are one value. */
function limitsIn(values: readonly Values[]) {
  const [first] = values
  const own = values.filter(({ parameter: name }) => name === first?.parameter)
  const others = values.filter(({ parameter: name }) => name !== first?.parameter)
  const lower = own.find(({ value }) => value === null)
  const [upper, second] = own
    .filter(({ value }) => value !== null)
    .sort((one, other) => (other.value ?? 0) - (one.value ?? 0))
  return {
    value: upper?.value ?? null,
    lowerValue: upper?.lowerValue ?? lower?.lowerValue ?? second?.value ?? null,
    isRange: second !== undefined,
    others,
  }
}

/** What words beside a symbol name: a process, the surface itself, which says nothing more, or what has no field. */
function sortOfWords(words: string): 'process' | 'surface' | 'unread' {
  if (around.test(words) || finishWord.test(words)) return 'surface'
  return isProcessWord(words) ? 'process' : 'unread'
}

/**
 * A surface texture: symbol with or without value, parameter with value, N grade (ISO 1302, ISO 21920-1,
 * ASME Y14.36). On inch sheets a value is in µin unless printed otherwise or of the metric series.
 */
export function readRoughness(
  text: string,
  { unit: sheetUnit, asides }: SurfaceContext,
  quantity: number,
  printed: string,
): RoughnessCallout | null {
  const cursor = new Cursor(text)
  const triangles = cursor.take(/▽{1,4}/y)
  const sign = triangles ?? cursor.take(symbol)
  const body = takeBody(cursor, sign !== null)
  if (!body || (!sign && body.values.length === 0)) return null
  const [first] = body.values
  if (!first && text.includes('(') && !sign) return null
  const { value, lowerValue, isRange, others } = limitsIn(body.values)
  const words = body.extras.process
  const sort = words === null ? null : sortOfWords(words)
  if (words !== null && sort === 'unread') {
    // `Rz 25, sonst Rz 63`: no two limits of one surface.
    if (isRange) return null
    // `Nutgrund Ra 0,8`: which surface it is has no field.
    asides?.unread.push(words)
  }
  const isMetricValue = value !== null && metricSeries.has(value)
  return {
    kind: 'roughness',
    text: printed,
    quantity,
    parameter: first?.parameter ?? null,
    value,
    lowerValue,
    unit: first?.unit ?? (sheetUnit === 'inch' && !isMetricValue ? 'uin' : 'um'),
    removal: triangles ? 'REQUIRED' : removals[(sign?.[1] ?? '') as keyof typeof removals],
    appliesAllAround: (!triangles && sign?.[2] !== undefined) || around.test(text),
    lay: body.extras.lay,
    process: sort === 'process' ? words : null,
    machiningAllowance: body.extras.allowance,
    ...(first?.acceptance ? { acceptance: first.acceptance } : {}),
    ...(first?.band ? { band: first.band } : {}),
    ...(first?.grade ? { grade: first.grade } : {}),
    ...(others.length > 0 ? { others: others.map(limitOf) } : {}),
  }
}
