import type { FeedbackPage } from '../../../shared/forms/forms.ts'
import type { ShownForm } from '../../../shared/forms/shown-form.ts'
import { FeedbackForm } from '../../forms/feedback-form.tsx'
import { useUi } from '../../layout/ui-copy.tsx'

/** At the end of a guide: whether it helped. */
export function PageFeedback({ form, page }: { form: ShownForm; page: FeedbackPage }) {
  const { feedback } = useUi()
  return (
    <section
      id="feedback"
      aria-labelledby="feedback-title"
      tabIndex={-1}
      className="page-feedback mt-16 no-print"
    >
      <h2 id="feedback-title" className="text-2xl">
        {feedback}
      </h2>
      <FeedbackForm form={form} labelledBy="feedback-title" page={page} />
    </section>
  )
}
