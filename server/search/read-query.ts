import { analyse, type Token } from './analyse.ts'
import { type Alternative, correctWord, expandWord, partOfWord, splitWord } from './expand-word.ts'
import type { LanguageIndex } from './language-index.ts'
import { standardTerm } from './standard-terms.ts'
import { stem } from './stem.ts'
import { countStopWords } from './stop-words.ts'
import { synonymTerm } from './synonyms.ts'

/** One thing a query asks for: a word, number, standard or phrase, with everything that may stand for it. */
export interface Wish {
  /** Numbers of terms, and how surely each stands for what was typed; the surest come first. */
  weights: ReadonlyMap<number, number>
  /** How much finding it says: the rarer, the more. */
  importance: number
  /** Number of words it was typed with. */
  words: number
}

/** A query as it is looked for. */
export interface ReadQuery {
  wishes: Wish[]
  /** Number of words that nothing on the site resembles. */
  unmet: number
  /** Number of words that say nothing of their own. */
  fillers: number
  /** Terms and groups of synonyms to mark in texts. */
  marks: { terms: Set<string>; groups: Set<number> }
  /** The query with its misspelt words put right, if it has any. */
  suggestion?: string
}

/** Further words of a query say nothing new. */
const mostWords = 12

/** How surely a synonym stands for a word; for a phrase, whose words are not looked for one by one, it is the phrase. */
const synonymWeight = 0.75
const phraseWeight = 0.95

/** Each other word that a misspelt one may have been is less likely. */
const otherCorrection = 0.6

/** How surely a part of a compound stands for all of it. */
const partShare = 0.45

/** A word in at most this many documents may be a mistake for one that is in many times more of them. */
const rare = 8
const farMore = 4

/** A token, put right where nothing is like it. */
interface Typed extends Token {
  alternatives: readonly Alternative[]
  correction?: string
}

/** What a query means in the words of one language. The site's own name says something only where it stands alone. */
export function readQuery(query: string, index: LanguageIndex, siteName = ''): ReadQuery {
  const tokens = analyse(query, index.locale)
  const names = new Set(analyse(siteName, index.locale).map(({ term }) => term))
  const others = tokens.filter(({ term }) => !names.has(term))
  const typed = (others.length > 0 ? others : tokens)
    .slice(0, mostWords)
    .flatMap((token) => understand(token, index))
  const marks = { terms: new Set<string>(), groups: new Set<number>() }
  const wishes: Wish[] = []
  let unmet = 0
  for (let at = 0; at < typed.length; at += 1) {
    const token = typed[at] as Typed
    const phrase = index.matchPhrase(typed, at)
    const same = phrase ? synonymsOf(phrase.group, phrase.length, index) : []
    if (phrase) marks.groups.add(phrase.group)
    const isLongPhrase = same.length > 0 && phrase !== undefined && phrase.length > 1
    const alternatives = isLongPhrase ? same : [...token.alternatives, ...same]
    if (isLongPhrase) at += phrase.length - 1
    if (alternatives.length === 0) unmet += 1
    else wishes.push(wishOf(alternatives, isLongPhrase ? phrase.length : 1, index))
    for (const { name } of alternatives) marks.terms.add(stem(name, index.locale)).add(name)
  }
  const suggestion = corrected(query, typed, index)
  const fillers = countStopWords(query, index.locale)
  return { wishes, unmet, fillers, marks, ...(suggestion ? { suggestion } : {}) }
}

/** What may stand for a token; a misspelt word becomes the one it was meant to be, an unknown compound its two words. */
function understand(token: Token, index: LanguageIndex): Typed[] {
  const { word } = token
  if (word === '') return [{ ...token, alternatives: designations(token, index) }]
  const direct = expandWord(word, index)
  // A word of the synonyms is known, even where no text has it.
  if (index.matchPhrase([token], 0)) return [{ ...token, alternatives: direct }]
  if (direct.length > 0) {
    const documents = documentsOf(direct, index)
    return documents > rare
      ? [{ ...token, alternatives: direct }]
      : [understandRare(token, direct, documents, index)]
  }
  const [correction, ...others] = correctWord(word, index)
  if (correction) {
    const further = others.flatMap((other) => lessSure(expandWord(other, index), otherCorrection))
    const alternatives = [...expandWord(correction, index), ...further]
    return [{ ...token, ...asToken(correction, index), alternatives, correction }]
  }
  const parts = splitWord(word, index) ?? []
  if (parts.length === 0) return [{ ...token, alternatives: partially(word, index) }]
  return parts.map((part) => ({
    ...token,
    ...asToken(part, index),
    alternatives: expandWord(part, index),
  }))
}

