import { mmPerInch } from '@firstangle/drawings/standards'
import type { Callout } from '../callout.ts'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import type { DoubtRule, ReadLine } from './doubt.ts'
import { restatedSizes } from './restated.ts'
import { parseTyped } from './typed-line.ts'

/** `R1/2`: a pipe thread, or a radius in inches. */
const pipeOrRadius: DoubtRule = ({ text, callouts }) => {
  if (!/^R ?(?:\d+[ -])?\d+\/\d+$/.test(text) || callouts.length !== 1) return []
  const thread = parseCallouts(text, { unit: 'mm' })
  const radius = parseCallouts(text, { unit: 'inch' })
  if (thread[0]?.kind !== 'thread' || radius[0]?.kind !== 'radius') return []
  const isPipe = callouts[0]?.kind === 'thread'
  return [
    { callouts: thread, share: isPipe ? 0.85 : 0.2, reason: 'readPipe' },
    { callouts: radius, share: isPipe ? 0.15 : 0.8, reason: 'readRadiusInch' },
  ]
}

/** `1,200`: a decimal comma, or one that groups thousands. */
const thousands: DoubtRule = ({ text, unit, callouts }) => {
  const [size] = callouts
  const match = /^([1-9]\d{0,2})([.,])(\d{3})$/.exec(text)
  if (!match || size?.kind !== 'dimension' || callouts.length !== 1) return []
  const isPoint = match[2] === '.'
  if (isPoint && unit === 'inch') return []
  const whole: Callout = { ...size, value: Number(`${match[1]}${match[3]}`) }
  const share = isPoint ? 0.1 : 0.2
  return [
    { callouts, share: 1 - share, reason: 'readDecimal' },
    { callouts: [whole], share, reason: 'readThousands' },
  ]
}

/** Without what is said again in inches behind its size: `12.7 [.500] THRU`. */
const withoutRestated = (text: string): string =>
  restatedSizes(text).reduce((rest, bracket) => rest.replace(bracket, ''), text)

/** A number without a zero before its point, on a sheet in millimetres, which have none: it may be one in inches. */
export const mayBeInches = ({ text, unit }: Pick<ReadLine, 'text' | 'unit'>): boolean =>
  unit === 'mm' &&
  /(?<![\d.,])\.\d/.test(withoutRestated(text)) &&
  // A metric thread stands on a sheet in millimetres, whichever way its pitch is typed.
  !/(?<!\p{L})(?:mm(?!\p{L})|M ?\d)/iu.test(text)

/** `.500` without a zero before the point: so inch sheets are written, and no sheets in millimetres. */
const missingZero: DoubtRule = ({ text, unit, callouts }) => {
  if (!mayBeInches({ text, unit }) || callouts.length === 0 || callouts.some(isSurface)) return []
  const inch = parseTyped(text, 'inch').callouts
  if (inch.length === 0 || JSON.stringify(inch) === JSON.stringify(callouts)) return []
  // `25 ±.05`: sheets in inches give the size its decimals as well.
  const isWhole = /^(?:\d{1,3} ?[x×X] ?)?[ØR]?\d+ ?[±+-]/u.test(text)
  // `max.12`, `ca.50`: the dot ends an abbreviation.
  const isEndOfWord = /(?<=\p{L}{2})\.[1-9]\d?(?![\d.,])/u.test(text)
  const share = (isWhole && inch[0]?.kind !== 'thread') || isEndOfWord ? 0.3 : 0.7
  return [
    { callouts: inch, share, reason: 'readInch' },
    { callouts, share: 1 - share, reason: 'readMillimetres' },
  ]
}

const isSurface = ({ kind }: Callout): boolean => kind === 'roughness'

/** Ra in steps of two microinches; micrometres have other steps, and end at 50. */
const microinchSteps = new Set([16, 32, 63, 125, 250, 500])

/** `63√`, `Ra 125` on a sheet in mm without a unit: microinches. */
const microinches: DoubtRule = ({ text, unit, callouts }) => {
  const [surface] = callouts
  if (unit === 'inch' || callouts.length !== 1 || surface?.kind !== 'roughness') return []
  const { parameter, value, grade } = surface
  // RMS is Rq, and older than sheets in micrometres.
  const isStep =
    (parameter === 'Ra' || parameter === 'Rq') && value !== null && microinchSteps.has(value)
  if (!isStep || grade || surface.unit === 'uin' || /[µu]m/.test(text)) return []
  const share = value > 50 ? 0.9 : 0.6
  return [
    { callouts: [{ ...surface, unit: 'uin' }], share, reason: 'readMicroinches' },
    { callouts, share: 1 - share, reason: 'readMicrometres' },
  ]
}

const microinchPair = /^(\d{1,3}) ?\/ ?(\d{1,3})$/

/** `125 / 63`: two limits of a surface in microinches, whose symbol stands apart; limits of a size lie closer together. */
const microinchLimits: DoubtRule = ({ text, callouts }) => {
  const [, upper, lower] = microinchPair.exec(text) ?? []
  const [most, least] = [Number(upper), Number(lower)]
  if (!microinchSteps.has(most) || !microinchSteps.has(least) || most <= least) return []
  const surfaces = parseCallouts(`√${most}/${least}`, { unit: 'inch' })
  const read = surfaces.map((surface) => ({ ...surface, text }))
  return [
    { callouts: read, share: callouts.length > 0 ? 0.6 : 0.8, reason: 'readMicroinches' as const },
    ...(callouts.length > 0 ? [{ callouts, share: 0.4, reason: 'readMillimetres' as const }] : []),
  ]
}

/** `1/2 ±1/64` on a sheet in millimetres, without a sign of inches. */
const fraction: DoubtRule = ({ text, unit, callouts }) => {
  if (unit === 'inch' || callouts.length > 0) return []
  if (!/^(?:Ø ?)?(?:\d{1,2}[ -])?\d{1,2}\/(?:2|4|8|16|32|64)(?: ?±|$)/u.test(text)) return []
  const inch = parseCallouts(text, { unit: 'inch' })
  return inch.length === 1 ? [{ callouts: inch, share: 0.9, reason: 'readFractionInch' }] : []
}

/** `3/8-16 UNC x 1.00 deep` on a sheet in millimetres: shallower than half its diameter, a depth is in inches. */
const threadDepth: DoubtRule = ({ text, unit, callouts }) => {
  const [thread] = callouts
  if (unit === 'inch' || callouts.length !== 1 || thread?.kind !== 'thread') return []
  const { diameter, depth, system } = thread
  if (!system.startsWith('UN') || depth?.value == null || depth.unit !== 'mm') return []
  const across = diameter.unit === 'inch' ? diameter.value * mmPerInch : diameter.value
  if (depth.value > across / 2 || /(?<!\p{L})mm(?!\p{L})/iu.test(text)) return []
  const inch = parseTyped(text, 'inch').callouts
  return [
    { callouts: inch, share: 0.9, reason: 'readThreadInches' },
    { callouts, share: 0.1, reason: 'readMillimetres' },
  ]
}

/** Doubts about the unit of a line, or about its figures. */
export const inchDoubts: readonly DoubtRule[] = [
  pipeOrRadius,
  thousands,
  missingZero,
  threadDepth,
  fraction,
  microinches,
  microinchLimits,
]
