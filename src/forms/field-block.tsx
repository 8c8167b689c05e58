import type { ReactNode } from 'react'
import { errorId } from './field-id.ts'
import type { FormWords, ShownField } from './shown-form.ts'

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

/** What is wrong with a field, and for those who only hear it that it is an error. */
export function FieldError({ field, words, error }: FieldErrorProps) {
  if (!error) return null
  return (
    <p id={errorId(field)} className="form-error">
      <span className="sr-only">{words.errorPrefix} </span>
      {error}
    </p>
  )
}
