/** Values of standards: limits and fits, general tolerances, threads, grades of roughness. */

export { coarsePitch } from './coarse-pitches.ts'
export { threadsPerInch, type UnifiedSeries } from './inch-threads.ts'
export {
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
  type GeneralClass,
  generalClasses,
  linearLimit,
} from './iso-2768.ts'
export { majorDiameterLimits6g, metricTapDrill, minorDiameterLimits6H } from './metric-threads.ts'
export { americanPipeThread, parallelPipeThread, sealingPipeThread } from './pipe-threads.ts'
export {
  metricGeometry,
  type ThreadGeometry,
  trapezoidalGeometry,
  unifiedGeometry,
  whitworthGeometry,
} from './thread-geometry.ts'
