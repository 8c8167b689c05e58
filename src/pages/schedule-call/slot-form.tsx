import { useCallback, useState } from 'react'
import type { ScheduleCallCopy } from '../../../server/content/schemas/requests.ts'
import type { CallPicker } from '../../../server/rendering/call-picker.ts'
import { FormSection } from '../../forms/form-section.tsx'
import { requestFormId, slotGroupId } from '../../forms/request-places.ts'
import type { ShownForm, ShownState } from '../../forms/shown-form.ts'
import type { Locale } from '../../i18n/locale.ts'
import { SlotField } from './slot-field.tsx'
import { useOpenTimes } from './use-open-times.ts'
import { ZoneForm } from './zone-form.tsx'

interface SlotFormProps {
  copy: ScheduleCallCopy['picker']
  form: ShownForm
  picker: CallPicker | undefined
  locale: Locale
  labelledBy: string
  hidden?: Readonly<Record<string, string>>
}

/** A form that asks for a time: the zone, the free times in it, and whatever else the form asks for. */
export function SlotForm({ copy, form, picker, locale, labelledBy, hidden }: SlotFormProps) {
  const times = useOpenTimes(picker, locale)
  const [answered, setAnswered] = useState<ShownState>()
  const state = answered ?? form.state
  const field = form.fields.find(({ kind }) => kind === 'slot')
  const { showFresh } = times
  const onAnswer = useCallback(
    (answer: ShownState, taken: string | undefined) => {
      setAnswered(answer)
      // The summary of errors is told; what is to be done now is to choose again (CONVENTIONS 6.10).
      if (taken) showFresh(taken).then(() => document.getElementById(slotGroupId)?.focus())
    },
    [showFresh],
  )
  return (
    <>
      <ZoneForm copy={copy} times={times} locale={locale} />
      {field && (
        <div className="request-form">
          <SlotField
            field={field}
            words={form.words}
            value={state?.values[field.name] ?? ''}
            error={state?.errors[field.name]?.[0]?.message}
            copy={copy}
            times={times}
          />
          <input
            type="hidden"
            form={requestFormId}
            name="timeZone"
            value={times.picker?.timeZone ?? ''}
          />
        </div>
      )}
      <FormSection form={form} labelledBy={labelledBy} hidden={hidden} onAnswer={onAnswer} />
    </>
  )
}
