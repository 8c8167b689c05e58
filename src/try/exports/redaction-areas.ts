import type { Box, MetadataField, PageReading, ReadSheet } from '@firstangle/reader'

/** Fields that identify the company and the people, anywhere on the sheet. */
const identifying: ReadonlySet<MetadataField> = new Set([
  'title',
  'drawingNumber',
  'partNumber',
  'drawnBy',
  'checkedBy',
  'approvedBy',
  'company',
] as const)

/** Margin around each area in mm, so that no part of a letter shows. */
const margin = 0.4

/** Shorter values, such as initials, are looked for as whole lines only. */
const safeLength = 4

type RedactableSheet = Pick<ReadSheet, 'titleBlock' | 'reading' | 'lettering'>

interface SheetRedaction {
  /** From 1. */
  readonly page: number
  /** mm; never empty */
  readonly areas: readonly Box[]
}

interface Redaction {
  readonly sheets: readonly SheetRedaction[]
  /** Sheets that could not be read, or without title block and names: left out, since what they reveal is unknown. */
  readonly leftOut: readonly number[]
  /** Sheets in the file without a title block: single names were removed there. */
  readonly withoutBlock: readonly number[]
}

/**
 * What is removed from a file. A name that stands on one sheet is looked for on all of them.
 *
 * @param corrected what the visitor made of names that were misread
 */
export function redactionOf(
  sheets: readonly (RedactableSheet & Pick<ReadSheet, 'refusal' | 'isPartial'>)[],
  corrected: readonly string[] = [],
): Redaction {
  const names = [...sheets.flatMap(({ reading }) => namesOn(reading)), ...corrected]
  const all = sheets.map((sheet) => ({
    page: sheet.reading.page,
    areas: isKnown(sheet) ? redactionAreas(sheet, names) : [],
  }))
  const blocks = new Set(sheets.flatMap((one) => (one.titleBlock ? [one.reading.page] : [])))
  const kept = all.filter(({ areas }) => areas.length > 0)
  return {
    sheets: kept,
    withoutBlock: kept.map(({ page }) => page).filter((page) => !blocks.has(page)),
    leftOut: all.filter(({ areas }) => areas.length === 0).map(({ page }) => page),
  }
}

/**
 * Whether it is known where a sheet names its owner: it was read completely, since lettering that was not recognised may
 * hold names, and has a title block or names of its own.
 */
const isKnown = (sheet: RedactableSheet & Pick<ReadSheet, 'refusal' | 'isPartial'>) =>
  sheet.refusal === null &&
  !sheet.isPartial &&
  (sheet.titleBlock !== null || namesOn(sheet.reading).length > 0)

/** Whether a field identifies the company or a person. */
export const isIdentifying = (field: MetadataField): boolean => identifying.has(field)

function namesOn({ metadata }: PageReading): string[] {
  return metadata.filter(({ field }) => isIdentifying(field)).map(({ value }) => value)
}

/**
 * What is removed from a sheet: its title block, and names and numbers wherever they stand again, such as the number in
 * the corner or in a note. Empty where nothing was found.
 *
 * @param known names that stand on other sheets of the file
 */
export function redactionAreas(
  { titleBlock, reading, lettering }: RedactableSheet,
  known: readonly string[] = [],
): Box[] {
  const fields = reading.metadata.filter(({ field }) => isIdentifying(field))
  const values = [...namesOn(reading), ...known].map(folded).filter((value) => value !== '')
  const removed = lettering.filter(
    ({ text, box }) =>
      namesAny(folded(text), values) ||
      ownership.test(text) ||
      (titleBlock !== null && isCut(box, titleBlock)),
  )
  const block = titleBlock && toCorner(titleBlock, reading)
  const places = [...fields.flatMap(({ boxes }) => boxes), ...removed.map(({ box }) => box)]
  const areas = block ? [block, ...places.filter((box) => !contains(block, box))] : places
  return areas.map(({ x, y, width, height }) => ({
    x: x - margin,
    y: y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  }))
}

/** A title block touches the frame: it lies no farther from the lower right corner than this share of the sheet. */
const cornerReach = 0.3

/** The title block down to the corner it stands in: cells whose lines were not seen, as on scans, go with it. */
function toCorner(block: Box, { width, height }: PageReading): Box {
  const right = width - block.x - block.width
  const below = height - block.y - block.height
  const isInCorner = right < cornerReach * width && below < cornerReach * height
  return isInCorner ? { ...block, width: width - block.x, height: height - block.y } : block
}

/** Addresses and notices of ownership name a company, whatever else the line says. */
const ownership =
  /https?:|www\.|\S@(?!@)\S+\.\w|©|\(c\) ?\d{4}|copyright|proprietary|property of|eigentum|urheber|schutzvermerk/i

/** Whether an area ends within a line of lettering: what is left of its letters could still be read. */
function isCut(line: Box, area: Box): boolean {
  const width = Math.min(line.x + line.width, area.x + area.width) - Math.max(line.x, area.x)
  const height = Math.min(line.y + line.height, area.y + area.height) - Math.max(line.y, area.y)
  return width > -margin && height > -margin && !contains(area, line)
}

const namesAny = (line: string, values: readonly string[]) =>
  values.some((value) => (value.length < safeLength ? line === value : line.includes(value)))

/** Without case, spaces and punctuation, which differ between places. */
const folded = (text: string) => text.toLowerCase().replaceAll(/[\s.,:;_/–-]/g, '')

function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}
