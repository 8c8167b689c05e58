import type { TraitName } from '../../../shared/sample-set/sample-set.ts'
import type { SetState } from './set-store.ts'
import { compareTrait, traitsOf } from './traits.ts'

/** How many drawings have a value of a trait: of all that are suited, and of those chosen. */
interface Share {
  readonly value: string
  readonly all: number
  readonly chosen: number
}

/** How suited and chosen drawings spread over the values of a trait, in their usual order. */
export function spreadOf(
  { verdicts, chosen }: Pick<SetState, 'verdicts' | 'chosen'>,
  trait: TraitName,
): Share[] {
  const drawings = [...verdicts].flatMap(([id, verdict]) =>
    verdict.kind === 'suited' ? [{ id, value: traitsOf(verdict.summary)[trait] }] : [],
  )
  return [...Map.groupBy(drawings, ({ value }) => value)]
    .map(([value, members]) => ({
      value,
      all: members.length,
      chosen: members.filter(({ id }) => chosen.has(id)).length,
    }))
    .sort((a, b) => compareTrait(trait, a.value, b.value))
}
