import { roughnessGrades } from '../../drawings/standards/iso-1302.ts'
import type { RoughnessCallout } from '../callout.ts'
import { exact, number, printed, type Row, type Statement, say } from './explanation.ts'
import type { StatementKey } from './keys.ts'
import { type Part, part } from './part.ts'

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
    notes: parameter === null ? [] : [say('acceptance'), say('noConversion')],
    standards: ['iso21920', 'iso1302'],
  })
}

function valueStatements({ parameter, value, lowerValue, unit }: RoughnessCallout): Statement[] {
  if (parameter === null || value === null) return [say('roughnessOpen')]
  const values = { parameter: printed(parameter), value: number(value, unit) }
  const means =
    parameter === 'Ra' ? 'meansRa' : parameter === 'Rz' ? 'meansRz' : ('meansOther' as const)
  return [
    lowerValue === null
      ? say('roughness', values)
      : say('roughnessRange', { ...values, low: number(lowerValue, unit) }),
    say(means, values),
  ]
}

function symbolStatements(callout: RoughnessCallout): Statement[] {
  const { removal, appliesAllAround, lay, process, machiningAllowance } = callout
  return [
    say(removals[removal]),
    ...(appliesAllAround ? [say('allAround')] : []),
    ...(lay ? [say('lay', { name: printed(lay) })] : []),
    ...(process ? [say('process', { name: printed(process) })] : []),
    ...(machiningAllowance === null
      ? []
      : [say('allowance', { value: number(machiningAllowance) })]),
  ]
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
