import {
  type FeatureKind,
  materialDeparture,
  positionDeviation,
  virtualSize,
} from '@firstangle/drawings/standards'
import type { PageQuery } from '../../../shared/page-query.ts'
import type { PositionField } from '../../../src/pages/reference/reference-data.ts'
import { type AskedNumber, askedNumber } from './asked-number.ts'

/** Fields of the form, named as in the address. */
export const positionFields: readonly PositionField[] = ['x', 'y', 'zone', 'limit', 'size']

/** What was asked for, and the result if every value is given. Values in the unit of the drawing. */
export interface PositionAnswer {
  fields: Record<PositionField, AskedNumber>
  isMaximum: boolean
  feature: FeatureKind
  isAsked: boolean
  result: PositionResult | null
}

export interface PositionResult {
  x: number
  y: number
  /** Diameters. */
  deviation: number
  zone: number
  /** Null without the maximum material requirement. */
  bonus: number | null
  permitted: number
  /** Null without the maximum material requirement. */
  virtual: number | null
  isInside: boolean
  /** The size is beyond its limit at maximum material: it fails before the position does. */
  isBeyondLimit: boolean
}

/** Far more than any deviation (in the unit of the drawing). */
const largestDeviation = 1000
const largestSize = 100_000

/** Reads the address of a calculation. A zone of zero is allowed with the maximum material requirement alone. */
export function positionAnswer(query: PageQuery): PositionAnswer {
  const isMaximum = query.modifier === 'M'
  const feature: FeatureKind = query.feature === 'pin' ? 'pin' : 'hole'
  const deviation = { max: largestDeviation, isSigned: true }
  const fields = {
    x: askedNumber(query.x, deviation),
    y: askedNumber(query.y, deviation),
    zone: askedNumber(query.zone, { max: largestDeviation, allowsZero: isMaximum }),
    limit: askedNumber(query.limit, { max: largestSize }),
    size: askedNumber(query.size, { max: largestSize }),
  }
  const isAsked = [...positionFields, 'modifier', 'feature'].some(
    (name) => query[name] !== undefined,
  )
  return { fields, isMaximum, feature, isAsked, result: resultOf(fields, isMaximum, feature) }
}

function resultOf(
  { x, y, zone, limit, size }: PositionAnswer['fields'],
  isMaximum: boolean,
  feature: FeatureKind,
): PositionResult | null {
  if (x.fault || y.fault || zone.fault) return null
  if (!isMaximum) return withBonus([x.value, y.value, zone.value], null, null)
  if (limit.fault || size.fault) return null
  const departure = materialDeparture(feature, limit.value, size.value)
  return withBonus(
    [x.value, y.value, zone.value],
    departure,
    virtualSize(feature, limit.value, zone.value),
  )
}

function withBonus(
  [x, y, zone]: readonly [number, number, number],
  departure: number | null,
  virtual: number | null,
): PositionResult {
  const deviation = positionDeviation(x, y)
  const bonus = departure === null ? null : Math.max(departure, 0)
  const permitted = Math.round((zone + (bonus ?? 0)) * 1e6) / 1e6
  const isBeyondLimit = departure !== null && departure < 0
  return {
    x,
    y,
    deviation,
    zone,
    bonus,
    permitted,
    virtual,
    isBeyondLimit,
    isInside: deviation <= permitted && !isBeyondLimit,
  }
}
