import { useId } from 'react'

interface RoiInputProps {
  name: string
  copy: { label: string; hint: string; unit: string }
  text: string
  /** What is wrong with the text, if anything. */
  fault: string | undefined
  onChange: (text: string) => void
}

/** A number field with hint, unit and inline error. Text, not `type=number`: a decimal comma is welcome. */
export function RoiInput({ name, copy, text, fault, onChange }: RoiInputProps) {
  const id = useId()
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
          id={id}
          name={name}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-hint ${id}-fault`}
          className="min-h-11 w-40 border border-line bg-paper px-3 font-mono aria-invalid:border-2 aria-invalid:border-error"
          onChange={(event) => onChange(event.target.value)}
        />
        <span className="flex items-center border border-l-0 border-line px-3 text-sm text-muted">
          {copy.unit}
        </span>
      </div>
      <p id={`${id}-fault`} aria-live="polite" className="min-h-6 text-sm text-error">
        {fault}
      </p>
    </div>
  )
}
