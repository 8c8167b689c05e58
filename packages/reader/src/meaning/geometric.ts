import { exact } from '@firstangle/drawings/standards'
import type { Characteristic, DatumCallout, GeometricCallout } from '../callout.ts'
import { datumRelations } from '../datum-relations.ts'
import { datumModifiers, orientationOnly, translation } from '../modifiers.ts'
import { number, printed, type Row, type Statement, say, word } from './explanation.ts'
import type { SourceKey } from './keys.ts'
import { type Part, part } from './part.ts'
import type { StatementKey } from './statement-keys.ts'
import { zoneFault, zoneStatements } from './zones.ts'

/** What has no datum (ISO 1101). */
export const forms: ReadonlySet<Characteristic> = new Set([
  'STRAIGHTNESS',
  'FLATNESS',
  'CIRCULARITY',
  'CYLINDRICITY',
] as const)

const modifierKeys: Readonly<Record<string, StatementKey>> = {
  M: 'modifierM',
  L: 'modifierL',
  R: 'modifierR',
  P: 'modifierP',
  F: 'modifierF',
  T: 'modifierT',
  U: 'modifierU',
  E: 'modifierE',
  CZ: 'modifierCZ',
  SZ: 'modifierSZ',
  UZ: 'modifierUZ',
  OZ: 'modifierOZ',
  VA: 'modifierVA',
  Δ: 'modifierDynamic',
  UF: 'modifierUF',
  SIM: 'modifierSIM',
  ACS: 'modifierACS',
  ALS: 'modifierALS',
  NC: 'modifierNC',
  LE: 'modifierLE',
  S: 'modifierS',
  G: 'modifierG',
  C: 'modifierC',
  N: 'modifierN',
  X: 'modifierX',
}

const threadDiameters = { MD: 'measuredMD', LD: 'measuredLD', PD: 'measuredPD' } as const

/** A tolerance frame, read from left to right. */
export function geometricMeaning(callout: GeometricCallout): Part {
  const { characteristic, datums, modifiers, measuredOn } = callout
  const usesMaterial = [...modifiers, ...datums.flatMap((datum) => datum.modifiers)].some(
    (letter) => /^[MLR]$/.test(letter),
  )
  return part({
    statements: [
      ...zoneStatements(callout),
      ...modifiers.flatMap((letter) => modifierStatements(letter, callout)),
      ...(measuredOn ? [say(threadDiameters[measuredOn])] : []),
      ...datumStatements(callout),
      ...(characteristic === 'POSITION' ? [say('exactPlace')] : []),
    ],
    rows: halfZone(callout),
    notes: contradictions(callout),
    standards: [
      'iso1101',
      ...(datums.length > 0 ? (['iso5459'] satisfies SourceKey[]) : []),
      ...(usesMaterial ? (['iso2692'] satisfies SourceKey[]) : []),
    ],
  })
}

const keyOfModifier = (letter: string): StatementKey | undefined =>
  // `SIM1`: which of the groups of simultaneous requirements (ISO 5458).
  modifierKeys[letter.replace(/(?<=^SIM) ?\d{1,2}$/, '')]

/**
 * The letters of a frame that nobody explained: modifiers that no standard has, and datums that stand where there is
 * none: in the cell of the zone, or with the number of a target.
 */
export function unexplainedLetters({ text, modifiers, datums }: GeometricCallout): string[] {
  const besideZone = /^[^|]*\|[^|]{1,3}\|[^|]*[\d.] ?([A-Z])\|/u.exec(text)?.[1]
  return [
    ...modifiers.filter((letter) => !keyOfModifier(letter)),
    ...datums
      .map(({ label }) => label)
      .filter((label) => label === besideZone || /^[A-Z]\d/.test(label)),
  ]
}

/** A modifier, and the amount that is printed behind it. */
function modifierStatements(letter: string, { zone }: GeometricCallout): Statement[] {
  const { projected, offset, changingOffset, unit } = zone
  const shift = offset === undefined ? null : signedFigure(offset, unit)
  return [
    say(keyOfModifier(letter) ?? 'modifierOther', {
      name: printed(letter),
    }),
    ...(letter === 'P' && projected ? [say('projected', { length: number(projected, unit) })] : []),
    ...(letter === 'U' && shift ? [say('offsetU', { value: number(offset ?? 0, unit) })] : []),
    ...(letter === 'UZ' && shift ? [say('offsetUZ', { value: shift })] : []),
    ...(letter === 'UZ' && changingOffset
      ? [
          say('offsetChanges', {
            lower: signedFigure(changingOffset[0], unit),
            upper: signedFigure(changingOffset[1], unit),
          }),
        ]
      : []),
  ]
}

const signedFigure = (value: number, unit: GeometricCallout['zone']['unit']) =>
  ({ kind: 'deviations', lower: value, upper: value, unit }) as const

/** How far a located axis or centre may be off. */
function halfZone({ characteristic, zone, modifiers }: GeometricCallout): Row[] {
  const isLocated = characteristic === 'POSITION' || characteristic === 'CONCENTRICITY'
  if (zone.shape === 'flat' || !isLocated || modifiers.includes('UZ')) return []
  const figure = number(exact(zone.value / 2), zone.unit)
  const label = zone.shape === 'sphere' ? 'halfZoneCentre' : 'halfZone'
  return [{ label, figure, source: 'computed' }]
}

/** A letter in a circle, or what the datum is taken from, in square brackets. */
function datumModifier(label: string, name: string): Statement {
  const values = { label: printed(label), name: printed(name) }
  if (name === orientationOnly) return say('datumOrientation', values)
  if (name === translation) return say('datumTranslation', values)
  const taken = datumModifiers.find((one) => one === name)
  return taken
    ? say('datumTaken', { ...values, meaning: word(`datum${taken}`) })
    : say('datumModifier', values)
}

function datumStatements({ datums }: GeometricCallout): Statement[] {
  const [only] = datums
  const labels = printed(datums.map(({ label }) => label).join(', '))
  const common = datums
    .filter(({ label }) => label.includes('-'))
    .map(({ label }) => say('datumCommon', { label: printed(label) }))
  const modified = datums.flatMap(({ label, modifiers }) =>
    modifiers.map((name) => datumModifier(label, name)),
  )
  if (!only) return [say('noDatum')]
  const opening =
    datums.length === 1
      ? say('datumOne', { label: printed(only.label) })
      : say('datumSystem', { label: labels })
  return [opening, ...common, ...modified]
}

function contradictions(callout: GeometricCallout): Statement[] {
  const { characteristic, datums, modifiers } = callout
  const values = { characteristic: word(characteristic) }
  const twice = datums.find(
    ({ label }, index) => datums.findIndex((one) => one.label === label) < index,
  )
  const fault = zoneFault(callout)
  return [
    ...(fault ? [say(fault, values)] : []),
    ...(datums.length > 0 && forms.has(characteristic) ? [say('formWithDatum', values)] : []),
    ...(datums.length === 0 && datumRelations.has(characteristic)
      ? [say('needsDatum', values)]
      : []),
    ...(callout.zone.value === 0 && !modifiers.some((letter) => /^[ML]$/.test(letter))
      ? [say('zoneZero')]
      : []),
    ...(twice ? [say('datumTwice', { label: printed(twice.label) })] : []),
    ...(modifiers.includes('M') && modifiers.includes('L') ? [say('modifiersClash')] : []),
  ]
}

/** A datum feature: the surface or axis that frames refer to by its letter. */
export const datumMeaning = ({ label }: DatumCallout): Part =>
  part({ statements: [say('datum', { label: printed(label) })], standards: ['iso5459'] })
