import {
  type Balloon,
  type Box,
  type Drawing,
  displayListToSvg,
  drawBalloons,
  drawingIds,
  type EvidenceField,
  getDrawing,
  placeBalloons,
} from '@firstangle/drawings'
import { tenth } from '../../shared/rounding.ts'
import { itemMaster } from '../../src/pages/use-case/erp/item-master.ts'
import { characteristicsOf } from '../../src/pages/use-case/pmi/characteristics.ts'
import { exampleProfiles } from '../../src/pages/use-case/supplier/example-profiles.ts'
import { demandsOf, verdictOf } from '../../src/pages/use-case/supplier/supplier-fit.ts'
import { inBothSchemes } from './both-schemes.ts'
import { cropFile, sheetFile } from './drawing-files.ts'
import { marginBox } from './evidence.ts'

/** Part of the A3 sheets that the title block takes up, mm. */
const titleBlock = { x: 229.5, y: 228, width: 180.7, height: 59.2 }

/** The sample drawings held against the example profiles. */
export function supplierMatrix() {
  const demands = drawingIds.map((id) => ({ id, list: demandsOf(getDrawing(id).responses) }))
  return {
    profiles: exampleProfiles,
    parts: demands.map(({ id, list }) => ({
      id,
      verdicts: exampleProfiles.map((profile) => verdictOf(list, profile)),
    })),
  }
}

/** The title block as a picture of its own, and the item record read from it with boxes on that picture. */
export function itemRecord(drawing: Drawing) {
  const { x, y, width, height } = titleBlock
  const fields = itemMaster(drawing).map((field) => {
    const box = boxOf(drawing, field.ref)
    return { ...field, box: { ...box, x: tenth(box.x - x), y: tenth(box.y - y) } }
  })
  return { file: cropFile(drawing, titleBlock), data: { width, height, fields } }
}

/** A sheet with a balloon beside every characteristic, and the list of the same numbers. */
export function balloonedSheet(drawing: Drawing) {
  const rows = characteristicsOf(drawing)
  const balloons = balloonsOf(drawing)
  const { width, height } = drawing.sheet
  return {
    sheet: withBalloons(sheetFile(drawing), drawing, balloons),
    data: {
      width,
      height,
      rows: rows.map((row) => ({ ...row, box: boxOf(drawing, row.ref) })),
      balloons: balloons.map(({ ref, number, centre }) => ({
        ref,
        number,
        x: tenth(centre.x),
        y: tenth(centre.y),
      })),
    },
  }
}

/** A balloon beside every characteristic of a drawing. */
export function balloonsOf(drawing: Drawing): Balloon[] {
  const refs = new Set(characteristicsOf(drawing).map(({ ref }) => ref))
  const callouts = drawing.fields.filter(({ referenceId }) => refs.has(referenceId))
  return placeBalloons(drawing.sheet, drawing.displayList, callouts)
}

/** Balloons in the colour of action on a sheet or a part of it. */
function withBalloons(svg: string, { sheet }: Drawing, balloons: readonly Balloon[]): string {
  // Nested with the size of the sheet, so that one mm stays one mm in a detail, too.
  const marks = displayListToSvg(drawBalloons(balloons), sheet).replace(
    '<svg ',
    `<svg width="${sheet.width}" height="${sheet.height}" `,
  )
  const style = `<style>${inBothSchemes((colour) => `.n{color:${colour('action')}}`)}</style>`
  return svg.replace(/<\/svg>$/, `${style}<g class="n">${marks}</g></svg>`)
}

function boxOf({ fields }: Drawing, ref: number): Box {
  return marginBox(fields.find(({ referenceId }) => referenceId === ref) as EvidenceField, 1, tenth)
}
