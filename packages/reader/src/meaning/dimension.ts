import { exact } from '@firstangle/drawings/standards'
import type { DimensionCallout } from '../callout.ts'
import { continuousFeature, sizeModifiers } from '../modifiers.ts'
import { bounded, number, printed, say, word } from './explanation.ts'
import { converted, generalSize } from './general.ts'
import type { TitleKey } from './keys.ts'
import { joined, type Part, part } from './part.ts'
import type { StatementKey } from './statement-keys.ts'
import { toleranceMeaning } from './tolerance.ts'

/** A fit is two classes together; one alone is a tolerance class. Other dimensions are called by their kind. */
export const dimensionTitle = ({ tolerance, type, isPitchCircle }: DimensionCallout): TitleKey => {
  if (isPitchCircle) return 'pitchCircle'
  if (tolerance?.fit === undefined) return type
  // `±IT12/2` is half of a grade, and no class.
  if (tolerance.fit.startsWith('±')) return type
  return tolerance.fit.includes('/') ? 'fit' : 'toleranceClass'
}

/** A dimension: what is measured, how its tolerance is given, and within which limits it is good. */
export function dimensionMeaning(callout: DimensionCallout): Part {
  const { value, unit, tolerance, type } = callout
  const size = value === null ? null : { value, unit }
  const isSize = type !== 'angle' && type !== 'arc'
  return joined([
    part({ statements: [opening(callout)], standards: ['iso129'] }),
    exactness(callout),
    chain(callout),
    tolerance ? toleranceMeaning(size, tolerance, unit, isSize) : untoleranced(callout),
    part(
      callout.isEnvelope
        ? { statements: [say('modifierE')], standards: ['iso14405' as const] }
        : {},
    ),
    sizeModifiersOf(callout),
    converted(value, unit),
  ])
}

/** Modifiers of ASME Y14.5, as the grammar takes them: rings as they are. */
const asmeStatements: readonly (readonly [name: string, statement: StatementKey])[] = [
  [continuousFeature, 'continuousFeature'],
  ['Ⓕ', 'modifierF'],
  ['Ⓘ', 'modifierI'],
  ['ST', 'modifierST'],
  ['AVG', 'modifierAVG'],
]

/** What the modifiers of a size say (ISO 14405-1, ASME Y14.5). */
export function sizeModifiersOf({ modifiers = [] }: { modifiers?: readonly string[] }): Part {
  const statements = sizeModifiers
    .filter((name) => modifiers.includes(name))
    .map((name) => say('sizeModifier', { name: printed(name), meaning: word(`size${name}`) }))
  const own = part(statements.length > 0 ? { statements, standards: ['iso14405'] } : {})
  const american = asmeStatements
    .filter(([name]) => modifiers.includes(name))
    .map(([, key]) => say(key))
  return american.length > 0
    ? joined([own, part({ statements: american, standards: ['asmeY145'] })])
    : own
}

/** `t=2`, `s=2`, `THK 3`, `5 THK`: letters and words that name a thickness. */
const thicknessLetter = /(?:^|[\s(x×])(?:t ?=?|[Ts] ?=|s(?=\d))(?= ?\d)/u
const thicknessWord =
  /(?:^|[\s(x×\d])(?:(?:THK|THICK(?:NESS)?|DICKE?|(?:BLECH|MATERIAL|WAND)(?:DICKE|STÄRKE)|WALL THICKNESS|BLECH|[ÉE]P(?:AISSEUR)?|SPESSORE|ESPESOR)(?!\p{L})|板厚|厚)/iu

const isThickness = ({ type, text }: DimensionCallout): boolean =>
  type === 'linear' && (thicknessLetter.test(text) || thicknessWord.test(text))

function nameOfSize(callout: DimensionCallout) {
  if (callout.isPitchCircle) return 'pitchCircle'
  return isThickness(callout) ? 'thickness' : callout.type
}

function opening(callout: DimensionCallout) {
  const { value, unit, tolerance } = callout
  const { limitLow, limitHigh } = tolerance ?? {}
  if (value !== null)
    return say(nameOfSize(callout), { value: bounded(value, unit, tolerance, callout.text) })
  if (limitLow !== undefined && limitHigh !== undefined) {
    return say('limitsOnly', { low: number(limitLow, unit), high: number(limitHigh, unit) })
  }
  if (limitHigh !== undefined) return say('limitMost', { value: number(limitHigh, unit) })
  if (limitLow !== undefined) return say('limitLeast', { value: number(limitLow, unit) })
  return say('sizeOpen')
}

function exactness({ isBasic, isReference, isApproximate }: DimensionCallout): Part {
  return part({
    statements: [
      ...(isBasic ? [say('basic')] : []),
      ...(isReference ? [say('reference')] : []),
      ...(isApproximate ? [say('approximate')] : []),
    ],
    ...(isBasic ? { standards: ['iso1101' as const] } : {}),
  })
}

/** Equal spaces one behind the other, with the sum that is printed beside them. */
function chain({ chainTotal, quantity, value, unit }: DimensionCallout): Part {
  if (chainTotal === undefined || value === null) return part({})
  const product = exact(quantity * value)
  const values = {
    count: number(quantity, 'none'),
    value: number(value, unit),
    total: number(chainTotal, unit),
    product: number(product, unit),
  }
  return part({
    statements: [say('chain', values)],
    notes: product === chainTotal ? [] : [say('chainDiffers', values)],
  })
}

/** Boxed, bracketed and approximate sizes have no tolerance, not even a general one. */
function untoleranced(callout: DimensionCallout): Part {
  const { value, unit, type, isBasic, isReference, isApproximate } = callout
  if (value === null || isBasic || isReference || isApproximate) return part({})
  const general = generalSize({ value, unit }, type)
  return isThickness(callout)
    ? joined([general, part({ notes: [say('thicknessSheet')] })])
    : general
}
