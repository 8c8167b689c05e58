import type { ReactNode } from 'react'
import type { FormWords, ShownField } from '../../shared/forms/shown-form.ts'
import { RichText } from '../components/text/rich-text.tsx'
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
    'aria-required': field.isRequired || undefined,
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

function Consent(props: FieldProps) {
  return (
    <FieldBlock error={props.error}>
      <TickBox {...props} ticked="true">
        <RichText nodes={props.field.statement ?? []} />
      </TickBox>
    </FieldBlock>
  )
}

/** Unticked by default: values are sent only if the visitor agrees, and they are shown beside the box. */
function Brought(props: FieldProps) {
  const { bring, statement, hint } = props.field
  if (!bring) return null
  return (
    <FieldBlock error={props.error}>
      {/* A browser that restores the tick would agree in place of the visitor. */}
      <TickBox {...props} ticked={bring.value} autoComplete="off">
        <RichText nodes={statement ?? []} /> <span className="form-brought">{bring.text}</span>
      </TickBox>
      <p id={hintId(props.field)} className="form-hint">
        {hint}
      </p>
    </FieldBlock>
  )
}

interface TickBoxProps extends FieldProps {
  /** The value that it posts. */
  ticked: string
  autoComplete?: 'off'
  /** What is agreed to. */
  children: ReactNode
}

function TickBox({ field, words, value, error, ticked, autoComplete, children }: TickBoxProps) {
  const id = fieldId(field)
  return (
    <>
      <FieldError field={field} words={words} error={error} />
      <div className="form-choice">
        <input
          type="checkbox"
          id={id}
          name={field.name}
          value={ticked}
          defaultChecked={value === ticked}
          aria-describedby={describedBy(field)}
          aria-required={field.isRequired || undefined}
          aria-invalid={error ? true : undefined}
          autoComplete={autoComplete}
        />
        <label htmlFor={id}>{children}</label>
      </div>
    </>
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
