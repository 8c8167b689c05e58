/** Everything a figure is drawn with; figures import from here only. See docs/EDITING.md, "What the kit draws". */
export { degreesOf, directionOf, radians } from '../../angles.ts'
export { centreCross, centreLine, pitchCircle } from '../../annotate/centre-line.ts'
export {
  dot,
  horizontalDimension,
  leaderNote,
  leaderWithFrame,
  linearDimension,
  verticalDimension,
} from '../../annotate/dimension.ts'
export { arrowhead, drawLabel, type Label, labelWidth } from '../../annotate/label.ts'
export { runningDimensions } from '../../annotate/running-dimension.ts'
export {
  datumFeature,
  edgeSymbol,
  frameLeader,
  sectionArrow,
} from '../../annotate/symbols.ts'
export { boxOf, grow, union } from '../../boxes.ts'
export type { Box, Pen, Point, Primitive } from '../../display-list.ts'
export {
  arc,
  circle,
  corners,
  cornersBetween,
  line,
  point,
  polar,
  polygon,
  polyline,
  rectangle,
} from '../../display-list.ts'
export { arcPoints, hatch } from '../../hatch.ts'
export { lettering, textWidth } from '../../lettering/lettering.ts'
export { type Corner, openOutline, outline, outlinePoints, slot } from '../../outline.ts'
export { type Bend, bendAllowance, bendDeduction, kFactor } from '../../standards/din-6935.ts'
export { fitDeviations, standardTolerance } from '../../standards/iso-286.ts'
export { angularLimit, brokenEdgeLimit, linearLimit } from '../../standards/iso-2768.ts'
export { table, titleCell } from './cells.ts'
export {
  angularDimension,
  diameterDimension,
  radiusDimension,
  toleranced,
} from './dimensions.ts'
export {
  area,
  defineFigure,
  type FigureItem,
  type FigureTools,
  type Tone,
  toned,
} from './figure.ts'
export { balloon, flowArrow, flowBox } from './flow.ts'
export {
  type Characteristic,
  characteristics,
  type FeatureControlFrame,
  featureControlFrame,
  frameWidth,
} from './frames.ts'
export { type HoleSection, holeSection, holeText } from './holes.ts'
export { mirrored, moved, projectionLines, projectionSymbol } from './projection.ts'
export { scaleBelow, scaleLeft } from './scales.ts'
export { surfaceTexture } from './surface.ts'
export { blockSize, centredBlock, legend, textBlock } from './text.ts'
export {
  externalThread,
  externalThreadEnd,
  internalThreadEnd,
  internalThreadSection,
} from './threads.ts'
export { type WeldSymbol, weldSymbol, weldSymbolParts } from './welds.ts'
export { type ToleranceZone, toleranceZone, zeroLine } from './zones.ts'
