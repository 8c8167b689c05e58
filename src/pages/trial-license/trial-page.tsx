import { actionLook } from '../../components/actions/action-link.tsx'
import { RequestForm } from '../../forms/request-form.tsx'
import shaft from '../../generated/drawings/shaft.svg?url'
import { RequestPage } from '../request/request-page.tsx'
import { Reference, StatePage } from '../request/state-page.tsx'
import type { TrialData, TrialView } from './trial-data.ts'

/** The form for a trial key, or the state of a request. */
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

interface TrialStateProps extends Pick<TrialData, 'copy' | 'crumbs'> {
  view: Extract<TrialView, { kind: 'state' }>
}

/** The state of a request for a trial key, or of the link in its mail. */
function TrialState({ copy, crumbs, view }: TrialStateProps) {
  const { state, reference, step, now } = view
  return (
    <StatePage
      copy={state}
      crumbs={crumbs}
      aside={<Reference copy={copy.reference} value={reference} drawing={shaft} />}
      route={{ copy: copy.next, now }}
      step={
        step && (
          <form method="post" action={step.action} className="mt-8">
            <input type="hidden" name="token" value={step.token} />
            <button type="submit" className={actionLook.primary}>
              {step.label}
            </button>
          </form>
        )
      }
    />
  )
}
