/** What checks and renders the figures of articles; a figure itself imports `figures/kit/index.ts`. */

export { drawingFaults } from './figures/kit/check.ts'
export { drawFigure, type FigureDrawing, type FigureModel, tones } from './figures/kit/figure.ts'
export { characteristics } from './figures/kit/frames.ts'
export { defineFigure, lettering, line, moved } from './figures/kit/index.ts'
export { palette, tokenOf } from './figures/kit/palette.ts'
export { figureFile, inlineFigure } from './figures/kit/render.ts'
export { figure as assemblyWithPartsList } from './figures/sheets/assembly-with-parts-list.ts'
