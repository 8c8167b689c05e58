import type { ReactNode } from 'react'
import type { FormWords, ShownField } from '../../shared/forms/shown-form.ts'
import { errorId } from './field-id.ts'

/** A field with the line that marks an error at its side. */
export function FieldBlock({
  error,
  children,
}: {
  error: string | undefined
  children: ReactNode
}) {
  return <div className={error ? 'form-field form-field--wrong' : 'form-field'}>{children}</div>
}

interface FieldErrorProps {
  field: Pick<ShownField, 'name'>
  words: Pick<FormWords, 'errorPrefix'>
  error: string | undefined
}

/** The error of a field, if there is one. A hidden prefix tells screen readers that it is an error. */
export function FieldError({ field, words, error }: FieldErrorProps) {
  return (
    <p id={errorId(field)} className="form-error" data-error-of={field.name}>
      {error && <span className="sr-only">{words.errorPrefix} </span>}
      {error}
    </p>
  )
}
