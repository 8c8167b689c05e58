import { type Entry, isFurther, termId } from '../index/entry.ts'
import { type Meaning, type Meanings, otherFiller, typedFiller } from './term-meanings.ts'

/** How much of a query was found in a field. */
export interface FoundInField {
  words: number
  hits: number
  /** Hits of words that say what is looked for. */
  strong: number
  pairs: number
  /** Number of filler words that were not typed. */
  fillers: number
  /** Bonus of the keyword that matches the query best. */
  bonus: number
}

/** From this weight on a word stands for what was asked for; lower ones only resemble it. */
const fullHit = 0.5

/** Adds up what a field has of each clause; counts its words, its hits and pairs of hits in the order of the query. */
export function readField(
  entry: Entry,
  start: number,
  end: number,
  meanings: Meanings,
  amounts: Float64Array,
): FoundInField {
  amounts.fill(0)
  let [words, hits, strong, pairs, fillers] = [0, 0, 0, 0, 0]
  let before = -1
  let here = -1
  let gained = 0
  let hit = 0
  for (let at = start; at < end; at += 1) {
    const number = entry[at] as number
    const slot = meanings.slots[termId(number)]
    if (slot === typedFiller || slot === otherFiller) {
      if (slot === otherFiller) fillers += 1
      continue
    }
    if (!isFurther(number)) {
      words += 1
      before = here
      here = -1
      gained = 0
      hit = 0
    }
    if (!slot) continue
    for (const [clause, weight, typed, isWeak] of meanings.lists[slot] as Meaning[]) {
      // Several names of one thing at one place are one hit; so is one word, where two typed ones mean the same.
      if (here !== clause && weight >= fullHit) {
        const better = Math.max(hit, typed * Math.min(1, weight))
        hits += better - hit
        hit = better
      }
      if (!isWeak && weight >= fullHit) strong += 1
      if (here !== clause && before === clause - 1 && clause > 0) pairs += Math.min(1, weight)
      const more = here === clause ? Math.max(0, weight - gained) : weight
      amounts[clause] = (amounts[clause] as number) + more
      here = clause
      gained = Math.max(gained, weight)
    }
  }
  return { words, hits: Math.min(hits, words), strong, pairs, fillers, bonus: 0 }
}

/** Reads each keyword as a name of its own: the best of them counts. */
export function readKeywords(
  entry: Entry,
  start: number,
  end: number,
  meanings: Meanings,
  amounts: Float64Array,
  bonusOf: (found: FoundInField) => number,
): FoundInField {
  const most: FoundInField = { words: 0, hits: 0, strong: 0, pairs: 0, fillers: 0, bonus: 0 }
  const best = new Float64Array(amounts.length)
  for (let from = start; from < end; ) {
    let to = from
    while (to < end && entry[to] !== meanings.pause) to += 1
    const found = readField(entry, from, to, meanings, amounts)
    from = to + 1
    most.words += found.words
    if (found.hits === 0) continue
    most.pairs = Math.max(most.pairs, found.pairs)
    most.bonus = Math.max(most.bonus, bonusOf(found))
    amounts.forEach((amount, clause) => {
      best[clause] = Math.max(best[clause] as number, amount)
    })
  }
  amounts.set(best)
  return most
}
