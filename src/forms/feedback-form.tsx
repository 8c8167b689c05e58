import type { FeedbackPage } from '../../shared/forms/forms.ts'
import type { ShownForm } from '../../shared/forms/shown-form.ts'
import { actionLook } from '../components/actions/action-link.tsx'
import { Enhanced } from '../islands/island.tsx'
import { carryFeedback } from './carry-feedback.enhance.ts'
import { FormFields } from './form-fields.tsx'
import { FormTrap } from './form-trap.tsx'

interface FeedbackFormProps {
  form: ShownForm
  /** Id of the heading that names the form. */
  labelledBy: string
  /** The page it stands on; without one the visitor chooses it. */
  page?: FeedbackPage
}

/** Asks whether a page helped: sent as plain HTML, since one answer needs no script. */
export function FeedbackForm({ form, labelledBy, page }: FeedbackFormProps) {
  return (
    <Enhanced by={carryFeedback} when="near">
      <form
        method="post"
        action={form.action}
        noValidate
        aria-labelledby={labelledBy}
        className="request-form"
      >
        {page && <input type="hidden" name="page" value={page} />}
        <FormFields
          form={form}
          fields={form.fields.filter(({ name }) => name !== 'page' || !page)}
        />
        <FormTrap words={form.words} />
        <div className="form-end">
          <button type="submit" className={actionLook.primary}>
            {form.submit}
          </button>
        </div>
      </form>
    </Enhanced>
  )
}
