import {
  angleEnds,
  angularLimit,
  brokenEdgeLimit,
  exact,
  type GeneralClass,
  generalClasses,
  linearLimit,
  mmPerInch,
  valueOrNull,
} from '@firstangle/drawings/standards'
import type { DimensionType, Size } from '../callout.ts'
import { type Figure, limits, number, say } from './explanation.ts'
import { type Part, part } from './part.ts'

const plusMinus = (value: number | null, unit: 'mm' | 'degree' = 'mm'): Figure | null =>
  value === null ? null : { kind: 'deviations', lower: -value, upper: value, unit }

/** Rows of a size in mm for each class. */
function rowsOf(value: number, limitOf: (value: number, kind: GeneralClass) => number) {
  return generalClasses.map((kind) => {
    const limit = valueOrNull(() => limitOf(value, kind))
    const range = limit === null ? null : limits(exact(value - limit), exact(value + limit))
    return { class: kind, limits: [plusMinus(limit)], range }
  })
}

const outside = part({ notes: [say('untolerancedOutside')], standards: ['iso2768'] })

/** A size without tolerance: what each class of ISO 2768-1 would allow. Inches are left to the sheet's own table. */
export function generalSize({ value, unit }: Size, type: DimensionType): Part {
  if (unit === 'inch') return part({ notes: [say('untolerancedInch')], standards: ['asmeY145'] })
  if (type === 'angle') return generalAngle()
  const rows = rowsOf(value, linearLimit)
  if (rows.every(({ range }) => range === null)) return outside
  return part({
    notes: [say('untoleranced')],
    standards: ['iso2768'],
    general: { table: 'linear', rows },
  })
}

/** A radius or chamfer without tolerance: wider limits of their own (ISO 2768-1 table 2). */
export function generalEdge({ value, unit }: Size): Part {
  if (unit !== 'mm') return part({ notes: [say('untolerancedInch')], standards: ['asmeY145'] })
  const rows = rowsOf(value, brokenEdgeLimit)
  if (rows.every(({ range }) => range === null)) return outside
  return part({
    notes: [say('untolerancedEdge')],
    standards: ['iso2768'],
    general: { table: 'broken', rows },
  })
}

/** An angle without tolerance: its limits depend on the length of its shorter leg, which no callout states. */
function generalAngle(): Part {
  const rows = generalClasses.map((kind) => ({
    class: kind,
    limits: angleEnds.map((end) => plusMinus(angularLimit(Math.min(end, 1000), kind), 'degree')),
    range: null,
  }))
  return part({
    notes: [say('untolerancedAngle')],
    standards: ['iso2768'],
    general: { table: 'angular', rows },
  })
}

/** Millimetres of a value in inches, as a row; nothing for other units. */
export function converted(value: number | null, unit: string): Part {
  if (unit !== 'inch' || value === null) return part({})
  const figure = number(exact(value * mmPerInch))
  return part({ rows: [{ label: 'inMillimetres', figure, source: 'computed' }] })
}
