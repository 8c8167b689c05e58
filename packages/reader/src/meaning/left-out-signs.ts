import { exact } from '@firstangle/drawings/standards'
import type { BoreCallout, Callout, GeometricCallout } from '../callout.ts'
import { anySymbol } from '../grammar/characteristics.ts'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import { numberOf } from '../number-of.ts'
import type { Alternative, DoubtRule } from './doubt.ts'
import { forms } from './geometric.ts'
import { isPlainHole } from './hole.ts'
import { mayBeInches } from './inch-doubts.ts'

const plainLetter = new RegExp(
  `^(?:${anySymbol}|\\p{L}[\\p{L} .]{1,30}?) ?S?Ø? ?\\d{0,2}[.,]?\\d{1,5}(?: ?mm)? ([MLS])(?= [A-Z]|$)`,
  'u',
)

/** `⌖ Ø0.1 M A B`: a modifier typed without its circle, or a datum M. Nobody calls a first datum M who also has an A. */
const plainModifier: DoubtRule = ({ text, unit, callouts }) => {
  const letter = plainLetter.exec(text)?.[1]
  const [frame] = callouts
  if (!letter || frame?.kind !== 'gdt' || callouts.length !== 1) return []
  const [first, ...rest] = frame.datums
  if (first?.label !== letter || first.modifiers.length > 0) return []
  const asModifier: GeometricCallout = {
    ...frame,
    modifiers: [...frame.modifiers, letter],
    datums: rest,
  }
  const shareBesideDatums = rest.length > 0 ? 0.9 : 0.6
  // Form has no datum.
  const share = forms.has(frame.characteristic) ? 1 : shareBesideDatums
  const isOpenUnit = mayBeInches({ text, unit })
  const ofInch = isOpenUnit ? 0.7 : 1
  const likelier = (callout: GeometricCallout): GeometricCallout =>
    isOpenUnit ? { ...callout, zone: { ...callout.zone, unit: 'inch' } } : callout
  const readings: Alternative[] = [
    { callouts: [likelier(asModifier)], share: share * ofInch, reason: 'readModifierLetter' },
    { callouts: [asModifier], share: share * (1 - ofInch), reason: 'readMillimetres' },
    { callouts: [likelier(frame)], share: 1 - share, reason: 'readDatumLetter' },
  ]
  return readings.filter((reading) => reading.share > 0)
}

/** `2x 1x45`, `2x45`: a chamfer whose degree sign was left out, or places of one size. */
const lostDegree: DoubtRule = ({ text, unit, callouts }) => {
  const [, times, leg] = /^(\d{1,2} ?[x×X] ?)?(\d(?:[.,]\d{1,2})?) ?[x×X] ?45$/u.exec(text) ?? []
  if (!leg || (!times && !/^[2-9]$/.test(leg))) return []
  const chamfers = parseCallouts(`${times ?? ''}CHAMFER ${leg}x45°`, { unit })
  const read = chamfers.map((each) => ({ ...each, text }))
  if (read.length !== 1) return []
  return times || callouts.length === 0
    ? [{ callouts: read, share: 0.9, reason: 'readLostDegree' }]
    : [
        { callouts: read, share: 0.6, reason: 'readLostDegree' },
        { callouts, share: 0.4, reason: 'readCount' },
      ]
}

/** `2X2`: a chamfer with two legs, or two places of one size. */
const evenLegs: DoubtRule = ({ text, unit, callouts }) => {
  const size = /^([2-8])[xX]\1$/u.exec(text)?.[1]
  if (!size || callouts.length !== 1 || callouts[0]?.kind !== 'chamfer') return []
  const sizes = parseCallouts(size, { unit })
  const places = sizes.map((each) => ({ ...each, text, quantity: Number(size) }))
  const share = text.includes('X') ? 0.5 : 0.7
  return [
    { callouts, share, reason: 'readChamfer' },
    { callouts: places, share: 1 - share, reason: 'readCount' },
  ]
}

/** `Senkung 10x90`: an angle of countersinks, and no depth of a counterbore. */
const lostSinkDegree: DoubtRule = ({ text, unit, callouts }) => {
  const [, sink, size, angle] =
    /^((?:\p{L}{1,8})?SENKUNG|CSK|C'?SINK) (?:Ø ?)?(\d{1,2}(?:[.,]\d{1,3})?) ?[x×X] ?(60|82|90|100|120)$/iu.exec(
      text,
    ) ?? []
  if (!sink || callouts.length !== 1) return []
  const spelled = `${sink} Ø${size} x ${angle}°`
  const read = parseCallouts(spelled, { unit }).map((each) => ({ ...each, text }))
  return [{ callouts: read, share: 0.9, reason: 'readSinkDegree' as const }].filter(
    ({ callouts: found }) => found.length === 1,
  )
}

