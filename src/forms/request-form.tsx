import { createPortal } from 'react-dom'
import { actionLook } from '../components/action-link.tsx'
import { ChosenTime } from './chosen-time.tsx'
import { Field } from './field.tsx'
import { elapsedName, honeypotName } from './form-definition.ts'
import { FormTrouble } from './form-trouble.tsx'
import { requestFormId, troublePlaceId } from './request-places.ts'
import type { ShownForm } from './shown-form.ts'
import { type OnAnswer, useRequest } from './use-request.ts'

interface RequestFormProps {
  form: ShownForm
  /** Id of the heading that names the form. */
  labelledBy: string
  /** Values that are sent along. */
  hidden?: Readonly<Record<string, string>>
  onAnswer?: OnAnswer
}

/**
 * A form that works as plain HTML and is sent by script where there is one. Times and their zone have controls of their
 * own, which pages put beside it and bind to it by its id.
 */
export function RequestForm({ form, labelledBy, hidden, onAnswer }: RequestFormProps) {
  const { state, isAnswered, isSending, submit } = useRequest(form, onAnswer)
  const slot = form.fields.find(({ kind }) => kind === 'slot')
  const place = isAnswered ? document.getElementById(troublePlaceId) : null
  return (
    <form
      id={requestFormId}
      method="post"
      action={form.action}
      noValidate
      aria-labelledby={labelledBy}
      className="request-form"
      onSubmit={submit}
    >
      {place && createPortal(<FormTrouble form={form} state={state} />, place)}
      {Object.entries(hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {form.fields
        .filter(({ kind }) => kind !== 'slot' && kind !== 'time-zone')
        .map((field) => (
          <Field
            key={field.name}
            field={field}
            words={form.words}
            value={state?.values[field.name] ?? ''}
            error={state?.errors[field.name]?.[0]?.message}
          />
        ))}
      <div className="form-trap" aria-hidden="true">
        <label>
          {form.words.honeypot}
          <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
        <input type="hidden" name={elapsedName} defaultValue="" />
      </div>
      <div className="form-end">
        {slot && <ChosenTime field={slot} />}
        <button
          type="submit"
          className={actionLook.primary}
          aria-disabled={isSending ? true : undefined}
        >
          {form.submit}
        </button>
        <p role="status" className="text-muted">
          {isSending && form.words.sending}
        </p>
      </div>
    </form>
  )
}
