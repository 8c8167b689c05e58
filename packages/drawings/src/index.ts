/**
 * The sample drawings. Standards, lettering, figures and PDF files have entries of their own (`exports` in
 * package.json); how a sample is drawn is internal.
 */
import { boxOf, union } from './boxes.ts'
import { type Box, isLettering, type Primitive } from './display-list.ts'
import type { Drawing, DrawingId, EvidenceField, PartDrawing, TextRun } from './model.ts'
import { drawBracket } from './parts/bracket.ts'
import { drawCover } from './parts/cover.ts'
import { drawPlate } from './parts/plate.ts'
import { drawShaft } from './parts/shaft.ts'
import { evidenceOf } from './responses/evidence.ts'

export { type Balloon, balloonRadius, drawBalloons, placeBalloons } from './annotate/balloons.ts'
export { boxOf, boxOfPoints, contains, grow, overlaps } from './boxes.ts'
export type { Box, Primitive, TextPrimitive } from './display-list.ts'
export {
  circle,
  line,
  type Point,
  type PolylinePrimitive,
  point,
  rectangle,
} from './display-list.ts'
export { type Ink, inkOf } from './ink.ts'
export type { Drawing, DrawingId, EvidenceField, EvidenceKind } from './model.ts'
export { bracketLayers, isometric } from './parts/bracket-layers.ts'
export { linkedViews } from './parts/bracket-views.ts'
export { openMould } from './parts/cover-mould.ts'
export { nestedPlates } from './parts/plate-nest.ts'
export { drawProgress } from './progress.ts'
export { zoneOf } from './sheet/frame.ts'
export { sheetOwner } from './sheet/title-block.ts'
export { displayListToSvg, escapeText, renderSvg } from './svg.ts'

/** The sample drawings in the order in which the site shows them. */
export const drawingIds: readonly DrawingId[] = ['shaft', 'bracket', 'plate', 'cover']

const models: Record<DrawingId, () => PartDrawing> = {
  shaft: drawShaft,
  bracket: drawBracket,
  plate: drawPlate,
  cover: drawCover,
}

/** Box of the ink of one reference_id on a display list, mm. */
function calloutBox(list: readonly Primitive[], ref: number): Box {
  const ink = list.filter((item) => item.ref === ref && isLettering(item))
  if (ink.length === 0) throw new Error(`reference_id ${ref} has no ink`)
  return union(ink.map(boxOf))
}

function finish(part: PartDrawing): Drawing {
  const { entries, responses, ...drawing } = part
  const fields: EvidenceField[] = entries.map((entry) => ({
    ...entry,
    box: calloutBox(part.displayList, entry.referenceId),
  }))
  const texts: TextRun[] = part.displayList.flatMap((item) =>
    item.kind === 'text'
      ? [
          {
            text: item.text,
            x: item.x,
            y: item.y,
            height: item.height,
            rotation: item.rotation,
            box: boxOf(item),
            ref: item.ref,
          },
        ]
      : [],
  )
  const { metadata, features, insights } = responses
  return {
    ...drawing,
    texts,
    fields,
    responses: {
      metadata: { ...metadata, evidence: evidenceOf('metadata', part.sheet, fields) },
      features: { ...features, evidence: evidenceOf('features', part.sheet, fields) },
      insights,
    },
  }
}

const finished = new Map<DrawingId, Drawing>()

/** A sample drawing with its display list, evidence fields and responses; computed once. */
export function getDrawing(id: DrawingId): Drawing {
  const known = finished.get(id)
  if (known) return known
  const drawing = finish(models[id]())
  finished.set(id, drawing)
  return drawing
}
