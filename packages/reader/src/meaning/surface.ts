import { exact, roughnessGrades } from '@firstangle/drawings/standards'
import type { RoughnessCallout, RoughnessLimit } from '../callout.ts'
import { type Figure, number, printed, type Row, type Statement, say, word } from './explanation.ts'
import type { WordKey } from './keys.ts'
import { type Part, part } from './part.ts'
import type { StatementKey } from './statement-keys.ts'

const removals: Readonly<Record<RoughnessCallout['removal'], StatementKey>> = {
  REQUIRED: 'removalRequired',
  PROHIBITED: 'removalProhibited',
  UNSPECIFIED: 'removalOpen',
}

/** A surface texture: parameter, limit, and what the symbol around it says. */
export function roughnessMeaning(callout: RoughnessCallout): Part {
  const { parameter, value } = callout
  return part({
    statements: [...valueStatements(callout), ...symbolStatements(callout)],
    rows: value === null ? [] : conversions(callout),
    notes: [
      ...(isOutside(callout) ? [say('roughnessOutside')] : []),
      ...(isRzBelowRa(callout) ? [say('rzBelowRa')] : []),
      ...acceptance(callout),
      ...(parameter === null ? [] : [say('noConversion')]),
    ],
    standards: ['iso21920', 'iso1302'],
  })
}

/** Ra in µm: below the finest mirror, or above the roughest casting. */
function isOutside({ parameter, value, unit }: RoughnessCallout): boolean {
  if (parameter !== 'Ra' || value === null) return false
  const micrometres = unit === 'um' ? value : value * 0.0254
  return micrometres < 0.003 || micrometres > 200
}

/** No profile is lower than its mean distance from the middle: a limit of Rz below one of Ra says nothing of Ra. */
function isRzBelowRa({ parameter, value, others = [] }: RoughnessCallout): boolean {
  const limits = [{ parameter, value }, ...others]
  const limitOf = (name: string) =>
    limits.find((limit) => limit.parameter === name && limit.value !== null)?.value ?? null
  const [ra, rz] = [limitOf('Ra'), limitOf('Rz')]
  return ra !== null && rz !== null && rz < ra
}

const rules = {
  MAXIMUM: 'acceptanceMaximum',
  SIXTEEN_PERCENT: 'acceptanceSixteen',
  MEAN: 'acceptanceMean',
} as const

/** How measured values are judged: as printed, otherwise as the standard of the sheet says, which is open here. */
function acceptance({ parameter, acceptance: rule, text }: RoughnessCallout): Statement[] {
  if (text.includes('▽')) return [say('triangles')]
  if (parameter === null) return []
  const isElsewhere = /\( ?√/.test(text)
  return [say(rule ? rules[rule] : 'acceptance'), ...(isElsewhere ? [say('roughnessElse')] : [])]
}

function valueStatements(callout: RoughnessCallout): Statement[] {
  const { parameter, value, lowerValue, unit, grade, band, others = [] } = callout
  if (parameter === null) return [say('roughnessOpen')]
  return [
    ...(grade ? [say('gradeMeans', { grade: printed(grade) })] : []),
    ...limitStatements({ parameter, value, lowerValue }, unit),
    ...(band ? [say('band', { band: printed(band) })] : []),
    ...others.flatMap((other) => limitStatements(other, unit)),
  ]
}

function limitStatements(limit: RoughnessLimit, unit: RoughnessCallout['unit']): Statement[] {
  const { parameter, value, lowerValue } = limit
  const name = printed(parameter)
  const means = meanings[parameter] ?? 'meansOther'
  const low = lowerValue === null ? null : number(lowerValue, unit)
  if (value === null) {
    return low
      ? [say('roughnessLeast', { parameter: name, low }), say(means, { parameter: name })]
      : []
  }
  const values = { parameter: name, value: number(value, unit) }
  return [
    low ? say('roughnessRange', { ...values, low }) : say('roughness', values),
    say(means, values),
  ]
}

const meanings: Readonly<Record<string, StatementKey>> = {
  Ra: 'meansRa',
  Rz: 'meansRz',
  Rmax: 'meansRmax',
  Rz1max: 'meansRz1max',
  RzJIS: 'meansRzJis',
  Rt: 'meansRt',
  Rq: 'meansRq',
  Rp: 'meansRp',
  Rv: 'meansRv',
  Rk: 'meansRk',
  Rpk: 'meansRpk',
  Rvk: 'meansRvk',
  Rc: 'meansRc',
  Wt: 'meansWt',
  Pt: 'meansPt',
}

function symbolStatements(callout: RoughnessCallout): Statement[] {
  const { removal, appliesAllAround, lay, process, machiningAllowance } = callout
  return [
    // A process that is named says how it is made.
    ...(process && removal === 'UNSPECIFIED' ? [] : [say(removals[removal])]),
    ...(appliesAllAround ? [say('allAround')] : []),
    ...(lay ? [say('lay', { sign: printed(lay), name: layName(lay) })] : []),
    ...(process ? [say('process', { name: printed(process) })] : []),
    ...(machiningAllowance === null
      ? []
      : [say('allowance', { value: number(machiningAllowance) })]),
  ]
}

const lays: Readonly<Record<string, WordKey>> = {
  '=': 'layParallel',
  '⊥': 'layPerpendicular',
  X: 'layCrossed',
  M: 'layMultidirectional',
  C: 'layCircular',
  R: 'layRadial',
  P: 'layParticulate',
}

const layName = (sign: string): Figure => {
  const key = lays[sign]
  return key ? word(key) : printed(sign)
}

/** The other unit, and for Ra the old grade where it is one. */
function conversions({ parameter, value, unit }: RoughnessCallout): Row[] {
  if (value === null) return []
  const micrometres = unit === 'um' ? value : exact(value * 0.0254)
  const other: Row =
    unit === 'um'
      ? {
          label: 'inMicroinches',
          figure: number(Math.round((value / 0.0254) * 10) / 10, 'uin'),
          source: 'computed',
        }
      : {
          label: 'inMicrometres',
          figure: number(Math.round(micrometres * 1000) / 1000, 'um'),
          source: 'computed',
        }
  // Grades are steps of two: 125 µin is 3.175 µm, and N8.
  const grade = roughnessGrades.findIndex((step) => Math.abs(micrometres / step - 1) < 0.03)
  if (parameter !== 'Ra' || grade < 0) return [other]
  return [other, { label: 'gradeN', figure: printed(`N${grade + 1}`), source: 'iso1302' }]
}
