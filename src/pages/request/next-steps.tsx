import type { NextCopy } from '../../../shared/content/requests.ts'
import { StepList } from '../../components/step-list.tsx'

/** What happens once a request is sent, in its order: a note on the sheet beside the form. */
export function NextSteps({ copy }: { copy: NextCopy }) {
  return (
    <section aria-labelledby="next-steps-title" className="request-note">
      <h2 id="next-steps-title" className="mb-6 text-xl">
        {copy.title}
      </h2>
      <StepList steps={copy.steps} />
    </section>
  )
}
