import type { LanguageIndex } from '../index/language-index.ts'
import { analyse, type Token } from '../words/analyse.ts'
import { isExample, isNameOfSign } from '../words/example-values.ts'
import { withParticles } from '../words/phrasal-words.ts'
import { isAskedSubject, isMisspeltQuestionWord, isQuestionVerb } from '../words/question-verbs.ts'
import { stem } from '../words/stem.ts'
import { isWeakWord, stopWordsOf } from '../words/stop-words.ts'
import type { Alternative, Typed } from './alternative.ts'
import { certaintyOf } from './certainty.ts'
import { synonymsOf } from './same-meaning.ts'
import { understand } from './understand-word.ts'

/** A clause of a query: a word, number, standard or phrase, with its stems, synonyms and corrections. */
export interface Clause {
  /** Numbers of terms, each with the certainty that it is what was typed, in descending order. */
  weights: ReadonlyMap<number, number>
  /** Weight in the score: rarer words have more. */
  importance: number
  /** Number of words it was typed with. */
  words: number
  /** Only says what to do: a name need not have it. */
  isWeak: boolean
  /** How surely it is about what was typed. */
  certainty: number
  /** Only a part of the typed word is known. */
  isPart: boolean
}

/** A query as it is looked for. */
export interface ReadQuery {
  clauses: Clause[]
  /** Words that nothing on the site resembles, as they were typed. */
  unmet: string[]
  /** Filler words, such as `who`. */
  fillers: string[]
  /** Terms and groups of synonyms to mark in texts. */
  marks: { terms: Set<string>; groups: Set<number> }
  /** The query with its misspelt words corrected, if it has any. */
  suggestion?: string
}

/** Of what was not met that which has a letter: numbers are no words. */
export const unmetWords = ({ unmet }: Pick<ReadQuery, 'unmet'>): string[] =>
  unmet.filter((word) => /\p{L}/u.test(word))

/** Further words of a query say nothing new. */
const mostWords = 12

/** A phrase in fewer documents says too little alone: its words are looked for, too. */
const fewPhrases = 3

/** What is less sure to be meant is not marked in texts: `Abstand` where somebody asked for `Stanzen`. */
const leastMarked = 0.2

/** The weight of a word that only says what to do, or which kind of a thing is meant, beside the others. */
const lesserShare = 0.4

/** What a query means in one language. The site's own name says something only where little stands beside it. */
export function readQuery(query: string, index: LanguageIndex, siteName = ''): ReadQuery {
  const tokens = withParticles(analyse(query, index.locale), query, index)
  const names = new Set(analyse(siteName, index.locale).map(({ term }) => term))
  const others = tokens.filter(({ term }) => !names.has(term))
  const saysMore = others.some(({ word }) => word === '' || !isWeakWord(word, index.locale))
  const asked = saysMore ? others : tokens
  const typed = understood(withoutMisspeltQuestion(asked, index).slice(0, mostWords), index)
  const marks = { terms: new Set<string>(), groups: new Set<number>() }
  const clauses: Clause[] = []
  const unmet: string[] = []
  for (let at = 0; at < typed.length; at += 1) {
    const token = typed[at] as Placed
    const phrase = index.matchTyped(typed, at)
    const same = phrase ? synonymsOf(phrase.group, phrase.length, index) : []
    if (phrase) marks.groups.add(phrase.group)
    const isLongPhrase = phrase !== undefined && phrase.length > 1 && isUsual(same, index)
    const alternatives = [...(isLongPhrase ? token.whole : token.alternatives), ...same]
    if (isLongPhrase) at += phrase.length - 1
    if (alternatives.length === 0 || token.isPart) unmet.push(query.slice(token.start, token.end))
    if (alternatives.length > 0)
      clauses.push(clauseOf(alternatives, token, isLongPhrase ? phrase.words : 1, index, query))
    for (const { name, weight } of alternatives) {
      if (weight >= leastMarked) marks.terms.add(stem(name, index.locale)).add(name)
    }
  }
  const suggestion = corrected(query, typed, index)
  const fillers = stopWordsOf(query, index.locale)
  return { clauses, unmet, fillers, marks, suggestion }
}

