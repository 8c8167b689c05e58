import { compareText } from '../../../shared/compare-text.ts'
import { traitNames } from '../../../shared/sample-set/sample-set.ts'
import { compareTrait, type Traits } from './traits.ts'

/** A drawing that can be chosen. */
export interface Candidate {
  readonly id: number
  /** Decides between drawings of the same traits, so that the order of the files does not. */
  readonly key: string
  readonly traits: Traits
}

/**
 * Chooses drawings that represent all: each family has its share, one at least where there is room, and within a family
 * materials, sizes and formats have theirs. The same drawings give the same choice, in whatever order they come.
 */
export function chooseRepresentative(all: readonly Candidate[], count: number): Set<number> {
  const strata = [...Map.groupBy(all.toSorted(compareCandidates), ({ traits }) => traits.family)]
  const shares = sharesOf(
    strata.map(([, members]) => members.length),
    Math.min(count, all.length),
  )
  const chosen = strata.flatMap(([, members], index) => pickEvenly(members, shares[index] ?? 0))
  return new Set(chosen.map(({ id }) => id))
}

function compareCandidates(a: Candidate, b: Candidate): number {
  for (const trait of traitNames) {
    const order = compareTrait(trait, a.traits[trait], b.traits[trait])
    if (order !== 0) return order
  }
  return compareText(a.key, b.key) || a.id - b.id
}

/** Whole shares of `count` in proportion to the sizes (largest remainder), none without one while there are enough. */
function sharesOf(sizes: readonly number[], count: number): number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const first = sizes.length <= count ? 1 : 0
  const shares = sizes.map((size) => {
    const exact = (count * size) / total
    return { size, exact, share: Math.max(first, Math.floor(exact)) }
  })
  for (let missing = count; missing !== 0; ) {
    missing = count - shares.reduce((sum, { share }) => sum + share, 0)
    const step = Math.sign(missing)
    const [next] = shares
      .filter(({ size, share }) => (step > 0 ? share < size : share > first))
      .sort((a, b) => step * (b.exact - b.share - (a.exact - a.share)))
    if (next) next.share += step
  }
  return shares.map(({ share }) => share)
}

/** Every n-th entry of a sorted list: common values come often, rare ones seldom. */
function pickEvenly<T>(sorted: readonly T[], count: number): T[] {
  const step = sorted.length / count
  return Array.from({ length: count }, (_, at) => sorted[Math.floor((at + 0.5) * step)] as T)
}
