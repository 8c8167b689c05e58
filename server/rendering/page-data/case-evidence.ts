import type { EvidenceRowCopy } from '../../../shared/content/pages/case-study.ts'
import { formatNumber } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { Box, EvidenceRow, SheetField } from '../../../src/pages/case-study/case-study-data.ts'

/** A sample sheet: size and title block in mm, drawing number, values by their path in the responses. */
export interface SheetFields {
  width: number
  height: number
  titleBlock: Readonly<Box>
  number: string
  fields: Readonly<Record<string, SheetField>>
}

/** Rows for a part of the sheet, their boxes measured from the corner of that part. */
export function rowsWithin(part: Readonly<Box>, rows: readonly EvidenceRow[]): EvidenceRow[] {
  return rows.map((row) => {
    if (!row.box) return row
    return { ...row, box: { ...row.box, x: row.box.x - part.x, y: row.box.y - part.y } }
  })
}

/** Joins what the copy says of a value with what the sheet's response holds. An unknown path is a fault of the copy. */
export function evidenceRow(
  copy: EvidenceRowCopy,
  ref: number,
  sheet: SheetFields,
  locale: Locale,
): EvidenceRow {
  const field = sheet.fields[copy.path]
  if (!field) throw new Error(`${sheet.number} has no value at ${copy.path}`)
  const limit = copy.check && limitText(copy.check, field.unit, locale)
  return {
    ref,
    name: copy.name,
    path: copy.path,
    value: field.label,
    use: copy.use,
    confidence: formatNumber(field.confidence, locale, { fractionDigits: 2 }),
    threshold: formatNumber(copy.threshold, locale, { fractionDigits: 2 }),
    gauge: { score: field.confidence, needed: copy.threshold },
    outcome: outcomeOf(copy, field),
    kind: field.kind,
    limit,
    box: field.box,
  }
}

/** A value that is not sure enough goes to a person before any rule is applied to it. */
function outcomeOf(
  { threshold, check }: EvidenceRowCopy,
  field: SheetField,
): EvidenceRow['outcome'] {
  if (field.confidence < threshold) return 'review'
  if (!check) return 'pass'
  const value = field[check.of]
  if (value === undefined)
    throw new Error(`${field.label} has no ${check.of} to hold a rule against`)
  const { min = value, max = value } = check
  return value >= min && value <= max ? 'pass' : 'fail'
}

function limitText(
  { of, min, max }: NonNullable<EvidenceRowCopy['check']>,
  unit: string | undefined,
  locale: Locale,
): string {
  const sign = of === 'deviation' ? '±' : ''
  const unitSign = unit === 'degree' ? '°' : '\u00a0mm'
  const quantity = (value: number) => `${sign}${formatNumber(value, locale)}${unitSign}`
  return [
    ...(min === undefined ? [] : [`≥ ${quantity(min)}`]),
    ...(max === undefined ? [] : [`≤ ${quantity(max)}`]),
  ].join(', ')
}
