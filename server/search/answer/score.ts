import { type Entry, type FieldName, fields } from '../index/entry.ts'
import type { Clause, ReadQuery } from '../query/read-query.ts'
import { surely } from './has-name.ts'
import { type FoundInField, readField, readKeywords } from './read-field.ts'
import { meaningsOf, type Names } from './term-meanings.ts'

/** How well a document answers a query. */
interface Score {
  value: number
  /** Share of what was asked for that it has, by importance; 1 is everything. */
  coverage: number
  /** A name of it is nothing but the query. */
  isNamed: boolean
}

interface Scored {
  entry: Entry
  /** Stands for its page as a whole. */
  isPage: boolean
  /** A glossary entry: that its name of a word or two equals the query says little. */
  isEntry: boolean
}

/** What a word is worth by the field that has it; a section also lends a little from its page's title. */
const worth: Record<FieldName, number> = { title: 3, heading: 2.4, keywords: 2, body: 1 }
const worthOfPageTitle = 0.7

/** Words in the order of the query, side by side, per pair. */
const adjacency: Record<FieldName, number> = { title: 1.6, heading: 1.4, keywords: 0.6, body: 0.5 }

/** How much an unknown word lowers a score, compared with a known one that is missing. */
const unknownShare = 0.4

/**
 * Bonus of a name (title, heading or keyword) that consists of words of the query, and the further bonus of one that is
 * exactly the query; of a title it is larger.
 */
const fullName = 2.5
const exactName = 2
const exactTitle = 6
/** Bonus of a name that `synonyms.yaml` gives a place, if it has several words and is exactly the query: `error rate`. */
const exactGivenName = 4

/** A filler word of a name that is not in the query counts as this share of a word of the name's length. */
const fillerLength = 0.5

/** Above this a word's repetition in a text adds little (BM25's k1). */
const saturation = 1.4

/** The most that a word gains in a title, heading or keyword: a little more than by being there once. */
const mostInName = 1.3

/** Texts of this many words count as they are; in longer ones a word says less (BM25's b). */
const usualLength = 120
const lengthShare = 0.35

/** A document with only a similar word counts as having part of the word; this much is half of one occurrence in a text. */
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
  const allWords = clauses.reduce((sum, { words }) => sum + words, 0)
  let isNamed = false
  const nameBonus = (found: FoundInField, exact: number) => {
    // `work with us` is no name of `work with SolidWorks`: only a word that says little is common to both.
    if (strong.length > 0 && found.strong === 0) return 0
    const length = found.words + found.fillers * fillerLength
    const full = (fullName * found.hits ** 2) / (length * Math.max(length, typedWords))
    const isWhole = found.hits >= surely * length
    isNamed ||= isWhole && (length === typedWords || length === allWords)
    if (length !== typedWords || !isWhole) return full
    return full + exact * (found.hits / length) ** 2
  }
  const givenNameBonus = (found: FoundInField) =>
    nameBonus(found, typedWords > 1 ? exactGivenName : exactName)
  const best = new Float64Array(clauses.length)
  const inField = new Float64Array(clauses.length)

  return ({ entry, isPage, isEntry }) => {
    best.fill(0)
    let bonus = 0
    isNamed = false
    let start = fields.length
    fields.forEach((field, at) => {
      const length = entry[at] as number
      const from = start
      start += length
      const found =
        field === 'keywords'
          ? readKeywords(entry, from, start, meanings, inField, givenNameBonus)
          : readField(entry, from, start, meanings, inField)
      if (found.words === 0) return
      const value = field === 'title' && !isPage ? worthOfPageTitle : worth[field]
      for (let clause = 0; clause < best.length; clause += 1) {
        const amount = inField[clause] as number
        if (amount === 0) continue
        const gained = field === 'body' ? gainInText(amount, found.words) : gainInName(amount)
        best[clause] = (best[clause] as number) + value * gained
      }
      const isName = field === 'heading' || (field === 'title' && isPage)
      if (clauses.length > 1) bonus += (adjacency[field] * found.pairs) / (clauses.length - 1)
      // The fuller a name is of what was asked for, the more it is about that.
      if (isEntry) return
      if (isName) bonus += nameBonus(found, field === 'title' ? exactTitle : exactName)
      else if (field === 'keywords') bonus += found.bonus
    })
    const { value, covered } = sumOf(clauses, best)
    const coverage = total === 0 ? 0 : covered / total
    // An answer that lacks some of what was asked for is worth less.
    return { value: (value + bonus * mean) * coverage, coverage, isNamed }
  }
}

/** What a word gains in a text of so many words by how much of it is there (BM25). */
function gainInText(amount: number, words: number): number {
  const relative = lengthShare * (words / usualLength) + 1 - lengthShare
  return (amount * (saturation + 1)) / (amount + saturation * relative)
}

/** What it gains in a name, where its repetition says nothing. */
const gainInName = (amount: number): number => Math.min(amount, mostInName)

/** The gains of all words by their importance, and how much of the query's importance they cover. */
function sumOf(
  clauses: readonly Clause[],
  gains: Float64Array,
): { value: number; covered: number } {
  let value = 0
  let covered = 0
  clauses.forEach(({ importance }, clause) => {
    const gained = gains[clause] as number
    value += importance * gained
    covered += importance * Math.min(1, gained / fullyMeant)
  })
  return { value, covered }
}
