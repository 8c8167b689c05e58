import {
  exact,
  type FitGap,
  findFit,
  gradeName,
  parseToleranceClass,
  playBetween,
} from '@firstangle/drawings/standards'
import type { PrintedTolerance, Size } from '../callout.ts'
import { limits, number, printed, type Row, type Statement, say } from './explanation.ts'
import type { SourceKey } from './keys.ts'
import { joined, type Part, part } from './part.ts'
import type { StatementKey } from './statement-keys.ts'

/**
 * A printed tolerance explained: what it says, and the limits that follow from it. The size is null beside bare
 * limits; `isSize` tells cylinders and parallel faces, which alone have classes in ISO 286, from radii and angles.
 */
export function toleranceMeaning(
  size: Size | null,
  tolerance: PrintedTolerance,
  unit: Size['unit'],
  isSize: boolean,
): Part {
  const { limitLow, limitHigh, upper, lower, fit } = tolerance
  if (limitLow !== undefined && limitHigh !== undefined) {
    const rows = limitRows({ low: limitLow, high: limitHigh, unit }, 'printed')
    return part({ rows, standards: ['iso129'] })
  }
  if (!size) return part({})
  if (fit !== undefined) {
    if (!isSize) return refused('notSize', fit)
    return joined([fitMeaning(size, fit), comparison(size, fit, tolerance)])
  }
  if (upper !== undefined && lower !== undefined) return deviationMeaning(size, lower, upper)
  return upper === undefined && lower === undefined ? part({}) : oneDeviation(size, tolerance)
}

/** One deviation: the limits that a zero beside it would give, as a condition and not as values. */
function oneDeviation({ value, unit }: Size, { upper, lower }: PrintedTolerance): Part {
  const other = exact(value + (upper ?? lower ?? 0))
  const [low, high] = other < value ? [other, value] : [value, other]
  const range = limits(low, high, unit)
  return part({ notes: [say('oneDeviation', { range })], standards: ['iso129'] })
}

/** Whether the deviations printed beside a class are those of the standard. */
function comparison({ value, unit }: Size, fit: string, printedBeside: PrintedTolerance): Part {
  const { upper, lower } = printedBeside
  if ((upper === undefined && lower === undefined) || unit !== 'mm') return part({})
  const { deviations } = findFit(value, fit)
  if (!deviations) return part({ notes: [say('deviationsAlone')] })
  const isSame = (one: number | undefined, other: number) =>
    one === undefined || Math.abs(one - other) < 0.0006
  if (isSame(upper, deviations.upper) && isSame(lower, deviations.lower)) {
    return part({ statements: [say('deviationsAgree')] })
  }
  const figures = { upper: signed(deviations.upper, 'mm'), lower: signed(deviations.lower, 'mm') }
  return part({ notes: [say('deviationsDiffer', { fit: printed(fit), ...figures })] })
}

function deviationMeaning({ value, unit }: Size, lower: number, upper: number): Part {
  const isEven = exact(upper + lower) === 0
  const statement = isEven
    ? say('plusMinus', { value: number(upper, unit) })
    : say('deviations', { upper: signed(upper, unit), lower: signed(lower, unit) })
  const range = { low: exact(value + lower), high: exact(value + upper), unit }
  return part({
    statements: [statement],
    rows: limitRows(range, 'computed'),
    standards: ['iso129'],
    zones: { nominal: value, unit, zones: [{ name: '', lower, upper }] },
    notes: [
      // An ordinate on the other side of its origin is below zero itself.
      ...(value > 0 && range.low < 0 ? [say('belowZero')] : []),
      ...(lower === upper ? [say('zeroTolerance')] : []),
    ],
  })
}

const signed = (value: number, unit: Size['unit']) =>
  ({ kind: 'deviations', lower: value, upper: value, unit }) as const

interface Range {
  readonly low: number
  readonly high: number
  readonly unit: Size['unit']
}

/** Largest and smallest size, what a machine is set to, and the width between. */
function limitRows({ low, high, unit }: Range, source: SourceKey): Row[] {
  return [
    { label: 'largest', figure: { ...number(high, unit), beside: low }, source },
    { label: 'smallest', figure: { ...number(low, unit), beside: high }, source },
    {
      label: 'middle',
      figure: { ...number(exact((low + high) / 2), unit), beside: high },
      source: 'computed',
    },
    { label: 'width', figure: number(exact(high - low), unit), source: 'computed' },
  ]
}

const gaps: Readonly<Record<FitGap | 'notSize', StatementKey>> = {
  notSize: 'gapNotSize',
  code: 'gapCode',
  size: 'gapSize',
  letter: 'gapLetter',
  grade: 'gapGrade',
  combination: 'gapCombination',
}

