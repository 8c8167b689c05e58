import { actionLook } from '../../components/action-link.tsx'
import { Reference, StatePage } from '../request/state-page.tsx'
import type { TrialData, TrialView } from './trial-data.ts'

interface TrialStateProps extends Pick<TrialData, 'copy' | 'crumbs'> {
  view: Extract<TrialView, { kind: 'state' }>
}

/** What has become of a request for a trial key, or of the link in its mail. */
export function TrialState({ copy, crumbs, view }: TrialStateProps) {
  const { state, reference, step } = view
  return (
    <StatePage
      copy={state}
      crumbs={crumbs}
      aside={<Reference copy={copy.reference} value={reference} />}
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
