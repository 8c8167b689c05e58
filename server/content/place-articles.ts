import { compareText } from './faults.ts'

/** An article as its place in the search index depends on it. */
export interface PlacedArticle {
  path: string
  /** ISO date. */
  published: string
}

/** Where an article's documents begin among those of its collection: results of equal worth come in this order. */
export type Places = ReadonlyMap<string, number>

/** An article has at most this many documents in a language. */
export const roomPerArticle = 512

const step = 2 ** 14
const middle = 2 ** 31

/**
 * Gives each article of a collection its place, the newest first. An article keeps its place while its date stays the
 * same, so that a new article moves no other. Undefined when there is no room left between two.
 */
export function placeArticles(
  articles: readonly PlacedArticle[],
  known: ReadonlyMap<string, { published: string; place: number }>,
): Places | undefined {
  const sorted = articles.toSorted(newestFirst)
  const kept = sorted.map(({ path, published }) => {
    const before = known.get(path)
    return before?.published === published ? before.place : undefined
  })
  const places = new Map<string, number>()
  let [from, previous] = [0, undefined as number | undefined]
  while (from < sorted.length) {
    let to = from
    while (to < sorted.length && kept[to] === undefined) to += 1
    const found = between(previous, kept[to], to - from)
    if (!found) return undefined
    for (let at = from; at < to; at += 1) places.set(sorted[at]?.path as string, found(at - from))
    previous = kept[to]
    if (previous !== undefined) places.set(sorted[to]?.path as string, previous)
    from = to + 1
  }
  return places
}

/** Newest first; articles of the same day in the order of their files. */
function newestFirst(a: PlacedArticle, b: PlacedArticle): number {
  return compareText(b.published, a.published) || compareText(`${a.path}.`, `${b.path}.`)
}

/** Places for a number of articles after one and before another. */
function between(
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
