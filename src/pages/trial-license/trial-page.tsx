import { RequestForm } from '../../forms/request-form.tsx'
import shaft from '../../generated/drawings/shaft.svg?url'
import { RequestPage } from '../request/request-page.tsx'
import type { TrialData } from './trial-data.ts'
import { TrialState } from './trial-state.tsx'

/** The request for a trial key, or what has become of it. */
export function TrialPage({ view, copy, crumbs }: TrialData) {
  if (view.kind === 'form') {
    return (
      <RequestPage copy={copy} crumbs={crumbs} form={view.form} drawing={shaft}>
        <RequestForm form={view.form} labelledBy="form-title" />
      </RequestPage>
    )
  }
  return <TrialState copy={copy} crumbs={crumbs} view={view} />
}
