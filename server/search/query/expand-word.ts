import type { LanguageIndex } from '../index/language-index.ts'
import type { KnownWord, NearWord } from '../index/vocabulary.ts'
import type { Token } from '../words/analyse.ts'
import { forgivenMistakes } from '../words/edit-distance.ts'
import { stem } from '../words/stem.ts'
import { familyOf } from '../words/word-family.ts'

/** A term that may stand for a typed word, and how surely: 1 is the word itself. */
export interface Alternative {
  term: number
  weight: number
  /** A word with this term, for marking it in texts. */
  name: string
}

/** More would make a query slow, so the most frequent ones are kept. */
const mostAlternatives = 24

/** How surely a part stands for the whole; less where the texts have the part as a word of its own. */
const certainty = {
  known: { start: 0.5, end: 0.6, inside: 0.3 },
  unknown: { start: 0.85, end: 0.75, inside: 0.5 },
}

/**
 * How surely a word of the same family stands for another that few documents have, at most this many: `Härtung` for
 * `gehärtet`.
 */
const ofFamily = 0.5
const rare = 8

/**
 * How many letters it takes to say something: as the beginning of a word, as one half of a compound, or somewhere inside
 * of one.
 */
const leastLetters = { start: 3, half: 4, inside: 5 }

/** Words that were expanded before, by language: people look for the same ones, and type each letter by letter. */
const expanded = new WeakMap<LanguageIndex, Map<string, readonly Alternative[]>>()
const mostExpanded = 2000

/** The terms that a word may stand for: its own forms, words that begin with it (it may be half typed), compounds that contain it. */
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
  if (part.length >= leastLetters.start) {
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

/** Words of the texts of the same family as a word that is not among them and not misspelt: `machine` for `machinability`. */
export function relatedTo(word: string, { vocabulary, locale }: LanguageIndex): Alternative[] {
  return familyOf(word, vocabulary, locale).map((known) => ({
    term: known.term,
    weight: ofFamily,
    name: known.word,
  }))
}

/** The known words that a word was probably meant to be, all equally near; the most frequent first. */
export function correctWord(word: string, index: LanguageIndex): string[] {
  return nearest(wordsLike(word, index))
}

/**
 * As `correctWord`, for a word that the texts have or that begins one of theirs: what it may be a mistake for. Its first
 * letter is right then: `anon` is the beginning of `anonymise`, not `non`.
 */
export function otherWordsLike(word: string, index: LanguageIndex): string[] {
  const others = wordsLike(word, index).filter((known) => known.word !== word)
  return nearest(others.filter((known) => known.word[0] === word[0]))
}

function wordsLike(word: string, { vocabulary }: LanguageIndex): readonly NearWord[] {
  const most = forgivenMistakes(word.length)
  return most === 0 || /\d/.test(word) ? [] : vocabulary.near(word, most)
}

function nearest(near: readonly NearWord[]): string[] {
  return near.filter(({ mistakes }) => mistakes === near[0]?.mistakes).map(({ word }) => word)
}

/**
 * The two known words that an unknown compound is made of, the second as long as possible: `oberflachen`, `rauheit`. The
 * first may end with the `s` that joins them: `vertriebs`, `partner`.
 */
export function splitWord(word: string, index: LanguageIndex): [string, string] | undefined {
  const { vocabulary } = index
  if (isParticiple(word, index)) return undefined
  for (let at = leastLetters.half; at <= word.length - leastLetters.half; at += 1) {
    const [first, rest] = [word.slice(0, at), word.slice(at)]
    // `ordnerüberwachung`: the texts have `überwachter Ordner`.
    const second = isWordOf(index, rest) ? rest : verbOf(rest, index)
    if (second === undefined) continue
    const joined = first.endsWith('s') ? first.slice(0, -1) : ''
    if (joined.length >= leastLetters.half && vocabulary.exact(joined)) return [joined, second]
    if (vocabulary.startingWith(first).length > 0) return [first, second]
  }
  return undefined
}

/** Whether a German word is a verb's `-end` form, such as `umlaufend`, rather than the end of something: `Vertragsende`. */
function isParticiple(word: string, { locale, vocabulary }: LanguageIndex): boolean {
  const hasEnding = locale === 'de' && /end(?:e[mnrs]?)?$/.test(word)
  return hasEnding && familyOf(word, vocabulary, locale).length > 0
}

/** Whether a text or a group of synonyms has the word in any of its forms: `gebühr` of `Einrichtungsgebühr`. */
function isWordOf(index: LanguageIndex, word: string): boolean {
  const token: Token = { start: 0, end: 0, word, term: stem(word, index.locale), also: [] }
  return index.term(token.term) !== undefined || index.matchPhrase([token], 0) !== undefined
}

/** What a German noun in `-ung` is made of, where the texts have that: `stempel` of `stempelung`. */
export function verbOf(word: string, { locale, vocabulary }: LanguageIndex): string | undefined {
  if (locale !== 'de') return undefined
  const verb = word.replace(/ung(?:en)?$/, '')
  const isKnown =
    verb !== word && verb.length >= leastLetters.inside && vocabulary.startingWith(verb).length > 0
  return isKnown ? verb : undefined
}

/** A German verb without its prefix, if the site has it: `schweißt` of `verschweißt`. */
export function withoutPrefix(word: string, index: LanguageIndex): string | undefined {
  const rest = index.locale === 'de' ? prefixed.exec(word)?.[1] : undefined
  return rest && expandWord(rest, index).length > 0 ? rest : undefined
}

const prefixed = /^(?:ver|be|ent|zer|er|ab|an|auf|aus|ein|um|vor|nach|zu)(\p{L}{5,})$/u

/** The longest known word that a compound begins or ends with, where the rest of it is unknown: `kanten` of `kantenbruch`. */
export function partOfWord(word: string, { vocabulary }: LanguageIndex): string | undefined {
  for (let rest = leastLetters.start; rest <= word.length - leastLetters.inside; rest += 1) {
    const [end, start] = [word.slice(rest), word.slice(0, -rest)]
    if (vocabulary.exact(end)) return end
    if (vocabulary.exact(start)) return start
  }
  return undefined
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
  return locale === 'de' && stemmed.length >= leastLetters.half && word.startsWith(stemmed)
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
