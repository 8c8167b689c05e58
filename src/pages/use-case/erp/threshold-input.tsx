import { useId } from 'react'
import type { ErpDataEntryCopy } from '../../../../shared/content/pages/erp-data-entry.ts'
import { fillText } from '../../../../shared/i18n/format.ts'
import { useShownPage } from '../../../navigation/shown-page.tsx'
import { thresholdRange, thresholdText } from './threshold.ts'

/** The threshold as a slider and as a number, for those who cannot drag (WCAG 2.5.7). */
export function ThresholdInput({ copy }: { copy: ErpDataEntryCopy['record'] }) {
  const id = useId()
  const { locale } = useShownPage()
  const { start, min, max, step } = thresholdRange
  const range = `${thresholdText(min, locale)}–${thresholdText(max, locale)}`
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
          defaultValue={thresholdText(start, locale)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          aria-invalid="false"
          aria-describedby={`${id}-hint ${id}-fault`}
          className="needs-script min-h-11 w-20 border border-line bg-paper px-3 font-mono aria-invalid:border-2 aria-invalid:border-error"
        />
        <noscript>
          <span className="font-mono">{thresholdText(start, locale)}</span>
        </noscript>
        <input
          type="range"
          aria-label={copy.thresholdRange}
          min={min}
          max={max}
          step={step}
          defaultValue={start}
          autoComplete="off"
          className="slider needs-script h-11 min-w-0 flex-1"
        />
      </div>
      <p
        id={`${id}-fault`}
        data-fault={fillText(copy.thresholdFault, { max: range })}
        aria-live="polite"
        className="min-h-6 text-sm text-error"
      />
    </div>
  )
}
