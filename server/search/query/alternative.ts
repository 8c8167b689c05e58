import type { LanguageIndex } from '../index/language-index.ts'
import type { Token } from '../words/analyse.ts'
import { stem } from '../words/stem.ts'

/** A term that may stand for a typed word, and how surely: 1 is the word itself. */
export interface Alternative {
  term: number
  weight: number
  /** A word with this term, for marking it in texts. */
  name: string
}

/** A token of a query, and what may stand for it. */
export interface Typed extends Token {
  alternatives: readonly Alternative[]
  /** The word it was meant to be, where no text has the one that was typed. */
  correction?: string
  /** Only says which kind of the next word is meant, as the first part of a compound does. */
  narrows?: boolean
  /** Only a part of the word is known: `versicherung` of `fahrradversicherung`. */
  isPart?: boolean
}

/** Each further word that a misspelt one may stand for is less likely by this factor. */
export const otherCorrection = 0.6

/** A word in at most this many documents may be a mistake, or a form of a word that more of them have. */
export const rare = 8

/** A word in at most this many documents is there by chance, or of another language. */
export const hardlyEver = 3

/** Alternatives that are less sure by a factor. */
export function lessSure(alternatives: readonly Alternative[], share: number): Alternative[] {
  return alternatives.map((found) => ({ ...found, weight: found.weight * share }))
}

/** In how many documents the alternatives are, counted one by one. */
export function documentsOf(alternatives: readonly Alternative[], index: LanguageIndex): number {
  return alternatives.reduce((sum, { term }) => sum + index.documentsWith(term), 0)
}

/** The part of a token that says which word it is. */
export function asWord(word: string, { locale }: LanguageIndex): Pick<Token, 'word' | 'term'> {
  return { word, term: stem(word, locale) }
}
