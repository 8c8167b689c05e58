import type { ScheduleCallCopy } from '../../../shared/content/words/requests.ts'
import type { ShownForm } from '../../../shared/forms/shown-form.ts'
import { RequestForm } from '../../forms/request-form.tsx'
import { requestFormId } from '../../forms/request-places.ts'
import { Enhanced } from '../../islands/island.tsx'
import type { CallPicker } from './call-data.ts'
import { openTimes } from './open-times.enhance.ts'
import { SlotField } from './slot-field.tsx'
import { ZoneForm } from './zone-form.tsx'

interface SlotFormProps {
  copy: ScheduleCallCopy['picker']
  form: ShownForm
  picker: CallPicker | undefined
  labelledBy: string
  hidden?: Readonly<Record<string, string>>
}

/** A form that asks for a time: the zone, the free times in it, and whatever else the form asks for. */
export function SlotForm({ copy, form, picker, labelledBy, hidden }: SlotFormProps) {
  const { state } = form
  const field = form.fields.find(({ kind }) => kind === 'slot')
  const times = (
    <>
      {picker && <ZoneForm copy={copy} picker={picker} />}
      {field && (
        <div className="request-form">
          <SlotField
            field={field}
            words={form.words}
            value={state?.values[field.name] ?? ''}
            error={state?.errors[field.name]?.[0]?.message}
            copy={copy}
            picker={picker}
          />
          <span data-part="zone">
            <input
              type="hidden"
              form={requestFormId}
              name="timeZone"
              value={picker?.timeZone ?? ''}
              // Keeps browsers from restoring a zone that the times are not in.
              autoComplete="off"
            />
          </span>
        </div>
      )}
    </>
  )
  return (
    <div className="slot-form">
      {picker ? (
        <Enhanced by={openTimes} when="load">
          {times}
        </Enhanced>
      ) : (
        times
      )}
      <RequestForm form={form} labelledBy={labelledBy} hidden={hidden} />
    </div>
  )
}
