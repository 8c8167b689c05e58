import { exact } from '@firstangle/drawings/standards'
import { degreesOf } from '../angles.ts'
import type { ChamferCallout, PrintedTolerance, RadiusCallout, Unit } from '../callout.ts'
import { bounded, limits, number, say } from './explanation.ts'
import { converted, generalEdge } from './general.ts'
import { joined, type Part, part } from './part.ts'
import { toleranceMeaning } from './tolerance.ts'

/** A chamfer: its legs and its angle. */
export function chamferMeaning(callout: ChamferCallout): Part {
  const { size, tolerance, angle, angleTolerance } = callout
  return joined([
    legs(callout),
    tolerance ? toleranceMeaning(size, tolerance, size.unit, false) : generalEdge(size),
    angle !== null && angleTolerance ? angleLimits(angle, angleTolerance) : part({}),
    converted(size.value, size.unit),
  ])
}

/** The tolerance that is printed behind the angle. */
function angleLimits(angle: number, { lower, upper }: PrintedTolerance): Part {
  if (lower === undefined || upper === undefined) return part({ notes: [say('oneDeviation')] })
  const figure = limits(exact(angle + lower), exact(angle + upper), 'degree')
  return part({ rows: [{ label: 'angleLimits', figure, source: 'computed' }] })
}

function legs({ size, secondSize, angle, tolerance, text }: ChamferCallout): Part {
  const { value, unit } = size
  const { limitLow, limitHigh } = tolerance ?? {}
  const isRange = limitLow !== undefined && limitHigh !== undefined
  const leg = isRange ? limits(limitLow, limitHigh, unit) : bounded(value, unit, tolerance, text)
  const values = { size: leg }
  const standards = ['iso129' as const]
  if (secondSize && secondSize.unit === unit) {
    const degrees = degreesOf(Math.atan2(secondSize.value, value))
    const figure = number(Math.round(degrees * 100) / 100, 'degree')
    return part({
      statements: [say('chamferLegs', { ...values, second: number(secondSize.value, unit) })],
      rows: [{ label: 'chamferAngle', figure, source: 'computed' }],
      standards,
    })
  }
  if (angle === 45) {
    const face = number(Math.round(value * Math.SQRT2 * 1000) / 1000, unit)
    const removed = number(exact(2 * value), unit)
    return part({
      statements: [say('chamferEven', values)],
      notes: /(?:^|[^\p{L}])C ?[\d.,]/u.test(text) ? [say('chamferLetter')] : [],
      rows: isRange
        ? []
        : [
            { label: 'chamferFace', figure: face, source: 'computed' },
            { label: 'chamferDiameter', figure: removed, source: 'computed' },
          ],
      standards,
    })
  }
  if (angle === null) return part({ statements: [say('chamferOpen', values)], standards })
  return part({
    statements: [say('chamferAngle', { ...values, angle: number(angle, 'degree') })],
    notes: [say('chamferSide')],
    standards,
  })
}

/** A radius without nominal value: of two limits, or full. */
function radiusOpening(tolerance: PrintedTolerance | null, unit: Unit) {
  const { limitLow, limitHigh } = tolerance ?? {}
  if (limitLow === undefined || limitHigh === undefined) return say('radiusOpen')
  return say('limitsOnly', { low: number(limitLow, unit), high: number(limitHigh, unit) })
}

/** `CR3`: a controlled radius (ASME Y14.5). */
export const isControlled = (text: string): boolean => /(?:^|[^\p{L}])CR ?[\d.,]/u.test(text)

/** `TRUE R5`: a radius that is not seen in its true shape (ASME Y14.5). */
const isTrue = (text: string): boolean => /(?:^|[^\p{L}])(?:TRUE|WAHRER?) S?R/iu.test(text)

/** `~R3`: the callout has no field for it. */
const isApproximate = (text: string): boolean =>
  /^(?:\d{1,2} ?[x×] ?)?(?:~|CA\.?(?!\p{L})|APPROX)/iu.test(text)

/** A radius, of an edge or of a sphere. */
export function radiusMeaning(callout: RadiusCallout): Part {
  const { value, unit, isSpherical, tolerance, isReference, isBasic, text } = callout
  if (value === null) {
    return joined([
      part({ statements: [radiusOpening(tolerance, unit)], standards: ['iso129'] }),
      tolerance ? toleranceMeaning(null, tolerance, unit, false) : part({}),
    ])
  }
  const size = { value, unit }
  const isRough = isApproximate(text)
  const isFree = isReference || isBasic || isRough
  const untoleranced = isFree ? part({}) : generalEdge(size)
  return joined([
    part({
      statements: [
        say(isSpherical ? 'sphericalRadius' : 'radius', {
          value: bounded(value, unit, tolerance, text),
        }),
        ...(isBasic ? [say('basic')] : []),
        ...(isReference ? [say('reference')] : []),
        ...(isRough ? [say('approximate')] : []),
      ],
      notes: [
        ...(isControlled(text) ? [say('controlledRadius')] : []),
        ...(isTrue(text) ? [say('trueRadius')] : []),
      ],
      standards: ['iso129'],
    }),
    tolerance ? toleranceMeaning(size, tolerance, size.unit, false) : untoleranced,
    converted(value, unit),
  ])
}
