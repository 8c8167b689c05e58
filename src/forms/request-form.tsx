import type { ShownField, ShownForm } from '../../shared/forms/shown-form.ts'
import { actionLook } from '../components/action-link.tsx'
import { Enhanced } from '../islands/island.tsx'
import { FormFields } from './form-fields.tsx'
import { FormTrap } from './form-trap.tsx'
import { sendByScript } from './request.enhance.ts'
import { requestFormId } from './request-places.ts'

interface RequestFormProps {
  form: ShownForm
  /** Id of the heading that names the form. */
  labelledBy: string
  /** Values that are sent along. */
  hidden?: Readonly<Record<string, string>>
}

/**
 * A form that works as plain HTML and is sent by script where there is one. Times and their zone have controls of their
 * own, which pages put beside it and bind to it by its id.
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

/** Place for the time chosen further up, where it is sent: on a phone the list is out of sight by then. */
function ChosenTime({ field: { label } }: { field: ShownField }) {
  return (
    <p className="form-chosen" hidden>
      <span className="title-label">{label}</span> <span data-chosen-time />
    </p>
  )
}
