import { Hydrate } from '@tanstack/react-start'
import type { TrialData } from '../../../server/rendering/trial-data.ts'
import { FormSection } from '../../forms/form-section.tsx'
import { pageArrival, staticSection } from '../../hydration/near-viewport.ts'
import { RequestPage } from '../request/request-page.tsx'
import { TrialState } from './trial-state.tsx'

/** The request for a trial key, or what has become of it. */
export function TrialPage({ view, copy, crumbs }: TrialData) {
  if (view.kind === 'form') {
    return (
      <RequestPage copy={copy} crumbs={crumbs} form={view.form}>
        <FormSection form={view.form} labelledBy="form-title" />
      </RequestPage>
    )
  }
  return (
    <Hydrate key={`state ${pageArrival()}`} when={staticSection}>
      <TrialState copy={copy} crumbs={crumbs} view={view} />
    </Hydrate>
  )
}
