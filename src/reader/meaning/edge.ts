import type { ChamferCallout, RadiusCallout } from '../callout.ts'
import { exact, number, say } from './explanation.ts'
import { converted, generalEdge } from './general.ts'
import { joined, type Part, part } from './part.ts'
import { toleranceMeaning } from './tolerance.ts'

/** A chamfer: its legs and its angle. */
export function chamferMeaning(callout: ChamferCallout): Part {
  const { size, tolerance } = callout
  return joined([
    legs(callout),
    tolerance ? toleranceMeaning(size, tolerance, size.unit) : generalEdge(size),
    converted(size.value, size.unit),
  ])
}

function legs({ size, secondSize, angle }: ChamferCallout): Part {
  const { value, unit } = size
  const values = { size: number(value, unit) }
  const standards = ['iso129' as const]
  if (secondSize && secondSize.unit === unit) {
    const degrees = (Math.atan2(secondSize.value, value) * 180) / Math.PI
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
      rows: [
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

/** A radius, of an edge or of a sphere. */
export function radiusMeaning(callout: RadiusCallout): Part {
  const { value, unit, isSpherical, tolerance, isReference, isBasic } = callout
  if (value === null) {
    return joined([
      part({ statements: [say('radiusOpen')], standards: ['iso129'] }),
      tolerance ? toleranceMeaning(null, tolerance, unit) : part({}),
    ])
  }
  const size = { value, unit }
  const isFree = isReference || isBasic
  return joined([
    part({
      statements: [
        say(isSpherical ? 'sphericalRadius' : 'radius', { value: number(value, unit) }),
        ...(isBasic ? [say('basic')] : []),
        ...(isReference ? [say('reference')] : []),
      ],
      standards: ['iso129'],
    }),
    tolerance
      ? toleranceMeaning(size, tolerance, size.unit)
      : isFree
        ? part({})
        : generalEdge(size),
    converted(value, unit),
  ])
}
