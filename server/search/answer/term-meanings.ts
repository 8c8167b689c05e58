import { fillerTerm, pauseTerm } from '../index/entry.ts'
import type { LanguageIndex } from '../index/language-index.ts'
import type { ReadQuery } from '../query/read-query.ts'

/** What a term means for one clause of a query; `words` is how many typed words the clause has. */
export type Meaning = [clause: number, weight: number, words: number, isWeak: boolean]

/** What each term means for a query: an array by number of term, because every word of every candidate is looked up. */
export interface Meanings {
  /** 0 for most terms, `typedFiller` or `otherFiller` for stop words, else the index in the lists. */
  slots: Uint16Array
  lists: Meaning[][]
  /** Number of the term that separates keywords. */
  pause: number | undefined
}

/** What of an index is needed to look terms up. */
export type Names = Pick<LanguageIndex, 'lastTerm' | 'term' | 'fillers'>

/** The slots of stop words: of those that were typed, and of others, which make a name less like the query. */
export const typedFiller = 1
export const otherFiller = 2

/** Prepares the look-up of a query's terms. */
export function meaningsOf(
  clauses: ReadQuery['clauses'],
  fillers: readonly string[],
  { lastTerm, term, fillers: all }: Names,
): Meanings {
  const slots = new Uint16Array(lastTerm + 1)
  for (const id of all) slots[id] = otherFiller
  for (const word of fillers) {
    const known = term(fillerTerm(word))
    if (known) slots[known.id] = typedFiller
  }
  const lists: Meaning[][] = [[], [], []]
  clauses.forEach(({ weights, words, isWeak }, clause) => {
    for (const [term, weight] of weights) {
      if (!slots[term]) slots[term] = lists.push([]) - 1
      lists[slots[term] as number]?.push([clause, weight, words, isWeak])
    }
  })
  return { slots, lists, pause: term(pauseTerm)?.id }
}
