import { type Drawing, displayListToSvg } from '@firstangle/drawings'
import { innerSvg, svgFile } from './drawing-files.ts'

/**
 * Lines keep a width in pixels, whatever the size of the picture: at 120 pixels for an A3 sheet, a line of 0.25 mm would
 * be a fifteenth of a pixel. Dimension lines and lettering are thinner than the part's own edges.
 */
const lines = 'path{vector-effect:non-scaling-stroke;stroke-width:.3px}.w path{stroke-width:.9px}'

/** The sheet as a small picture: views recognisable, callouts not meant to be read. */
export function thumbnailFile(drawing: Drawing): string {
  const edges = drawing.displayList.filter(({ pen }) => pen === 'wide' || pen === 'frame')
  const rest = drawing.displayList.filter(
    ({ pen }) => pen !== 'wide' && pen !== 'frame' && pen !== 'hatch',
  )
  const heavy = innerSvg(edges, drawing.sheet)
  return svgFile(displayListToSvg(rest, drawing.sheet), lines, `<g class="w">${heavy}</g>`)
}
