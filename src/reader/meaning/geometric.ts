import type { Characteristic, DatumCallout, GeometricCallout } from '../callout.ts'
import { exact, number, printed, type Statement, say, word } from './explanation.ts'
import type { SourceKey, StatementKey } from './keys.ts'
import { type Part, part } from './part.ts'

const forms: readonly Characteristic[] = ['STRAIGHTNESS', 'FLATNESS', 'CIRCULARITY', 'CYLINDRICITY']

/** Orientation, coaxiality, symmetry and run-out are relations: without a datum they say nothing. */
const relations: readonly Characteristic[] = [
  'PARALLELISM',
  'PERPENDICULARITY',
  'ANGULARITY',
  'SYMMETRY',
  'CIRCULAR_RUNOUT',
  'TOTAL_RUNOUT',
]

const zones = { flat: 'zoneFlat', diameter: 'zoneDiameter', sphere: 'zoneSphere' } as const

const modifierKeys: Readonly<Record<string, StatementKey>> = {
  M: 'modifierM',
  L: 'modifierL',
  R: 'modifierR',
  P: 'modifierP',
  F: 'modifierF',
  T: 'modifierT',
  U: 'modifierU',
  E: 'modifierE',
}

/** A tolerance frame, read from left to right. */
export function geometricMeaning(callout: GeometricCallout): Part {
  const { characteristic, zone, datums, modifiers } = callout
  const value = number(zone.value, zone.unit)
  const usesMaterial = [...modifiers, ...datums.flatMap((datum) => datum.modifiers)].some(
    (letter) => /^[MLR]$/.test(letter),
  )
  const half = number(exact(zone.value / 2), zone.unit)
  return part({
    statements: [
      say(zones[zone.shape], { value, characteristic: word(characteristic) }),
      ...modifiers.map((letter) =>
        say(modifierKeys[letter] ?? 'modifierOther', { name: printed(letter) }),
      ),
      ...datumStatements(callout),
      ...(characteristic === 'POSITION' ? [say('exactPlace')] : []),
    ],
    rows: zone.shape === 'flat' ? [] : [{ label: 'halfZone', figure: half, source: 'computed' }],
    notes: contradictions(characteristic, datums.length),
    standards: [
      'iso1101',
      ...(datums.length > 0 ? (['iso5459'] satisfies SourceKey[]) : []),
      ...(usesMaterial ? (['iso2692'] satisfies SourceKey[]) : []),
    ],
  })
}

function datumStatements({ datums }: GeometricCallout): Statement[] {
  const [only] = datums
  const labels = printed(datums.map(({ label }) => label).join(', '))
  const modified = datums.flatMap(({ label, modifiers }) =>
    modifiers.map((letter) =>
      say('datumModifier', { label: printed(label), name: printed(letter) }),
    ),
  )
  if (!only) return [say('noDatum')]
  if (datums.length === 1) return [say('datumOne', { label: printed(only.label) }), ...modified]
  return [say('datumSystem', { label: labels }), ...modified]
}

function contradictions(characteristic: Characteristic, datums: number): Statement[] {
  const values = { characteristic: word(characteristic) }
  if (datums > 0 && forms.includes(characteristic)) return [say('formWithDatum', values)]
  if (datums === 0 && relations.includes(characteristic)) return [say('needsDatum', values)]
  return []
}

/** A datum feature: the surface or axis that frames refer to by its letter. */
export const datumMeaning = ({ label }: DatumCallout): Part =>
  part({ statements: [say('datum', { label: printed(label) })], standards: ['iso5459'] })
