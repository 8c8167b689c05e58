import type { FeedbackPage } from '../../shared/forms/forms.ts'
import type { ShownForm } from '../../shared/forms/shown-form.ts'
import { actionLook } from '../components/action-link.tsx'
import { Field } from './field.tsx'
import { FormTrap } from './form-trap.tsx'

interface FeedbackFormProps {
  form: ShownForm
  /** Id of the heading that names the form. */
  labelledBy: string
  /** The page it stands on; without one the visitor says which is meant. */
  page?: FeedbackPage
}

/** Whether a page was of help: plain HTML, since one answer needs no script. */
export function FeedbackForm({ form, labelledBy, page }: FeedbackFormProps) {
  const { state } = form
  return (
    <form
      method="post"
      action={form.action}
      noValidate
      aria-labelledby={labelledBy}
      className="request-form"
    >
      {page && <input type="hidden" name="page" value={page} />}
      {form.fields
        .filter(({ name }) => name !== 'page' || !page)
        .map((field) => (
          <Field
            key={field.name}
            field={field}
            words={form.words}
            value={state?.values[field.name] ?? ''}
            error={state?.errors[field.name]?.[0]?.message}
          />
        ))}
      <FormTrap words={form.words} />
      <div className="form-end">
        <button type="submit" className={actionLook.primary}>
          {form.submit}
        </button>
      </div>
    </form>
  )
}
