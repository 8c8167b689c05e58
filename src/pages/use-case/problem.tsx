import type { UseCaseCopy } from '../../../server/content/schemas/use-case.ts'
import { Cards } from '../../components/cards.tsx'

/** What costs time or money today. */
export function Problem({ copy }: { copy: UseCaseCopy['problem'] }) {
  return <Cards items={copy.points} />
}
