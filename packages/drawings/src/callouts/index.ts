/** What a single callout means, drawn: one small figure for each kind. */

export type { FigureDrawing } from '../figures/kit/figure.ts'
export { silentFigure } from '../figures/kit/render.ts'
export { type ChamferSpec, chamferFigure, type RadiusSpec, radiusFigure } from './edge.ts'
export { datumFigure, geometricFigure } from './geometric.ts'
export { type HoleSpec, holeFigure, type Measure } from './hole.ts'
export { type SizeShape, type SizeSpec, sizeFigure } from './size.ts'
export { type SurfaceSpec, surfaceFigure } from './surface.ts'
export { type ThreadSpec, threadFigure } from './thread.ts'
export { threadDiametersFigure } from './thread-diameters.ts'
export type { GeometricSpec } from './zone-marks.ts'
export { type ZoneSpec, zoneDiagram } from './zones.ts'
