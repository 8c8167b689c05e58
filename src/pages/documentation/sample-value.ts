import type { Field } from '../../../shared/api-schemas/field-groups.ts'

/** The part of a response that a path such as `dimensions[3]` or `size.value` names; `[]` means the first entry. */
export function valueAt(value: unknown, path: string): unknown {
  const keys = path
    .replaceAll('[]', '[0]')
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
  return keys.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | null | undefined)?.[key],
    value,
  )
}

/**
 * A field's value in one object, as in the JSON. Objects have rows for their fields, so only values without rows are
 * written out: `quantity` objects and lists of text; anything may be null.
 */
export function sampleValue(object: unknown, field: Pick<Field, 'path' | 'type'>): string {
  const value = valueAt(object, field.path)
  if (value === undefined) return ''
  if (value !== null && field.type.startsWith('object')) return ''
  return JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ')
}
