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
    <div className="mt-6">
      <label htmlFor={id} className="block font-heading text-lg font-semibold">
        {copy.label}
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {copy.hint}
      </p>
      <div className="mt-2 flex items-stretch">
        <input
          {...kind}
          id={id}
          name={name}
          {...value}
          autoComplete="off"
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-hint ${id}-fault`}
          className="min-h-11 w-40 min-w-0 border border-line bg-paper px-3 font-mono aria-invalid:border-2 aria-invalid:border-error"
        />
        {copy.unit && (
          <span className="flex items-center whitespace-nowrap border border-l-0 border-line px-3 text-sm text-muted">
            {copy.unit}
          </span>
        )}
      </div>
      <p id={`${id}-fault`} aria-live="polite" className="min-h-6 text-sm text-error">
        {fault}
      </p>
    </div>
  )
}
