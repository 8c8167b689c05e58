import { useId, useState } from 'react'
import type { ErpDataEntryCopy } from '../../../../server/content/schemas/erp-data-entry.ts'
import { fillText, formatNumber } from '../../../i18n/format.ts'
import { parseNumber } from '../../../i18n/parse-number.ts'
import { useShownPage } from '../../../navigation/shown-page.tsx'
import { clampThreshold, thresholdRange } from './threshold.ts'

interface ThresholdInputProps {
  copy: ErpDataEntryCopy['record']
  value: number
  onChange: (value: number) => void
}

/** The threshold as a slider and as a number: whoever cannot drag types (WCAG 2.5.7). */
export function ThresholdInput({ copy, value, onChange }: ThresholdInputProps) {
  const id = useId()
  const { locale } = useShownPage()
  const { min, max, step } = thresholdRange
  const written = (number: number) => formatNumber(number, locale, { fractionDigits: 2 })
  const [text, setText] = useState(written(value))
  const parsed = parseNumber(text, locale, max)
  const isFault = typeof parsed !== 'number' || parsed < min
  const range = `${written(min)}–${written(max)}`

  function type(next: string) {
    setText(next)
    const number = parseNumber(next, locale, max)
    if (typeof number === 'number' && number >= min) onChange(clampThreshold(number))
  }

  return (
    <div>
      <label htmlFor={id} className="block font-heading text-lg font-semibold">
        {copy.threshold}
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {copy.thresholdHint}
      </p>
      <div className="mt-2 flex items-center gap-4">
        <input
          id={id}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          aria-invalid={isFault}
          aria-describedby={`${id}-hint ${id}-fault`}
          className="needs-script min-h-11 w-20 border border-line bg-paper px-3 font-mono aria-invalid:border-2 aria-invalid:border-error"
          onChange={(event) => type(event.target.value)}
        />
        <noscript>
          <span className="font-mono">{written(value)}</span>
        </noscript>
        <input
          type="range"
          aria-label={copy.thresholdRange}
          min={min}
          max={max}
          step={step}
          value={value}
          className="needs-script h-11 min-w-0 flex-1"
          onChange={(event) => {
            const next = clampThreshold(Number(event.target.value))
            setText(written(next))
            onChange(next)
          }}
        />
      </div>
      <p id={`${id}-fault`} aria-live="polite" className="min-h-6 text-sm text-error">
        {isFault && fillText(copy.thresholdFault, { max: range })}
      </p>
    </div>
  )
}
