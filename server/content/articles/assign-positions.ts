import { compareText } from '../../../shared/compare-text.ts'

/** What the position of an article in the search index depends on. */
export interface DatedArticle {
  path: string
  /** ISO date. */
  published: string
}

/** By path: where an article's documents begin among those of its collection. Results of equal worth come in this order. */
export type Positions = ReadonlyMap<string, number>

/** An article has at most this many documents in a language. */
export const roomPerArticle = 512

const step = 2 ** 14
const middle = 2 ** 31

/**
 * Gives each article of a collection its position, the newest first. An article keeps its position while its date stays
 * the same, so that a new article moves no other. Undefined when there is no room left between two.
 */
export function assignPositions(
  articles: readonly DatedArticle[],
  known: ReadonlyMap<string, { published: string; position: number }>,
): Positions | undefined {
  const sorted = articles.toSorted(newestFirst)
  const kept = sorted.map(({ path, published }) => {
    const before = known.get(path)
    return before?.published === published ? before.position : undefined
  })
  const positions = new Map<string, number>()
  let [from, previous] = [0, undefined as number | undefined]
  while (from < sorted.length) {
    let to = from
    while (to < sorted.length && kept[to] === undefined) to += 1
    const found = positionsBetween(previous, kept[to], to - from)
    if (!found) return undefined
    for (let at = from; at < to; at += 1)
      positions.set(sorted[at]?.path as string, found(at - from))
    previous = kept[to]
    if (previous !== undefined) positions.set(sorted[to]?.path as string, previous)
    from = to + 1
  }
  return positions
}

/** Newest first; articles of the same day in the order of their files. */
function newestFirst(a: DatedArticle, b: DatedArticle): number {
  return compareText(b.published, a.published) || compareText(`${a.path}.`, `${b.path}.`)
}

/** Positions for a number of articles after one and before another. */
function positionsBetween(
  after: number | undefined,
  before: number | undefined,
  count: number,
): ((at: number) => number) | undefined {
  if (after === undefined && before === undefined) return (at) => middle + at * step
  if (after === undefined) return (at) => (before as number) - (count - at) * step
  if (before === undefined) return (at) => after + (at + 1) * step
  const gap = Math.floor((before - after) / (count + 1))
  return count === 0 || gap >= roomPerArticle ? (at) => after + (at + 1) * gap : undefined
}
