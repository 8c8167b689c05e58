import type { ShownField, ShownForm } from '../../shared/forms/shown-form.ts'
import { actionLook } from '../components/actions/action-link.tsx'
import { Enhanced } from '../islands/island.tsx'
import { FormFields } from './form-fields.tsx'
import { FormTrap } from './form-trap.tsx'
import { requestFormId } from './request-places.ts'
import { sendByScript } from './send-by-script.enhance.ts'

interface RequestFormProps {
  form: ShownForm
  /** Id of the heading that names the form. */
  labelledBy: string
  /** Values that are sent along. */
  hidden?: Readonly<Record<string, string>>
}

/**
 * A form that works as plain HTML; with JavaScript it is sent by script. The controls of times and time zone stand
 * outside of it and belong to it by its id (attribute `form`).
 */
export function RequestForm({ form, labelledBy, hidden }: RequestFormProps) {
  const slot = form.fields.find(({ kind }) => kind === 'slot')
  return (
    <Enhanced by={sendByScript} when="load">
      <form
        id={requestFormId}
        method="post"
        action={form.action}
        noValidate
        aria-labelledby={labelledBy}
        className="request-form"
        data-sending={form.words.sending}
        data-error-prefix={form.words.errorPrefix}
      >
        {Object.entries(hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FormFields
          form={form}
          fields={form.fields.filter(({ kind }) => kind !== 'slot' && kind !== 'time-zone')}
        />
        <FormTrap words={form.words} />
        <div className="form-end">
          {slot && <ChosenTime field={slot} />}
          <button type="submit" className={actionLook.primary}>
            {form.submit}
          </button>
          <p role="status" className="text-muted" />
        </div>
      </form>
    </Enhanced>
  )
}

/** Repeats the chosen time beside the submit button: on a phone the list of times has scrolled away. */
function ChosenTime({ field: { label } }: { field: ShownField }) {
  return (
    <p className="form-chosen" hidden>
      <span className="title-label">{label}</span> <span data-chosen-time />
    </p>
  )
}
