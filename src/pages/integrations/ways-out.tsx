import type { IntegrationsCopy } from '../../../shared/content/integrations.ts'
import { Definitions } from '../../components/definitions.tsx'

/** How the result comes back, and in which of the two profiles. */
export function WaysOut({ copy }: { copy: IntegrationsCopy['waysOut'] }) {
  return (
    <>
      <Definitions items={copy.points} />
      <h3 className="mt-10 mb-4 text-2xl">{copy.profilesTitle}</h3>
      <Definitions items={copy.profiles} />
    </>
  )
}
