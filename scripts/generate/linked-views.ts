import { type Box, displayListToSvg, linkedViews } from '@firstangle/drawings'
import { inBothSchemes } from './both-schemes.ts'
import { innerSvg, svgFile } from './drawing-files.ts'

/** Room around the views for their names, mm. */
const margin = { side: 6, above: 20, below: 20 }

/** Three linked views of a part, the lines between them in the colour of action; and where words go. */
export function linkedViewsFile() {
  const { views, projection, places, onMitre } = linkedViews()
  const { front, top, side } = places
  const area: Box = {
    x: front.x - margin.side,
    y: front.y - margin.above,
    // Whole millimetres: browsers round the edges of a picture that stands inside a drawing.
    width: Math.ceil(side.x + side.width - front.x + 2 * margin.side),
    height: Math.ceil(top.y + top.height - front.y + margin.above + margin.below),
  }
  const style = `<style>${inBothSchemes((colour) => `.p{color:${colour('action')}}`)}</style>`
  const lines = innerSvg(projection, area)
  const placed = <Place extends { x: number; y: number }>(place: Place) => ({
    ...place,
    x: place.x - area.x,
    y: place.y - area.y,
  })
  return {
    file: svgFile(
      displayListToSvg(views, area, { crop: area }),
      '',
      `${style}<g class="p">${lines}</g>`,
    ),
    data: {
      width: area.width,
      height: area.height,
      front: placed(front),
      top: placed(top),
      side: placed(side),
      turn: placed(onMitre(top.height / 2)),
    },
  }
}