/** `Ø11 DURCH Ø18x11 TIEF`, `Ø9 / Ø15 tief 9`: a hole with its counterbore, or two features side by side. */
const steppedHole: DoubtRule = ({ text, callouts }) => {
  const [hole, step, ...others] = callouts
  if (step?.kind !== 'bore' || !isPlainHole(step) || !step.diameter || others.length > 0) return []
  const inner = hole && innerHole(hole, text)
  if (!inner || !isWider(step, inner) || inner.quantity !== step.quantity) return []
  const { diameter, depth } = step
  if (depth?.value == null || step.tolerance) return []
  const seat = { value: depth.value, unit: depth.unit }
  const { quantity } = step
  const stepped: Callout = {
    ...step,
    ...inner,
    text,
    quantity,
    counterbore: { diameter, depth: seat, isSpotface: false },
  }
  const share = hole.kind === 'bore' ? 0.9 : 0.6
  return [
    { callouts: [stepped], share, reason: 'readCounterbored' },
    { callouts, share: 1 - share, reason: 'readTwoHoles' },
  ]
}

type InnerHole = Pick<BoreCallout, 'diameter' | 'depth' | 'quantity'>

/** A hole that goes through, or a mere diameter in front of the stroke. */
function innerHole(callout: Callout, text: string): InnerHole | null {
  if (callout.kind === 'bore') {
    const isThrough = callout.depth?.type === 'THROUGH' || callout.depth?.type === 'THROUGH_ALL'
    return isThrough && isPlainHole(callout) ? callout : null
  }
  const isDiameter = callout.kind === 'dimension' && callout.type === 'diameter'
  if (!isDiameter || callout.value === null || callout.tolerance || !/\d ?\/ ?Ø/u.test(text)) {
    return null
  }
  const { value, unit, quantity } = callout
  return { diameter: { value, unit }, depth: null, quantity }
}

const isWider = (step: BoreCallout, { diameter: inner }: InnerHole): boolean =>
  step.diameter !== null &&
  inner !== null &&
  inner.unit === step.diameter.unit &&
  step.diameter.value > inner.value

/** `5 x 20 (100)`: a chain whose sum lost its sign of equality. */
const bareChain: DoubtRule = ({ text, unit, callouts }) => {
  const [, count, space, sum] =
    /^(\d{1,3}) ?[x×X] ?(\d{1,4}(?:[.,]\d{1,3})?) ?\((\d{1,5}(?:[.,]\d{1,3})?)\)$/u.exec(text) ?? []
  if (!count || !space || !sum || callouts.length > 0) return []
  const [times, each, total] = [count, space, sum].map((one) => numberOf(one))
  if (exact((times ?? 0) * (each ?? 0)) !== total) return []
  const read = parseCallouts(`${count}x ${space} (=${sum})`, { unit })
  const chains = read.map((one) => ({ ...one, text }))
  return chains.length === 1 ? [{ callouts: chains, share: 1, reason: 'readChain' }] : []
}

/** `12 H7 +18/0`: deviations of a class in micrometres, as tables print them. */
const deviationsInMicrometres: DoubtRule = ({ text, unit, callouts }) => {
  const [, size, first = '', second = ''] =
    /^((?:Ø ?)?\d{1,3}(?:[.,]\d{1,3})? ?[A-Za-z]{1,2} ?\d{1,2}) \(?([+-]?\d{1,3}) ?[/; ] ?([+-]?\d{1,3})(?: ?µm)?\)?$/u.exec(
      text,
    ) ?? []
  const isLarge = Math.max(Math.abs(Number(first)), Math.abs(Number(second))) > 1
  if (!size || !isLarge || unit === 'inch') return []
  const inMillimetres = [first, second].map((each) => {
    const value = Number(each) / 1000
    return value > 0 ? `+${value}` : `${value}`
  })
  const read = parseCallouts(`${size} ${inMillimetres.join('/')}`, { unit })
  return read.length === 1 && callouts.length < 2
    ? [{ callouts: read, share: 0.9, reason: 'readDeviationMicrometres' }]
    : []
}

/** `m8`: a thread typed in a hurry, or a tolerance class that lost its size. */
const smallThread: DoubtRule = ({ text, unit, callouts }) => {
  const size = /^m ?(\d{1,2}(?:[.,]5)?)$/u.exec(text)?.[1]
  if (!size || callouts.length > 0) return []
  const read = parseCallouts(`M${size}`, { unit })
  const isClass = /^[5-7]$/.test(size)
  return read.length === 1
    ? [{ callouts: read, share: isClass ? 0.6 : 0.8, reason: 'readThreadLetter' }]
    : []
}

/** Doubts about signs that people leave out when they type. */
export const leftOutSigns: readonly DoubtRule[] = [
  plainModifier,
  lostDegree,
  evenLegs,
  lostSinkDegree,
  steppedHole,
  bareChain,
  deviationsInMicrometres,
  smallThread,
]
