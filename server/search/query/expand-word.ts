import type { LanguageIndex } from '../index/language-index.ts'
import type { KnownWord } from '../index/vocabulary.ts'
import { stem } from '../words/stem.ts'
import { familyOf } from '../words/word-family.ts'
import { type Alternative, rare } from './alternative.ts'

/** More would make a query slow, so the most frequent ones are kept. */
const mostAlternatives = 24

/** How surely a part stands for the whole; less where the texts have the part as a word of its own. */
const certainty = {
  known: { start: 0.5, end: 0.6, inside: 0.3 },
  unknown: { start: 0.85, end: 0.75, inside: 0.5 },
}

/** How surely a word of the same family stands for another that few documents have: `Härtung` for `gehärtet`. */
const ofFamily = 0.5

/** Letters that a word must have before others are looked for: those that it begins, those of its stem, those that hold it. */
const leastLetters = { start: 2, startOfKnown: 3, stem: 4, inside: 5 }

/** Words that were expanded before, by language: people look for the same ones, and type each letter by letter. */
const expanded = new WeakMap<LanguageIndex, Map<string, readonly Alternative[]>>()
const mostExpanded = 2000

/** What a word may stand for: its forms, words that begin with it (it may be half typed), compounds that contain it. */
export function expandWord(word: string, index: LanguageIndex): readonly Alternative[] {
  let known = expanded.get(index)
  if (!known || known.size >= mostExpanded) {
    known = new Map()
    expanded.set(index, known)
  }
  const found = known.get(word) ?? alternativesOf(word, index)
  known.set(word, found)
  return found
}

function alternativesOf(word: string, index: LanguageIndex): Alternative[] {
  const { locale, vocabulary } = index
  const itself = index.term(stem(word, locale))
  const found = new Map<number, Alternative>()
  const add = ({ term, word: name }: KnownWord, weight: number) => {
    const known = found.get(term)
    if (!known || known.weight < weight) found.set(term, { term, weight, name })
  }
  const sure = itself ? certainty.known : certainty.unknown
  const part = partOf(word, index)
  // `pr` is half typed; `Ra` is whole, and no matter of a radius.
  if (part.length >= (itself ? leastLetters.startOfKnown : leastLetters.start)) {
    for (const known of vocabulary.startingWith(part)) add(known, sure.start)
  }
  if (looksInside(part, itself !== undefined, locale)) {
    for (const known of vocabulary.containing(part)) add(known, weightOf(known, part, sure))
  }
  if (itself && itself.documents <= rare) {
    for (const known of familyOf(word, vocabulary, locale)) add(known, ofFamily)
  }
  const others = mostFrequent([...found.values()], index)
  if (!itself) return others
  const rest = others.filter(({ term }) => term !== itself.id)
  return [{ term: itself.id, weight: 1, name: word }, ...rest]
}

/** Words of the texts that are of one family with a word that no text has: `machine` for `machinability`. */
export function relatedTo(word: string, { vocabulary, locale }: LanguageIndex): Alternative[] {
  return familyOf(word, vocabulary, locale).map((known) => ({
    term: known.term,
    weight: ofFamily,
    name: known.word,
  }))
}

/**
 * German makes one word of several, so parts matter; in English they are chance, and looked at only where nothing
 * better is found.
 */
function looksInside(part: string, isKnown: boolean, locale: LanguageIndex['locale']): boolean {
  if (/\d/.test(part)) return false
  const isLong = part.length >= leastLetters.inside
  return isLong && (locale === 'de' || !isKnown)
}

/** What compounds have of the word: its stem, where that is a part of it. */
function partOf(word: string, { locale }: LanguageIndex): string {
  const stemmed = stem(word, locale)
  return locale === 'de' && stemmed.length >= leastLetters.stem && word.startsWith(stemmed)
    ? stemmed
    : word
}

function weightOf({ word }: KnownWord, part: string, sure: typeof certainty.known): number {
  if (word.startsWith(part)) return sure.start
  const begin = word.lastIndexOf(part)
  const ending = word.length - begin - part.length
  // Two letters are a prefix that makes another word of it, not the first part of a compound: `Instanzen` has no `stanzen`.
  if (begin === 2) return sure.inside
  // Up to three letters after the part are its plural or case: Fertigungs-zeichnung-en.
  return ending <= 3 ? sure.end : sure.inside
}

function mostFrequent(alternatives: Alternative[], index: LanguageIndex): Alternative[] {
  const worth = new Map(
    alternatives.map((found) => [
      found,
      found.weight * Math.log(2 + index.documentsWith(found.term)),
    ]),
  )
  const value = (found: Alternative) => worth.get(found) as number
  return alternatives.sort((a, b) => value(b) - value(a)).slice(0, mostAlternatives)
}
