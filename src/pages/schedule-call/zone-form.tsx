import type { ScheduleCallCopy } from '../../../shared/content/words/requests.ts'
import { actionLook } from '../../components/actions/action-link.tsx'
import { hintId } from '../../forms/field-id.ts'
import { zoneFieldId } from '../../forms/request-places.ts'
import { LanguageField } from '../../navigation/language-field.tsx'
import type { CallPicker } from './call-data.ts'

interface ZoneFormProps {
  copy: ScheduleCallCopy['picker']
  picker: CallPicker
}

const zoneHintId = hintId({ name: 'timeZone' })

/** The zone the times are shown in: changes them at once, without scripts by a request of the page. */
export function ZoneForm({ copy, picker }: ZoneFormProps) {
  const isListed = picker.zones.some(({ zones }) =>
    zones.some((zone) => zone.id === picker.timeZone),
  )
  return (
    <form
      method="get"
      action="/schedule-call"
      className="zone-form"
      data-chosen={picker.isZoneChosen || undefined}
    >
      <span data-part="kept">
        {Object.entries(picker.kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </span>
      <LanguageField />
      <label htmlFor={zoneFieldId} className="form-label">
        {copy.zone}
      </label>
      <p id={zoneHintId} className="form-hint">
        {copy.zoneHint}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <select
          id={zoneFieldId}
          name="timeZone"
          className="form-input min-w-60 flex-1"
          aria-describedby={zoneHintId}
          defaultValue={picker.timeZone}
        >
          {!isListed && <option value={picker.timeZone}>{picker.timeZone}</option>}
          {picker.zones.map(({ label, zones }) => (
            <optgroup key={label} label={label}>
              {zones.map((zone) => (
                <option key={zone.id} value={zone.id}>
                  {zone.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <button type="submit" className={`without-script ${actionLook.secondary}`}>
          {copy.applyZone}
        </button>
      </div>
    </form>
  )
}