/** A rare word of the site: a compound also means what its last part means, one that is only begun may be misspelt. */
function understandRare(
  token: Token,
  direct: readonly Alternative[],
  documents: number,
  index: LanguageIndex,
): Typed {
  const { word } = token
  const [, head] = splitWord(word, index) ?? []
  if (head) {
    const further = lessSure([...expandWord(head, index), ...groupOf(head, index)], partShare)
    return { ...token, alternatives: [...direct, ...further] }
  }
  const [correction] = index.vocabulary.exact(word) ? [] : correctWord(word, index)
  const meant = correction ? expandWord(correction, index) : []
  if (!correction || documentsOf(meant, index) < farMore * documents) {
    return { ...token, alternatives: direct }
  }
  const alternatives = [...meant, ...lessSure(direct, otherCorrection)]
  return { ...token, ...asToken(correction, index), alternatives, correction }
}

function documentsOf(alternatives: readonly Alternative[], index: LanguageIndex): number {
  return alternatives.reduce((sum, { term }) => sum + index.documentsWith(term), 0)
}

/** What means the same as a single word. */
function groupOf(word: string, index: LanguageIndex): Alternative[] {
  const token: Token = { start: 0, end: 0, also: [], ...asToken(word, index) }
  const phrase = index.matchPhrase([token], 0)
  return phrase ? synonymsOf(phrase.group, 1, index) : []
}

/** A part of a compound tells something of it. */
function partially(word: string, index: LanguageIndex): Alternative[] {
  const part = partOfWord(word, index)
  return part ? lessSure(expandWord(part, index), partShare) : []
}

function lessSure(alternatives: readonly Alternative[], share: number): Alternative[] {
  return alternatives.map((found) => ({ ...found, weight: found.weight * share }))
}

function asToken(word: string, { locale }: LanguageIndex): Pick<Token, 'word' | 'term'> {
  return { word, term: stem(word, locale) }
}

/** Numbers, threads and standards: the named part counts more than the family, the family more than the number alone. */
function designations({ term, also }: Token, index: LanguageIndex): Alternative[] {
  const names: [string, number][] = [[term, 1]]
  if (term.startsWith('std')) {
    for (const name of also) if (name.startsWith('std')) names.unshift([name, 1.3])
    names.push([term.slice(3), 0.8])
  } else if (/^\d{3,5}$/.test(term)) names.push([standardTerm(term), 0.9])
  else if (also[0]) names.push([also[0], 0.5])
  return names.flatMap(([name, weight]) => {
    const known = index.term(name)
    return known ? [{ term: known.id, weight, name }] : []
  })
}

/** The group's term, and compounds of its words in this language: `Gewinde` also stands for `Innengewinde`. */
function synonymsOf(group: number, length: number, index: LanguageIndex): Alternative[] {
  const name = synonymTerm(group)
  const known = index.term(name)
  if (!known) return []
  const weight = length > 1 ? phraseWeight : synonymWeight
  const compounds = (index.synonyms[group]?.[index.locale] ?? []).flatMap((word) => {
    const [token, ...more] = analyse(word, index.locale)
    return token && more.length === 0 && token.word !== '' ? expandWord(token.word, index) : []
  })
  return [
    { term: known.id, weight, name },
    ...compounds.map((found) => ({ ...found, weight: found.weight * weight * 0.8 })),
  ]
}

function wishOf(alternatives: readonly Alternative[], words: number, index: LanguageIndex): Wish {
  const weights = new Map<number, number>()
  for (const { term, weight } of alternatives) {
    weights.set(term, Math.max(weight, weights.get(term) ?? 0))
  }
  const surest = [...weights].sort((a, b) => b[1] - a[1])
  const documents = surest.reduce(
    (sum, [term, weight]) => sum + index.documentsWith(term) * Math.min(1, weight),
    0,
  )
  return { weights: new Map(surest), importance: importanceOf(documents, index), words }
}

/** Inverse document frequency, as BM25 has it. */
function importanceOf(documents: number, { documentCount }: LanguageIndex): number {
  const having = Math.min(documents, documentCount)
  return Math.log(1 + (documentCount - having + 0.5) / (having + 0.5))
}

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
