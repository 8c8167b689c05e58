import { useId } from 'react'

interface NumberFieldProps {
  name: string
  copy: { label: string; unit: string }
  text: string
  /** What is wrong with the text, if anything. */
  fault: string | undefined
}

/** One limit: label, number, unit on a line, a fault below. Text, not `type=number`: a decimal comma is welcome. */
export function NumberField({ name, copy, text, fault }: NumberFieldProps) {
  const id = useId()
  return (
    <div className="py-1">
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="min-w-0 text-sm">
          {copy.label}
        </label>
        <span className="flex flex-none items-center gap-2 font-mono text-sm text-muted">
          <input
            id={id}
            name={name}
            defaultValue={text}
            inputMode="decimal"
            autoComplete="off"
            maxLength={24}
            aria-invalid={fault !== undefined}
            aria-describedby={`${id}-unit ${id}-fault`}
            className="min-h-9 w-20 border border-line bg-paper px-2 text-right text-ink aria-invalid:border-2 aria-invalid:border-error"
          />
          <span id={`${id}-unit`} className="w-7">
            {copy.unit}
          </span>
        </span>
      </div>
      <p id={`${id}-fault`} className="text-sm text-error">
        {fault}
      </p>
    </div>
  )
}
