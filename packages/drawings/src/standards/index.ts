/** Values of standards: limits and fits, general tolerances, threads, grades of roughness. */

export { coarseDiameters, coarsePitch } from './coarse-pitches.ts'
export { type Bend, bendAllowance, bendDeduction, kFactor } from './din-6935.ts'
export { finePitches, selectedFineThreads } from './fine-pitches.ts'
export { type FitStep, fitChart, type Play, playBetween } from './fit-chart.ts'
export { threadsPerInch, type UnifiedSeries, unifiedSizes } from './inch-threads.ts'
export { type ClearanceHole, clearanceHole } from './iso-273.ts'
export {
  type Deviations,
  type FitGap,
  findFit,
  fitDeviations,
  gradeName,
  parseToleranceClass,
  standardTolerance,
} from './iso-286.ts'
export { roughnessGrades } from './iso-1302.ts'
export {
  angleEnds,
  angularLimit,
  brokenEdgeLimit,
  brokenEnds,
  type GeneralClass,
  generalClasses,
  linearEnds,
  linearLimit,
} from './iso-2768.ts'
export {
  formEnds,
  type GeneralGeometryClass,
  generalForm,
  generalGeometryClasses,
  generalPerpendicularity,
  generalRunOut,
  generalSymmetry,
  orientationEnds,
} from './iso-2768-2.ts'
export {
  majorDiameterLimits6g,
  metricTapDrill,
  minorDiameterLimits6H,
  type ThreadLimits,
} from './metric-threads.ts'
export { mmPerInch } from './mm-per-inch.ts'
export {
  americanPipeThread,
  parallelPipeSizes,
  parallelPipeThread,
  sealingPipeThread,
} from './pipe-threads.ts'
export { pitchDiameterLimits6g, pitchDiameterLimits6H } from './pitch-diameter-limits.ts'
export {
  type FeatureKind,
  materialDeparture,
  positionDeviation,
  virtualSize,
} from './position.ts'
export { exact } from './rounding.ts'
export {
  metricGeometry,
  type ThreadGeometry,
  trapezoidalGeometry,
  unifiedGeometry,
  unifiedRoundedGeometry,
  whitworthGeometry,
} from './thread-geometry.ts'
export { trapezoidalPitches } from './trapezoidal-pitches.ts'
export { valueOrNull } from './value-or-null.ts'
