/*
 * Names of everything that is said of a callout. The words stand in `content/callout.<locale>.yaml`, whose schema is
 * made of these lists: a key without words stops the build.
 */

/** What a callout is called as a whole. */
export const titleKeys = [
  ...([
    'linear',
    'diameter',
    'sphericalDiameter',
    'angle',
    'arc',
    'square',
    'acrossFlats',
  ] as const),
  ...(['fit', 'thread', 'bore', 'threadedHole', 'chamfer', 'radius', 'sphericalRadius'] as const),
  ...(['roughness', 'gdt', 'datum'] as const),
] as const

/** Sentences, with places for figures. */
export const statementKeys = [
  ...(['quantity', 'linear', 'diameter', 'sphericalDiameter', 'angle', 'arc', 'square'] as const),
  ...([
    'acrossFlats',
    'limitsOnly',
    'limitMost',
    'limitLeast',
    'sizeOpen',
    'basic',
    'reference',
    'approximate',
  ] as const),
  ...(['fitHole', 'fitShaft', 'fitPair', 'zoneUp', 'zoneDown', 'zoneAbove', 'zoneBelow'] as const),
  ...(['zoneEven', 'zoneAcross', 'gradeWidth', 'clearance', 'transition', 'interference'] as const),
  ...(['plusMinus', 'deviations', 'oneDeviation', 'untoleranced', 'untolerancedInch'] as const),
  ...(['untolerancedAngle', 'untolerancedEdge', 'untolerancedOutside'] as const),
  ...([
    'metricCoarse',
    'metricFine',
    'metricOpen',
    'unified',
    'pipeParallel',
    'pipeTaper',
  ] as const),
  ...(['pipeInternalParallel', 'pipeInternalTaper', 'pipeAmerican', 'trapezoidal'] as const),
  ...(['whitworth', 'acme', 'knuckle', 'starts', 'leftHand', 'classInternal'] as const),
  ...(['classExternal', 'classBoth', 'pipeSize', 'threadDepth', 'threadThrough'] as const),
  ...([
    'bore',
    'boreOnly',
    'boreThread',
    'boreThrough',
    'boreThroughAll',
    'boreBlind',
    'boreDepth',
  ] as const),
  ...(['counterbore', 'counterboreDepth', 'spotface', 'spotfaceDepth', 'countersink'] as const),
  ...(['countersinkAngle', 'counterdrill', 'chamferEven', 'chamferAngle', 'chamferLegs'] as const),
  ...(['chamferOpen', 'radius', 'sphericalRadius', 'radiusOpen', 'roughness'] as const),
  ...(['roughnessRange', 'roughnessOpen', 'meansRa', 'meansRz', 'meansOther'] as const),
  ...(['removalRequired', 'removalProhibited', 'removalOpen', 'allAround', 'lay'] as const),
  ...(['process', 'allowance', 'acceptance', 'noConversion', 'zoneFlat', 'zoneDiameter'] as const),
  ...(['zoneSphere', 'datumOne', 'datumSystem', 'noDatum', 'datumModifier', 'datum'] as const),
  ...(['modifierM', 'modifierL', 'modifierR', 'modifierP', 'modifierF', 'modifierT'] as const),
  ...(['modifierU', 'modifierE', 'modifierOther', 'exactPlace', 'formWithDatum'] as const),
  ...(['needsDatum', 'fitInch', 'gapCode', 'gapSize', 'gapLetter', 'gapGrade'] as const),
  ...(['gapCombination', 'threadUnknown', 'chamferSide'] as const),
] as const

/** Names of computed or looked-up values. */
export const labelKeys = [
  ...(['upperDeviation', 'lowerDeviation', 'largest', 'smallest', 'middle', 'width'] as const),
  ...(['holeLimits', 'shaftLimits', 'play', 'inMillimetres', 'major'] as const),
  ...(['pitchDiameter', 'minorInternal', 'minorExternal', 'pitch', 'perInch', 'lead'] as const),
  ...(['flankAngle', 'profileDepth', 'tapDrill', 'coreLimits', 'majorLimits', 'taper'] as const),
  ...(['chamferFace', 'chamferDiameter', 'chamferAngle', 'inMicrometres'] as const),
  ...(['inMicroinches', 'gradeN', 'halfZone', 'pipe'] as const),
] as const

/** Where a value comes from: the callout, arithmetic, or a standard. */
export const sourceKeys = [
  ...([
    'printed',
    'computed',
    'iso286',
    'iso2768',
    'iso129',
    'iso261',
    'iso724',
    'iso965',
  ] as const),
  ...(['iso2306', 'asmeB11', 'iso228', 'iso7', 'asmeB1201', 'iso2904', 'asmeB15', 'bs84'] as const),
  ...(['din405', 'iso6410', 'iso15786', 'iso1101', 'iso5459', 'iso2692', 'iso21920'] as const),
  ...(['iso1302', 'asmeY145'] as const),
] as const

/** Words that fill places. */
export const wordKeys = [
  ...(['STRAIGHTNESS', 'FLATNESS', 'CIRCULARITY', 'CYLINDRICITY', 'PARALLELISM'] as const),
  ...(['PERPENDICULARITY', 'ANGULARITY', 'POSITION', 'CONCENTRICITY', 'SYMMETRY'] as const),
  ...(['CIRCULAR_RUNOUT', 'TOTAL_RUNOUT', 'PROFILE_OF_A_LINE'] as const),
  ...(['PROFILE_OF_A_SURFACE'] as const),
] as const

export type TitleKey = (typeof titleKeys)[number]
export type StatementKey = (typeof statementKeys)[number]
export type LabelKey = (typeof labelKeys)[number]
export type SourceKey = (typeof sourceKeys)[number]
export type WordKey = (typeof wordKeys)[number]
