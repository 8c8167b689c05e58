import type { ReactNode } from 'react'
import type { FormWords, ShownField } from '../../shared/forms/shown-form.ts'
import { RichText } from '../components/rich-text.tsx'
import { FieldBlock, FieldError } from './field-block.tsx'
import { describedBy, fieldId, hintId } from './field-id.ts'

/** What a control needs to show its field. */
export interface FieldProps {
  field: ShownField
  words: FormWords
  value: string
  error: string | undefined
}

/** One field: label, hint, error, control. Values are kept by the browser, so typing renders nothing. */
export function Field(props: FieldProps) {
  switch (props.field.kind) {
    case 'choice':
      return <Choice {...props} />
    case 'bring':
      return <Brought {...props} />
    case 'consent':
      return <Consent {...props} />
    default:
      return <Line {...props} />
  }
}

function Line({ field, words, value, error }: FieldProps) {
  const id = fieldId(field)
  const control = {
    id,
    name: field.name,
    defaultValue: value,
    'aria-describedby': describedBy(field),
    'aria-invalid': error ? true : undefined,
    className: 'form-input',
  }
  return (
    <FieldBlock error={error}>
      <label htmlFor={id} className="form-label">
        {labelOf(field, words)}
      </label>
      {field.hint && (
        <p id={hintId(field)} className="form-hint">
          {field.hint}
        </p>
      )}
      <FieldError field={field} words={words} error={error} />
      {field.kind === 'text' ? (
        <textarea {...control} rows={5} />
      ) : (
        <input {...control} {...field.input} />
      )}
    </FieldBlock>
  )
}

function Choice({ field, words, value, error }: FieldProps) {
  return (
    <FieldBlock error={error}>
      <fieldset aria-describedby={describedBy(field)}>
        <legend className="form-label">{labelOf(field, words)}</legend>
        <FieldError field={field} words={words} error={error} />
        <div className="form-choices">
          {field.options?.map((option, index) => (
            <label key={option.value} className="form-choice">
              <input
                type="radio"
                id={index === 0 ? fieldId(field) : undefined}
                name={field.name}
                value={option.value}
                defaultChecked={option.value === value}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </FieldBlock>
  )
}

function Consent({ field, words, value, error }: FieldProps) {
  const id = fieldId(field)
  return (
    <FieldBlock error={error}>
      <FieldError field={field} words={words} error={error} />
      <div className="form-choice">
        <input
          type="checkbox"
          id={id}
          name={field.name}
          value="true"
          defaultChecked={value === 'true'}
          aria-describedby={describedBy(field)}
          aria-invalid={error ? true : undefined}
        />
        <label htmlFor={id}>
          <RichText nodes={field.statement ?? []} />
        </label>
      </div>
    </FieldBlock>
  )
}

/** Unticked at first: nothing is sent along that a visitor has not agreed to, and what is, stands beside the box. */
function Brought({ field, words, value, error }: FieldProps) {
  const id = fieldId(field)
  if (!field.bring) return null
  return (
    <FieldBlock error={error}>
      <FieldError field={field} words={words} error={error} />
      <div className="form-choice">
        <input
          type="checkbox"
          id={id}
          name={field.name}
          value={field.bring.value}
          defaultChecked={value === field.bring.value}
          aria-describedby={describedBy(field)}
          aria-invalid={error ? true : undefined}
          // A browser that brings back what was ticked would agree in place of the visitor.
          autoComplete="off"
        />
        <label htmlFor={id}>
          <RichText nodes={field.statement ?? []} />{' '}
          <span className="form-brought">{field.bring.text}</span>
        </label>
      </div>
      <p id={hintId(field)} className="form-hint">
        {field.hint}
      </p>
    </FieldBlock>
  )
}

function labelOf({ label, isRequired }: ShownField, { optional }: FormWords): ReactNode {
  if (isRequired) return label
  return (
    <>
      {label} <span className="form-optional">{optional}</span>
    </>
  )
}
