import { geometricCharacteristics } from '@firstangle/drawings/responses'
import { datumModifiers, sizeModifiers } from '../modifiers.ts'

/*
 * Names of everything that is said of a callout. The words stand in `content/callout.<locale>.yaml`, whose schema is
 * made of these lists: a key without words stops the build.
 */

/** What a callout is called as a whole. */
export const titleKeys = [
  'linear',
  'diameter',
  'sphericalDiameter',
  'angle',
  'arc',
  'square',
  'acrossFlats',
  'fit',
  'toleranceClass',
  'thread',
  'bore',
  'threadedHole',
  'chamfer',
  'radius',
  'sphericalRadius',
  'roughness',
  'gdt',
  'datum',
  'pitchCircle',
] as const

/** Names of computed or looked-up values. */
export const labelKeys = [
  'upperDeviation',
  'lowerDeviation',
  'largest',
  'smallest',
  'middle',
  'width',
  'holeLimits',
  'shaftLimits',
  'play',
  'inMillimetres',
  'major',
  'pitchDiameter',
  'minorInternal',
  'minorExternal',
  'pitch',
  'pitchOfStarts',
  'perInch',
  'lead',
  'flankAngle',
  'profileDepth',
  'tapDrill',
  'coreLimits',
  'majorLimits',
  'taper',
  'chamferFace',
  'chamferDiameter',
  'chamferAngle',
  'inMicrometres',
  'inMicroinches',
  'gradeN',
  'halfZone',
  'halfZoneCentre',
  'angleLimits',
  'pipe',
] as const

/** Where a value comes from: the callout, arithmetic, or a standard. */
export const sourceKeys = [
  'printed',
  'computed',
  'iso286',
  'iso2768',
  'iso129',
  'iso261',
  'din13',
  'iso724',
  'iso965',
  'iso2306',
  'iso273',
  'asmeB11',
  'asmeB115',
  'iso228',
  'iso7',
  'asmeB1201',
  'asmeB1203',
  'iso2904',
  'asmeB15',
  'bs84',
  'din405',
  'iso6410',
  'iso15786',
  'iso1101',
  'iso5459',
  'iso2692',
  'iso21920',
  'iso1302',
  'asmeY145',
  'iso14405',
  'din509',
  'din76',
  'iso6411',
  'din82',
  'din6885',
  'din6888',
  'iso15787',
  'iso13715',
  'din513',
  'iso5855',
  'iso2553',
] as const

/** Words that fill places. */
export const wordKeys = [
  ...geometricCharacteristics,
  'layParallel',
  'layPerpendicular',
  'layCrossed',
  'layMultidirectional',
  'layCircular',
  'layRadial',
  'layParticulate',
  ...sizeModifiers.map((name) => `size${name}` as const),
  ...datumModifiers.map((name) => `datum${name}` as const),
] as const

export type TitleKey = (typeof titleKeys)[number]
export type LabelKey = (typeof labelKeys)[number]
export type SourceKey = (typeof sourceKeys)[number]
export type WordKey = (typeof wordKeys)[number]
