import { RequestForm } from '../../forms/request-form.tsx'
import bracket from '../../generated/drawings/bracket.svg?url'
import { RequestPage } from '../request/request-page.tsx'
import { Reference, StatePage } from '../request/state-page.tsx'
import type { ContactData } from './contact-data.ts'

/** The message form, or that a message is stored. */
export function ContactPage({ view, copy, crumbs }: ContactData) {
  if (view.kind === 'form') {
    return (
      <RequestPage copy={copy} crumbs={crumbs} form={view.form} drawing={bracket}>
        <RequestForm form={view.form} labelledBy="form-title" />
      </RequestPage>
    )
  }
  return (
    <StatePage
      copy={view.state}
      crumbs={crumbs}
      aside={<Reference copy={copy.reference} value={view.reference} drawing={bracket} />}
      route={{ copy: copy.next, now: view.now }}
    />
  )
}
