import type { Box } from '../../reader/page.ts'
import type { MetadataField } from '../../reader/reading.ts'
import type { ReadSheet } from '../reader-client.ts'

/** Fields that say whose part it is and who drew it, wherever on the sheet they stand. */
const identifying: ReadonlySet<MetadataField> = new Set([
  'title',
  'drawingNumber',
  'partNumber',
  'drawnBy',
  'checkedBy',
  'approvedBy',
  'company',
] as const)

/** Around each area, mm: no rest of a letter looks out. */
const margin = 0.8

/** What is removed from a sheet: its title block, and names and numbers elsewhere. Empty where nothing was found. */
export function redactionAreas({
  titleBlock,
  reading,
}: Pick<ReadSheet, 'titleBlock' | 'reading'>): Box[] {
  const fields = reading.metadata
    .filter(({ field }) => identifying.has(field))
    .flatMap(({ boxes }) => boxes)
  const areas = titleBlock
    ? [titleBlock, ...fields.filter((box) => !holds(titleBlock, box))]
    : fields
  return areas.map(({ x, y, width, height }) => ({
    x: x - margin,
    y: y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  }))
}

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}