function fitMeaning(size: Size, fit: string): Part {
  const half = /^±IT(\d{1,2})\/2$/.exec(fit)
  const codes = half ? [`js${half[1]}`] : fit.split('/')
  if (size.unit !== 'mm') return part({ notes: [say('fitInch')], standards: ['iso286'] })
  const [first = '', second] = codes
  if (codes.length > 2) return refused('code', fit)
  if (half) return halfMeaning(size, fit, first)
  return second === undefined ? classMeaning(size, first) : pairMeaning(size.value, first, second)
}

/** `±IT14/2`: half of a grade to either side, as JS and js. */
function halfMeaning(size: Size, fit: string, code: string): Part {
  const { deviations, gap } = findFit(size.value, code)
  if (!deviations) return refused(gap, fit)
  const grade = printed(gradeName(parseToleranceClass(code).grade))
  return joined([
    part({ statements: [say('halfGrade', { grade })], standards: ['iso286'] }),
    deviationMeaning(size, deviations.lower, deviations.upper),
  ])
}

const refused = (gap: FitGap | 'notSize', fit: string): Part =>
  part({ notes: [say(gaps[gap], { fit: printed(fit) })], standards: ['iso286'] })

/** Capital letters are holes, small ones shafts (ISO 286-1). */
const isHole = (code: string): boolean => /^[A-Z]/.test(code)

function classMeaning({ value }: Size, code: string): Part {
  const { deviations, gap } = findFit(value, code)
  if (!deviations) return refused(gap, code)
  const { lower, upper } = deviations
  const { letter, grade } = parseToleranceClass(code)
  const range = { low: exact(value + lower), high: exact(value + upper), unit: 'mm' as const }
  return part({
    statements: [
      say(isHole(code) ? 'fitHole' : 'fitShaft', { letter: printed(letter) }),
      say(zoneOf(lower, upper), { letter: printed(letter) }),
      say('gradeWidth', {
        grade: printed(gradeName(grade)),
        width: number(exact((upper - lower) * 1000), 'um'),
      }),
    ],
    rows: [
      { label: 'upperDeviation', figure: signed(upper, 'mm'), source: 'iso286' },
      { label: 'lowerDeviation', figure: signed(lower, 'mm'), source: 'iso286' },
      ...limitRows(range, 'computed'),
    ],
    standards: ['iso286'],
    zones: { nominal: value, unit: 'mm', zones: [{ name: code, lower, upper }] },
  })
}

/** Where the tolerance zone lies, seen from the nominal size. */
function zoneOf(lower: number, upper: number): StatementKey {
  if (lower === 0) return 'zoneUp'
  if (upper === 0) return 'zoneDown'
  if (lower > 0) return 'zoneAbove'
  if (upper < 0) return 'zoneBelow'
  return exact(upper + lower) === 0 ? 'zoneEven' : 'zoneAcross'
}

/** A hole and a shaft of one nominal size: the limits of both, and what lies between them. */
function pairMeaning(nominal: number, first: string, second: string): Part {
  if (isHole(first) === isHole(second)) return refused('code', `${first}/${second}`)
  const [holeCode, shaftCode] = isHole(first) ? [first, second] : [second, first]
  const hole = findFit(nominal, holeCode)
  if (!hole.deviations) return refused(hole.gap, holeCode)
  const shaft = findFit(nominal, shaftCode)
  if (!shaft.deviations) return refused(shaft.gap, shaftCode)
  const { least, most } = playBetween(hole.deviations, shaft.deviations)
  const limitsOf = ({ lower, upper }: { lower: number; upper: number }) =>
    limits(exact(nominal + lower), exact(nominal + upper))
  return part({
    statements: [
      say('fitPair', { hole: printed(holeCode), shaft: printed(shaftCode) }),
      playOf(least, most),
    ],
    notes: isHole(first)
      ? []
      : [say('shaftFirst', { hole: printed(holeCode), shaft: printed(shaftCode) })],
    rows: [
      { label: 'holeLimits', figure: limitsOf(hole.deviations), source: 'iso286' },
      { label: 'shaftLimits', figure: limitsOf(shaft.deviations), source: 'iso286' },
      {
        label: 'play',
        figure: { kind: 'deviations', lower: least, upper: most, unit: 'mm' },
        source: 'computed',
      },
    ],
    standards: ['iso286'],
    zones: {
      nominal,
      unit: 'mm',
      zones: [
        { name: holeCode, ...hole.deviations },
        { name: shaftCode, ...shaft.deviations },
      ],
    },
  })
}

function playOf(least: number, most: number): Statement {
  if (least >= 0) return say('clearance', pairOf(least, most))
  if (most <= 0) return say('interference', pairOf(Math.abs(most), -least))
  return say('transition', pairOf(-least, most))
}

/** Two ends of a range, with the same decimals. */
const pairOf = (low: number, high: number) => ({
  low: { ...number(low), beside: high },
  high: { ...number(high), beside: low },
})
