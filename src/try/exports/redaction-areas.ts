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
const margin = 0.4

/** Shorter values, such as initials, are looked for as whole lines only. */
const safeLength = 4

/**
 * What is removed from a sheet: its title block, and names and numbers wherever they stand again, such as the number in
 * the corner or in a note. Empty where nothing was found.
 */
export function redactionAreas({
  titleBlock,
  reading,
  lettering,
}: Pick<ReadSheet, 'titleBlock' | 'reading' | 'lettering'>): Box[] {
  const fields = reading.metadata.filter(({ field }) => identifying.has(field))
  const values = fields.map(({ value }) => folded(value)).filter((value) => value !== '')
  const repeated = lettering.filter(({ text }) => names(folded(text), values))
  const places = [...fields.flatMap(({ boxes }) => boxes), ...repeated.map(({ box }) => box)]
  const areas = titleBlock
    ? [titleBlock, ...places.filter((box) => !holds(titleBlock, box))]
    : places
  return areas.map(({ x, y, width, height }) => ({
    x: x - margin,
    y: y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  }))
}

const names = (line: string, values: readonly string[]) =>
  values.some((value) => (value.length < safeLength ? line === value : line.includes(value)))

/** Without case, spaces and punctuation, which differ between places. */
const folded = (text: string) => text.toLowerCase().replaceAll(/[\s.,:;_/–-]/g, '')

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}
