import { Hydrate } from '@tanstack/react-start'
import type { ContactData } from '../../../server/rendering/contact-data.ts'
import { FormSection } from '../../forms/form-section.tsx'
import { pageArrival, staticSection } from '../../hydration/near-viewport.ts'
import { RequestPage } from '../request/request-page.tsx'
import { Reference, StatePage } from '../request/state-page.tsx'

/** The message form, or that a message is stored. */
export function ContactPage({ view, copy, crumbs }: ContactData) {
  if (view.kind === 'form') {
    return (
      <RequestPage copy={copy} crumbs={crumbs} form={view.form}>
        <FormSection form={view.form} labelledBy="form-title" />
      </RequestPage>
    )
  }
  return (
    <Hydrate key={`state ${pageArrival()}`} when={staticSection}>
      <StatePage
        copy={view.state}
        crumbs={crumbs}
        aside={<Reference copy={copy.reference} value={view.reference} />}
      />
    </Hydrate>
  )
}
