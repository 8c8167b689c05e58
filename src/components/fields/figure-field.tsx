import { useId } from 'react'

interface FigureFieldProps {
  name: string
  copy: { label: string; hint: string; unit?: string }
  /** What it begins with. */
  text: string
  /** What is wrong with the text, if anything. */
  fault: string | undefined
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
  const { name, copy, text, fault, inputMode = 'decimal', days } = props
  const id = useId()
  const kind = days ? { ...days, type: 'date', required: true } : { inputMode, maxLength: 24 }
  return (
    <div className="figure-field">
      <label htmlFor={id}>{copy.label}</label>
      <p id={`${id}-hint`}>{copy.hint}</p>
      <div>
        <input
          {...kind}
          id={id}
          name={name}
          defaultValue={text}
          autoComplete="off"
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-hint ${copy.unit ? `${id}-unit ` : ''}${id}-fault`}
        />
        {copy.unit && <span id={`${id}-unit`}>{copy.unit}</span>}
      </div>
      <p id={`${id}-fault`} aria-live="polite">
        {fault}
      </p>
    </div>
  )
}
