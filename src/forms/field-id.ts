import type { ShownField } from '../../shared/forms/shown-form.ts'

/** Id of a field's control: of a group, of its first choice. Errors link to it. */
export function fieldId({ name }: Pick<ShownField, 'name'>): string {
  return `field-${name}`
}

/** Ids of a field's hint and error for `aria-describedby`. The element of the error is always there, often empty. */
export function describedBy(field: Pick<ShownField, 'name' | 'hint'>): string {
  return field.hint ? `${hintId(field)} ${errorId(field)}` : errorId(field)
}

/** Id of the hint between label and control. */
export function hintId(field: Pick<ShownField, 'name'>): string {
  return `${fieldId(field)}-hint`
}

/** Id of the error of a field. */
export function errorId(field: Pick<ShownField, 'name'>): string {
  return `${fieldId(field)}-error`
}
