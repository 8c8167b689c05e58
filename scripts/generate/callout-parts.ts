import {
  type Box,
  boxOfPoints,
  type Drawing,
  type EvidenceField,
  type Primitive,
} from '@firstangle/drawings'
import { tenth } from '../../shared/rounding.ts'

/** A part of a callout on the sheet: what it is, the field it becomes, and where a leader line meets it. */
export interface CalloutPart {
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
  const bore = responses.features.bores[0]
  const frame = responses.features.gdnts[0]
  const boreField = fieldOf(fields, bore?.reference_id)
  const frameField = fieldOf(fields, frame?.reference_id)
  const cells = displayList.filter((item) => item.ref === frameField.referenceId).flatMap(cellOf)
  const [sign, zone, ...datums] = cells
  const fit = bore?.diameter.tolerance?.fit
  if (!sign || !zone || !datums.length || !frame?.zone || !fit) {
    throw new Error('The first bore has no fit, or no frame with datums below it')
  }
  const { box } = boreField
  const above = (share: number) => ({
    foot: { x: tenth(box.x + box.width * share), y: tenth(box.y - 0.6) },
    balloon: { x: tenth(box.x + box.width * share), y: tenth(box.y - away) },
  })
  const below = (x: number) => ({
    foot: { x: tenth(x), y: tenth(sign.y + sign.height) },
    balloon: { x: tenth(x), y: tenth(sign.y + sign.height + away) },
  })
  const parts: CalloutPart[] = [
    {
      id: 'size',
      kind: 'bore',
      path: `${boreField.path}.diameter`,
      value: `${bore.diameter.value} ${bore.diameter.unit}`,
      ...above(0.3),
    },
    {
      id: 'fit',
      kind: 'bore',
      path: `${boreField.path}.diameter.tolerance.fit`,
      value: fit,
      ...above(0.85),
    },
    {
      id: 'characteristic',
      kind: 'gdnt',
      path: `${frameField.path}.characteristic`,
      value: frame.characteristic,
      ...below(middle([sign])),
    },
    {
      id: 'zone',
      kind: 'gdnt',
      path: `${frameField.path}.zone`,
      value: `${frame.zone.is_diameter ? 'Ø ' : ''}${frame.zone.value} ${frame.zone.unit}`,
      ...below(middle([zone])),
    },
    {
      id: 'datums',
      kind: 'gdnt',
      path: `${frameField.path}.datums`,
      value: frame.datums.map(({ label }) => label).join(', '),
      ...below(middle(datums)),
    },
  ]
  const left = Math.min(box.x, sign.x) - margin.x
  const right = Math.max(...cells.map(({ x, width }) => x + width)) + margin.x
  const top = box.y - margin.y
  return {
    sheet: { width: sheet.width, height: sheet.height },
    view: [left, top, right - left, sign.y + sign.height + margin.y - top].map(tenth),
    parts,
  }
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
