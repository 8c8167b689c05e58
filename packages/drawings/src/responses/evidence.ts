import type { EvidenceField } from '../model.ts'
import { wire } from './numbers.ts'
import type { Evidence } from './types.ts'

/**
 * Where the values of one response stand on their sheet: the box of each callout as a polygon, its corners clockwise from
 * the top left one, in mm.
 */
export function evidenceOf(
  response: 'metadata' | 'features',
  sheet: { readonly width: number; readonly height: number },
  fields: readonly EvidenceField[],
): Evidence {
  return {
    page: 1,
    width: wire(sheet.width),
    height: wire(sheet.height),
    unit: 'mm',
    origin: 'TOP_LEFT',
    regions: fields
      .filter(({ path }) => path.startsWith(`${response}.`))
      .map(({ referenceId, box }) => ({ reference_id: referenceId, polygon: cornersOf(box) })),
  }
}

function cornersOf({ x, y, width, height }: EvidenceField['box']) {
  const [left, top, right, bottom] = [x, y, x + width, y + height].map((value) => wire(value, 2))
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ] as Evidence['regions'][number]['polygon']
}
