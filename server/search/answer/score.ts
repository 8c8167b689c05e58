import {
  type Entry,
  type FieldName,
  fields,
  fillerTerm,
  isFurther,
  pauseTerm,
  termId,
} from '../index/entry.ts'
import type { LanguageIndex } from '../index/language-index.ts'
import type { ReadQuery } from '../query/read-query.ts'
import { surely } from './has-name.ts'

/** How well a document answers a query. */
export interface Score {
  value: number
  /** Share of what was asked for that it has, by importance; 1 is everything. */
  coverage: number
}

interface Scored {
  entry: Entry
  /** Stands for its page as a whole. */
  isPage: boolean
  /** Its name is a term: that one of a word or two is just what was asked for says little. */
  isEntry: boolean
}

/** What a word is worth by the field that has it; a section also lends a little from its page's title. */
const worth: Record<FieldName, number> = { title: 3, heading: 2.4, keywords: 2, body: 1 }
const worthOfPageTitle = 0.7

/** Words in the order of the query, side by side, per pair. */
const adjacency: Record<FieldName, number> = { title: 1.6, heading: 1.4, keywords: 0.6, body: 0.5 }

/** How much an unknown word lowers a score, compared with a known one that is missing. */
const unknownShare = 0.4

/** For a name (title, heading or keyword) that is full of what was asked for, and once more for one that is just that. */
const fullName = 2.5
const exactName = 2
const exactTitle = 6

/** A filler word of a name that is not in the query counts as this share of a word of the name's length. */
const fillerLength = 0.5

/** Above this a word's repetition in a text adds little (BM25's k1). */
const saturation = 1.4

/** Texts of this many words count as they are; in longer ones a word says less (BM25's b). */
const usualLength = 120
const lengthShare = 0.35

/** What has less of a word, such as only a word a little like it, has the word in part: this is half of once in a text. */
const fullyMeant = 0.5

/** Prepares a query's look-up of terms; the result scores documents one by one. */
export function scorer(
  { clauses, unmet, fillers }: Pick<ReadQuery, 'clauses' | 'unmet' | 'fillers'>,
  index: Names,
): (document: Scored) => Score {
  const meanings = meaningsOf(clauses, fillers, index)
  const known = clauses.reduce((sum, { importance }) => sum + importance, 0)
  const mean = known / Math.max(1, clauses.length)
  const total = known + unmet.length * mean * unknownShare
  const strong = clauses.filter(({ isWeak }) => !isWeak)
  const named = strong.length > 0 ? strong : clauses
  const typedWords = named.reduce((sum, { words }) => sum + words, 0)
  const nameBonus = (found: FoundInField, exact = exactName) =>
    // `work with us` is no name of `work with SolidWorks`: only a word that says little is common to both.
    strong.length > 0 && found.strong === 0
      ? 0
      : bonusOfName(found, typedWords, found.fillers * fillerLength, exact)
  const best = new Float64Array(clauses.length)
  const inField = new Float64Array(clauses.length)
  return ({ entry, isPage, isEntry }) => {
    best.fill(0)
    let [bonus, start]: [number, number] = [0, fields.length]
    fields.forEach((field, at) => {
      const length = entry[at] as number
      const from = start
      start += length
      const found =
        field === 'keywords'
          ? readKeywords(entry, from, start, meanings, inField, nameBonus)
          : readField(entry, from, start, meanings, inField)
      if (found.words === 0) return
      const value = field === 'title' && !isPage ? worthOfPageTitle : worth[field]
      const relative = lengthShare * (found.words / usualLength) + 1 - lengthShare
      for (let clause = 0; clause < best.length; clause += 1) {
        const amount = inField[clause] as number
        if (amount === 0) continue
        const gained =
          field === 'body'
            ? (amount * (saturation + 1)) / (amount + saturation * relative)
            : Math.min(amount, 1.3)
        best[clause] = (best[clause] as number) + value * gained
      }
      const isName = field === 'heading' || (field === 'title' && isPage)
      if (clauses.length > 1) bonus += (adjacency[field] * found.pairs) / (clauses.length - 1)
      // The fuller a name is of what was asked for, the more it is about that.
      if (isEntry) return
      if (isName) bonus += nameBonus(found, field === 'title' ? exactTitle : exactName)
      else if (field === 'keywords') bonus += found.bonus
    })
    let value = 0
    let covered = 0
    clauses.forEach(({ importance }, clause) => {
      const amount = best[clause] as number
      if (amount === 0) return
      value += importance * amount
      covered += importance * Math.min(1, amount / fullyMeant)
    })
    const coverage = total === 0 ? 0 : covered / total
    // An answer that lacks some of what was asked for is worth less.
    return { value: (value + bonus * mean) * coverage, coverage }
  }
}

interface FoundInField {
  words: number
  hits: number
  /** Hits of words that say what is looked for. */
  strong: number
  pairs: number
  /** Number of words that say nothing and were not typed. */
  fillers: number
  /** Bonus of the keyword that matches the query best. */
  bonus: number
}

/** `extra` is what the name's words without meaning add to its length. */
function bonusOfName(
  { words, hits }: FoundInField,
  typedWords: number,
  extra: number,
  exact: number,
): number {
  const length = words + extra
  const full = (fullName * hits ** 2) / (length * Math.max(length, typedWords))
  const isJustThat = length === typedWords && hits >= surely * length
  return isJustThat ? full + exact * (hits / length) ** 2 : full
}

type Meaning = [clause: number, weight: number, words: number, isWeak: boolean]

/** What each term means for a query: an array by number of term, because every word of every candidate is looked up. */
interface Meanings {
  /** 0 for most terms, `typedFiller` or `otherFiller` for stop words, else the index in the lists. */
  slots: Uint16Array
  lists: Meaning[][]
  /** Number of the term that is no word. */
  pause: number | undefined
}

type Names = Pick<LanguageIndex, 'lastTerm' | 'term' | 'fillers'>

/** The slots of stop words: of those that were typed, and of others, which make a name less like the query. */
const typedFiller = 1
const otherFiller = 2

function meaningsOf(
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

/** Adds up what a field has of each clause; counts its words, its hits and pairs of hits in the order of the query. */
function readField(
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
    }
    if (!slot) continue
    for (const [clause, weight, typed, isWeak] of meanings.lists[slot] as Meaning[]) {
      // Several names of one thing at one place are one hit.
      if (here !== clause) hits += weight >= 0.5 ? typed * Math.min(1, weight) : 0
      if (!isWeak && weight >= 0.5) strong += 1
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
function readKeywords(
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
