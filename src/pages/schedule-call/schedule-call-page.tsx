import { RichParagraph } from '../../components/text/rich-text.tsx'
import { RequestPage } from '../request/request-page.tsx'
import type { CallData } from './call-data.ts'
import { CallPage } from './call-page.tsx'
import { SlotForm } from './slot-form.tsx'

/** Free times and the form, or the call that the address names. */
export function ScheduleCallPage({ view, copy, crumbs }: CallData) {
  if (view.kind === 'call') {
    // Not needed to book a call, so it is loaded at once only for visitors who have booked one.
    return <CallPage copy={copy} crumbs={crumbs} view={view} />
  }
  const { problem, form, picker } = view
  return (
    <>
      {problem && (
        <section className="form-trouble" aria-labelledby="problem-title">
          <h2 id="problem-title" className="text-xl">
            {problem.title}
          </h2>
          <RichParagraph className="mt-2 max-w-[44rem]" nodes={problem.text} />
        </section>
      )}
      <RequestPage copy={copy} crumbs={crumbs} form={form}>
        <SlotForm copy={copy.picker} form={form} picker={picker} labelledBy="form-title" />
      </RequestPage>
    </>
  )
}
