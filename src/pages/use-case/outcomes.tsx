import type { UseCaseCopy } from '../../../shared/content/use-case.ts'
import { Cards } from '../../components/cards.tsx'

/** What is different afterwards. */
export function Outcomes({ copy }: { copy: UseCaseCopy['outcomes'] }) {
  return <Cards items={copy.cards} />
}
