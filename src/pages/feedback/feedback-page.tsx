import { FeedbackForm } from '../../forms/feedback-form.tsx'
import { RequestTrouble } from '../../forms/request-trouble.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { StatePage } from '../request/state-page.tsx'
import type { FeedbackData } from './feedback-data.ts'

/** The feedback form on a page of its own, or that feedback is stored. */
export function FeedbackPage({ view, copy, crumbs }: FeedbackData) {
  if (view.kind === 'state') return <StatePage copy={view.state} crumbs={crumbs} />
  return (
    <article>
      <PageHead copy={copy.hero} crumbs={crumbs} />
      <section id="form" aria-labelledby="form-title" tabIndex={-1} className="page-feedback mt-10">
        <RequestTrouble form={view.form} />
        <h2 id="form-title" className="text-2xl">
          {copy.form.title}
        </h2>
        <FeedbackForm form={view.form} labelledBy="form-title" />
      </section>
    </article>
  )
}
