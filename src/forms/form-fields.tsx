import type { ShownField, ShownForm } from '../../shared/forms/shown-form.ts'
import { Field } from './field.tsx'

/** Some fields of a form with the posted values and their errors. */
export function FormFields({ form, fields }: { form: ShownForm; fields: readonly ShownField[] }) {
  const { words, state } = form
  return fields.map((field) => (
    <Field
      key={field.name}
      field={field}
      words={words}
      value={state?.values[field.name] ?? ''}
      error={state?.errors[field.name]?.[0]?.message}
    />
  ))
}
