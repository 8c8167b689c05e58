import type { ShownField } from './shown-form.ts'

/** Id of a field's control: of a group, of its first choice. Errors link to it. */
export function fieldId({ name }: Pick<ShownField, 'name'>): string {
  return `field-${name}`
}

/** Ids of what is said of a field, for `aria-describedby`; undefined where nothing is. */
export function describedBy(
  field: Pick<ShownField, 'name' | 'hint'>,
  error: string | undefined,
): string | undefined {
  const ids = [field.hint && hintId(field), error && errorId(field)].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** Id of the hint between label and control. */
export function hintId(field: Pick<ShownField, 'name'>): string {
  return `${fieldId(field)}-hint`
}

/** Id of the error of a field. */
export function errorId(field: Pick<ShownField, 'name'>): string {
  return `${fieldId(field)}-error`
}
