import type { Box } from '@firstangle/drawings'

/** The rules of a catalogue, in the order their findings are numbered. */
export const ruleIds = [
  'tolerance',
  'thread',
  'radius',
  'chamfer',
  'gdnt',
  'material',
  'surface',
] as const

export type RuleId = (typeof ruleIds)[number]

export type Verdict = 'pass' | 'fail'

/** Why a callout passes. */
export const passReasons = [
  'nothingToCheck',
  'toleranceWithin',
  'noteAccepted',
  'threadWithin',
  'radiusWithin',
  'chamferWithin',
  'gdntWithin',
  'materialAllowed',
  'surfaceWithin',
] as const

/** Why a callout fails. */
export const failReasons = [
  'toleranceTooTight',
  'toleranceUnclear',
  'noteWithoutValues',
  'toleranceMissing',
  'threadNotMetric',
  'threadTooSmall',
  'threadTooLarge',
  'threadFinePitch',
  'threadPitchUnknown',
  'radiusTooSmall',
  'radiusSideUnknown',
  'chamferTooSmall',
  'gdntNotMeasured',
  'gdntZoneTooSmall',
  'gdntZoneMissing',
  'materialDenied',
  'materialNotListed',
  'materialMissing',
  'surfaceTooFine',
  'surfaceNoLimit',
  'surfaceOtherParameter',
] as const

/** What could be offered instead. */
export const alternatives = [
  'widerTolerance',
  'widerFit',
  'statedTolerance',
  'threadSize',
  'coarsePitch',
  'metricThread',
  'largerRadius',
  'askCorner',
  'largerChamfer',
  'measureOutside',
  'widerZone',
  'allowedMaterial',
  'statedMaterial',
  'coarserFinish',
  'ownLimit',
] as const

type PassReason = (typeof passReasons)[number]
type FailReason = (typeof failReasons)[number]
type AlternativeId = (typeof alternatives)[number]

/** What fills the placeholders of a sentence; numbers in mm or µm. */
type FindingValues = Readonly<Record<string, number | string | readonly string[]>>

/** One callout checked against one rule. */
export interface Finding {
  rule: RuleId
  verdict: Verdict
  reason: PassReason | FailReason
  /** The rule cannot be decided from the responses alone; such a callout counts as a fail. */
  needsPerson: boolean
  /** `reference_id` of the callout; undefined if the fault is that something is missing on the sheet. */
  ref: number | undefined
  /** The callout as written on the drawing; empty if something is missing on the sheet. */
  label: string
  box: Box | undefined
  /** Value read and value allowed, where both are numbers: mm, surface µm. */
  found: number | undefined
  limit: number | undefined
  values: FindingValues
  alternative: AlternativeId | undefined
}

/** What a rule says about a callout, before the callout's place is added. */
export type Remark = Pick<Finding, 'rule' | 'reason'> &
  Partial<Pick<Finding, 'needsPerson' | 'found' | 'limit' | 'values' | 'alternative'>> & {
    callout?: { reference_id: number; label: string }
  }