/** A query without the word its question begins with, where that is misspelt and no text has it: `wat is a fit`. */
function withoutMisspeltQuestion(tokens: readonly Token[], index: LanguageIndex): readonly Token[] {
  const [first, ...rest] = tokens
  const isOne =
    first !== undefined &&
    rest.length > 0 &&
    index.term(first.term) === undefined &&
    isMisspeltQuestionWord(first.word, index.locale)
  return isOne ? rest : tokens
}

/** What each word may mean. Those of a usual phrase are taken as they are: `free trial` has no misspelt `trail`. */
function understood(tokens: readonly Token[], index: LanguageIndex): Placed[] {
  let ofPhrase = 0
  return tokens.flatMap((token, at) => {
    const { length = 0, group = 0 } = index.matchTyped(tokens, at) ?? {}
    if (length > 1 && isUsual(synonymsOf(group, length, index), index)) {
      ofPhrase = Math.max(ofPhrase, at + length)
    }
    const found =
      at < ofPhrase
        ? [{ ...token, alternatives: [] }]
        : understand(token, index, tokens.length === 1)
    return found.map((each) => inCompany(each, tokens, at, index))
  })
}

/** A word among the others of a query. */
interface Placed extends Typed {
  /** Words that it is a part of together with the word before or after it. */
  whole: readonly Alternative[]
}

function inCompany(
  typed: Typed,
  tokens: readonly Token[],
  at: number,
  index: LanguageIndex,
): Placed {
  const whole = [
    ...joined(tokens[at - 1], tokens[at], index),
    ...joined(tokens[at], tokens[at + 1], index),
  ]
  return { ...typed, whole, alternatives: [...whole, ...typed.alternatives] }
}

/** The word that two neighbours make together, where the texts have it: `counter bore` is `counterbore`, too. */
function joined(
  first: Token | undefined,
  second: Token | undefined,
  { vocabulary }: LanguageIndex,
): Alternative[] {
  if (!first?.word || !second?.word) return []
  const known = vocabulary.exact(first.word + second.word)
  return known ? [{ term: known.term, weight: 1, name: known.word }] : []
}

/** Whether enough texts have a phrase to look for it instead of its words. */
function isUsual([phrase]: readonly Alternative[], index: LanguageIndex): boolean {
  return phrase !== undefined && index.documentsWith(phrase.term) >= fewPhrases
}

function clauseOf(
  alternatives: readonly Alternative[],
  typed: Typed,
  words: number,
  index: LanguageIndex,
  query: string,
): Clause {
  const weights = new Map<number, number>()
  for (const { term, weight } of alternatives) {
    weights.set(term, Math.max(weight, weights.get(term) ?? 0))
  }
  const surest = [...weights].sort((a, b) => b[1] - a[1])
  const documents = surest.reduce(
    (sum, [term, weight]) => sum + index.documentsWith(term) * Math.min(1, weight),
    0,
  )
  const isWeak =
    words === 1 &&
    (isWeakWord(typed.word, index.locale) ||
      isQuestionVerb(query, typed, index.locale) ||
      isAskedSubject(query, typed, index.locale) ||
      isExample(query, typed) ||
      isNameOfSign(query, typed.word))
  const share = typed.narrows || isWeak ? lesserShare : 1
  return {
    weights: new Map(surest),
    importance: share * importanceOf(documents, index),
    words,
    isWeak,
    certainty: words > 1 ? 1 : certaintyOf({ ...typed, alternatives }, query, index.locale),
    isPart: typed.isPart ?? false,
  }
}

/**
 * Inverse document frequency, as BM25 has it, except for words that only a text or two have: chance puts them there as
 * often as what the text is about, so they say no more than a word in a few more.
 */
function importanceOf(documents: number, { documentCount }: LanguageIndex): number {
  const having = Math.min(documents, documentCount)
  return Math.log(1 + (documentCount - having + 0.5) / (having + byChance))
}

/** Documents that have a word by chance: without them the rarest words would say too much. */
export const byChance = 3

function corrected(
  query: string,
  typed: readonly Typed[],
  index: LanguageIndex,
): string | undefined {
  let text = query
  for (const { start, end, correction } of typed.toReversed()) {
    if (correction) text = text.slice(0, start) + index.shown(correction) + text.slice(end)
  }
  return text === query ? undefined : text
}
