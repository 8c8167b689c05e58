import type { Characteristic, GeometricCallout } from '../callout.ts'
import { number, type Statement, say, word } from './explanation.ts'
import type { StatementKey } from './statement-keys.ts'

/** The zone of each characteristic where no Ø stands before its value (ISO 1101). */
const flatZones: Readonly<Record<Characteristic, StatementKey>> = {
  STRAIGHTNESS: 'zoneLines',
  FLATNESS: 'zonePlanes',
  CIRCULARITY: 'zoneCircles',
  CYLINDRICITY: 'zoneCylinders',
  PARALLELISM: 'zoneOriented',
  PERPENDICULARITY: 'zoneOriented',
  ANGULARITY: 'zoneOriented',
  POSITION: 'zoneLocated',
  CONCENTRICITY: 'zoneWide',
  SYMMETRY: 'zoneLocated',
  CIRCULAR_RUNOUT: 'zoneRunout',
  TOTAL_RUNOUT: 'zoneTotalRunout',
  PROFILE_OF_A_LINE: 'zoneProfileLine',
  PROFILE_OF_A_SURFACE: 'zoneProfileSurface',
}

/** Characteristics whose zone can be a cylinder. */
const cylindrical: readonly Characteristic[] = [
  'STRAIGHTNESS',
  'PARALLELISM',
  'PERPENDICULARITY',
  'ANGULARITY',
  'POSITION',
  'CONCENTRICITY',
]

/** Whether a Ø stands before the value where the characteristic knows none, or is missing where it needs one. */
export function zoneFault({ characteristic, zone }: GeometricCallout): StatementKey | null {
  if (characteristic === 'CONCENTRICITY' && zone.shape === 'flat') return 'needsDiameter'
  const isRound = zone.shape === 'diameter' && cylindrical.includes(characteristic)
  const isSphere = zone.shape === 'sphere' && ['POSITION', 'CONCENTRICITY'].includes(characteristic)
  return zone.shape === 'flat' || isRound || isSphere ? null : 'noDiameter'
}

/** The shape of the zone, in which part of the feature it holds, and how far it is moved. */
export function zoneStatements(callout: GeometricCallout): Statement[] {
  const { characteristic, zone } = callout
  const { per, unit } = zone
  const values = { value: number(zone.value, unit), characteristic: word(characteristic) }
  return [
    say(zoneKey(callout), values),
    ...(per && per.width === null ? [say('zonePer', { length: number(per.length, unit) })] : []),
    ...(per?.width
      ? [
          say('zonePerArea', {
            length: number(per.length, unit),
            width: number(per.width, unit),
          }),
        ]
      : []),
  ]
}

function zoneKey(callout: GeometricCallout): StatementKey {
  const { characteristic, zone } = callout
  if (zoneFault(callout)) return 'zoneWide'
  if (zone.shape === 'sphere') return 'zoneSphere'
  return zone.shape === 'diameter' ? 'zoneDiameter' : flatZones[characteristic]
}
