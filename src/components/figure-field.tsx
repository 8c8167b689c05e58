import { type ChangeEvent, useId } from 'react'

interface FigureFieldProps {
  name: string
  copy: { label: string; hint: string; unit?: string }
  text: string
  /** What is wrong with the text, if anything. */
  fault: string | undefined
  /** In a component that is hydrated; elsewhere the text is what the field begins with. */
  onChange?: (text: string) => void
  /** Keyboard of phones: with a decimal sign or without. */
  inputMode?: 'decimal' | 'numeric'
  /** A day instead of a number: the first and the last one the calendar offers. */
  days?: { min: string; max: string }
}

/**
 * A field of a calculator with hint, unit and inline error. Numbers are text, not `type=number`: a decimal
 * comma is welcome.
 */
export function FigureField(props: FigureFieldProps) {
  const { name, copy, text, fault, onChange, inputMode = 'decimal', days } = props
  const id = useId()
  const kind = days ? { ...days, type: 'date', required: true } : { inputMode, maxLength: 24 }
  const value = onChange
    ? {
        value: text,
        onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
      }
    : { defaultValue: text }
  return (
    <div className="figure-field">
      <label htmlFor={id}>{copy.label}</label>
      <p id={`${id}-hint`}>{copy.hint}</p>
      <div>
        <input
          {...kind}
          id={id}
          name={name}
          {...value}
          autoComplete="off"
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-hint ${id}-fault`}
        />
        {copy.unit && <span>{copy.unit}</span>}
      </div>
      <p id={`${id}-fault`} aria-live="polite">
        {fault}
      </p>
    </div>
  )
}
