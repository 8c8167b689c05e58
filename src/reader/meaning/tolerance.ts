import { type FitGap, findFit, parseToleranceClass } from '../../drawings/standards/iso-286.ts'
import type { PrintedTolerance, Size } from '../callout.ts'
import { exact, limits, number, printed, type Row, type Statement, say } from './explanation.ts'
import type { SourceKey, StatementKey } from './keys.ts'
import { type Part, part } from './part.ts'

/** A printed tolerance explained: what it says, and the limits that follow from it. The size is null beside bare limits. */
export function toleranceMeaning(
  size: Size | null,
  tolerance: PrintedTolerance,
  unit: Size['unit'],
): Part {
  const { limitLow, limitHigh, upper, lower, fit } = tolerance
  if (limitLow !== undefined && limitHigh !== undefined) {
    const rows = limitRows({ low: limitLow, high: limitHigh, unit }, 'printed')
    return part({ rows, standards: ['iso129'] })
  }
  if (!size) return part({})
  if (fit !== undefined) return fitMeaning(size, fit)
  if (upper !== undefined && lower !== undefined) return deviationMeaning(size, lower, upper)
  return upper === undefined && lower === undefined
    ? part({})
    : part({ notes: [say('oneDeviation')], standards: ['iso129'] })
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

const gaps: Readonly<Record<FitGap, StatementKey>> = {
  code: 'gapCode',
  size: 'gapSize',
  letter: 'gapLetter',
  grade: 'gapGrade',
  combination: 'gapCombination',
}

function fitMeaning(size: Size, fit: string): Part {
  const codes = fit.split('/')
  if (size.unit !== 'mm') return part({ notes: [say('fitInch')], standards: ['iso286'] })
  const [first = '', second] = codes
  if (codes.length > 2) return refused('code', fit)
  return second === undefined ? classMeaning(size, first) : pairMeaning(size.value, first, second)
}

const refused = (gap: FitGap, fit: string): Part =>
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
        grade: printed(`IT${grade}`),
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
  const least = exact(hole.deviations.lower - shaft.deviations.upper)
  const most = exact(hole.deviations.upper - shaft.deviations.lower)
  const limitsOf = ({ lower, upper }: { lower: number; upper: number }) =>
    limits(exact(nominal + lower), exact(nominal + upper))
  return part({
    statements: [
      say('fitPair', { hole: printed(holeCode), shaft: printed(shaftCode) }),
      playOf(least, most),
    ],
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
  if (least >= 0) return say('clearance', { low: number(least), high: number(most) })
  if (most <= 0) return say('interference', { low: number(-most), high: number(-least) })
  return say('transition', { low: number(-least), high: number(most) })
}
