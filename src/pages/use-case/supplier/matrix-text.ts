import type { SupplierSelectionCopy } from '../../../../shared/content/pages/supplier-selection.ts'
import { formatNumber, noBreakSpace } from '../../../../shared/i18n/format.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import type { Check, SupplierProfile } from './supplier-fit.ts'

type MatrixCopy = SupplierSelectionCopy['matrix']

/** A value or limit of a check in words: `IT6`, `Ra 0.8`, `130 mm`, `milling, cutting`. */
export function valueText(
  check: Check,
  value: string | number | readonly string[],
  copy: MatrixCopy,
  locale: Locale,
): string {
  if (typeof value === 'number') {
    const digits = formatNumber(value, locale)
    if (check === 'grade') return `IT${digits}`
    if (check === 'roughness') return `Ra${noBreakSpace}${digits}`
    if (check === 'diameter') return `Ø${noBreakSpace}${digits}`
    return `${digits}${noBreakSpace}mm`
  }
  const codes = typeof value === 'string' ? [value] : value
  return codes.map((code) => copy.values[code as keyof MatrixCopy['values']]).join(', ')
}

/** A profile in one line, as a buyer would note it. */
export function profileText(profile: SupplierProfile, copy: MatrixCopy, locale: Locale): string {
  const text = (check: Check, value: number | readonly string[]) =>
    valueText(check, value, copy, locale)
  const { primary, secondary, diameter, size, material, grade, roughness } = profile
  return [
    text('process', [...primary, ...secondary.filter((code) => code !== 'LASER_CUTTING')]),
    [...(diameter ? [text('diameter', diameter)] : []), text('size', size)]
      .map((limit) => `${copy.upTo} ${limit}`)
      .join(', '),
    text('material', material),
    `${copy.from} ${text('grade', grade)}, ${text('roughness', roughness)}`,
  ].join('\u00a0· ')
}
