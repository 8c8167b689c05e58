import {
  type Box,
  boxOfPoints,
  type Drawing,
  type EvidenceField,
  type Primitive,
} from '@firstangle/drawings'
import type { BoreFeature, GdntFeature } from '@firstangle/drawings/responses'
import { tenth } from '../../shared/rounding.ts'

/** A part of a callout on the sheet: what it is, the field it becomes, and where a leader line meets it. */
interface CalloutPart {
  id: 'size' | 'fit' | 'characteristic' | 'zone' | 'datums'
  kind: EvidenceField['kind']
  path: string
  value: string
  /** Where its leader line starts, and where its balloon stands, mm on the sheet. */
  foot: { x: number; y: number }
  balloon: { x: number; y: number }
}

/** From the edge of a callout to the centre of a balloon, mm. */
const away = 5

/** Room around the callout with its balloons, mm. */
const margin = { x: 9, y: 9 }

/**
 * The first bore of a drawing with the tolerance frame below it, part by part: what one place on the sheet says, and the
 * fields it becomes.
 */
export function calloutParts({ fields, responses, displayList, sheet }: Drawing) {
  const [bore] = responses.features.bores
  const [frame] = responses.features.gdnts
  const boreField = fieldOf(fields, bore?.reference_id)
  const frameField = fieldOf(fields, frame?.reference_id)
  const cells = displayList.filter((item) => item.ref === frameField.referenceId).flatMap(cellOf)
  const [sign] = cells
  if (!sign || !bore || !frame) throw new Error('The first bore has no frame below it')
  const { box } = boreField
  const left = Math.min(box.x, sign.x) - margin.x
  const right = Math.max(...cells.map(({ x, width }) => x + width)) + margin.x
  const top = box.y - margin.y
  return {
    sheet: { width: sheet.width, height: sheet.height },
    view: [left, top, right - left, sign.y + sign.height + margin.y - top].map(tenth),
    parts: [...partsOfBore(bore, boreField), ...partsOfFrame(frame, frameField, cells)],
  }
}

/** Size and fit, with balloons above the callout at these shares of its width. */
function partsOfBore({ diameter }: BoreFeature, { path, box }: EvidenceField): CalloutPart[] {
  const { fit } = diameter.tolerance
  if (!fit) throw new Error('The first bore has no fit')
  const above = (share: number) => ({
    foot: { x: tenth(box.x + box.width * share), y: tenth(box.y - 0.6) },
    balloon: { x: tenth(box.x + box.width * share), y: tenth(box.y - away) },
  })
  const size = `${diameter.value} ${diameter.unit}`
  return [
    { id: 'size', kind: 'bore', path: `${path}.diameter`, value: size, ...above(0.3) },
    { id: 'fit', kind: 'bore', path: `${path}.diameter.tolerance.fit`, value: fit, ...above(0.85) },
  ]
}

/** Characteristic, zone and datums, with balloons below the cells of the frame that have them. */
function partsOfFrame(
  { characteristic, zone, datums }: GdntFeature,
  { path }: EvidenceField,
  [sign, zoneCell, ...datumCells]: readonly Box[],
): CalloutPart[] {
  if (!sign || !zoneCell || datumCells.length === 0 || !zone) {
    throw new Error('The frame below the first bore has no zone or no datums')
  }
  const below = (x: number) => ({
    foot: { x: tenth(x), y: tenth(sign.y + sign.height) },
    balloon: { x: tenth(x), y: tenth(sign.y + sign.height + away) },
  })
  return [
    {
      id: 'characteristic',
      kind: 'gdnt',
      path: `${path}.characteristic`,
      value: characteristic,
      ...below(middle([sign])),
    },
    {
      id: 'zone',
      kind: 'gdnt',
      path: `${path}.zone`,
      value: `${zone.is_diameter ? 'Ø ' : ''}${zone.value} ${zone.unit}`,
      ...below(middle([zoneCell])),
    },
    {
      id: 'datums',
      kind: 'gdnt',
      path: `${path}.datums`,
      value: datums.map(({ label }) => label).join(', '),
      ...below(middle(datumCells)),
    },
  ]
}

function fieldOf(fields: readonly EvidenceField[], ref: number | undefined): EvidenceField {
  const field = fields.find(({ referenceId }) => referenceId === ref)
  if (!field) throw new Error('The drawing has no bore with a tolerance frame')
  return field
}

/** The box of a cell of a tolerance frame; none for other primitives. */
function cellOf(item: Primitive): Box[] {
  return item.kind === 'polyline' && item.closed ? [boxOfPoints(item.points)] : []
}

function middle(cells: readonly Box[]): number {
  const first = cells[0] as Box
  const last = cells.at(-1) as Box
  return (first.x + last.x + last.width) / 2
}
