import type { LanguageIndex } from '../index/language-index.ts'
import type { Token } from '../words/analyse.ts'
import { editDistance } from '../words/edit-distance.ts'
import { numberTerm } from '../words/number-term.ts'
import { stem } from '../words/stem.ts'
import { isMisspeltWeakWord, isStopWord, isWeakWord } from '../words/stop-words.ts'
import {
  type Alternative,
  correctWord,
  expandWord,
  otherWordsLike,
  partOfWord,
  relatedTo,
  splitWord,
  verbOf,
  withoutPrefix,
} from './expand-word.ts'
import { groupOf, ofItsKind } from './same-meaning.ts'
import { understandDesignation } from './understand-designation.ts'

/** Each further word that a misspelt one may stand for is less likely by this factor. */
const otherCorrection = 0.6

/**
 * How surely a word of the texts is another one misspelt, as in `trail license`. With more, `polished` would find what is
 * published.
 */
const otherWord = 0.15

/** How surely a part of a compound stands for all of it. */
const partShare = 0.45

/** A word in at most this many documents may be a mistake for one that is in many times more of them. */
const rare = 8
const farMore = 4

/** A word that hardly any text has may be that of another language, if one like it is in so many times more of them. */
const hardlyEver = 3
const foreign = 10

/** A shorter word that the texts have, such as `MAPE`, is like too many others. */
const shortestForeign = 5

/** Share of the texts above which a word is in nearly any of them. */
const everywhere = 0.1

/** How surely the last part of a rare compound stands for it, beside itself. */
const headShare = 0.2

/** A token, with its spelling corrected where no text has it. */
export interface Typed extends Token {
  alternatives: readonly Alternative[]
  correction?: string
  /** Only says which kind of the next word is meant, as the first part of a compound does. */
  narrows?: boolean
  /** Only a part of the word is known: `versicherung` of `fahrradversicherung`. */
  isPart?: boolean
}

/** A name and a number that somebody wrote as one word: `soc2`, `tls1.3`. */
const nameWithNumber = /^(\p{L}{2,})(\d[\d.,]*)$/u

/**
 * What may stand for a token; a misspelt word becomes the one it was meant to be, an unknown compound its two words. Beside
 * others, a word that says little and that no text has is left out.
 */
export function understand(token: Token, index: LanguageIndex, isAlone: boolean): Typed[] {
  const { word } = token
  if (word === '') return [{ ...token, ...understandDesignation(token, index, isAlone) }]
  // A query of stop words alone, such as `about us`, is a name or nothing.
  if (isStopWord(word, index.locale)) {
    const alternatives = itselfOf(token, index)
    return alternatives.length > 0 ? [{ ...token, alternatives }] : []
  }
  const direct = expandWord(word, index)
  // A word of the synonyms is known, even where no text has it.
  const phrase = index.matchTyped([token], 0)
  if (phrase?.isOther) return [{ ...token, alternatives: lessSure(direct, otherCorrection) }]
  if (phrase) return [{ ...token, alternatives: direct }]
  if (direct.length === 0) {
    const saysLittle = !isAlone && isWeakWord(word, index.locale)
    return saysLittle ? [] : understandUnknown(token, index, isAlone)
  }
  const documents = documentsOf(direct, index)
  if (documents > rare) return [{ ...token, alternatives: direct }]
  return [understandRare(token, direct, documents, index, isAlone)]
}

/** A word that no text has: a kind of something, a name with a number, a misspelt word or a compound. */
function understandUnknown(token: Token, index: LanguageIndex, isAlone: boolean): Typed[] {
  const { word } = token
  const ofKind = ofItsKind(word, index)
  if (ofKind.length > 0) return [{ ...token, alternatives: ofKind }]
  const [, name, number] = nameWithNumber.exec(word) ?? []
  if (name && number) {
    const second = { ...token, word: '', term: numberTerm(number, index.locale) }
    return [{ ...token, ...asToken(name, index) }, second].flatMap((part) =>
      understand(part, index, false),
    )
  }
  const compound = splitWord(word, index) ?? []
  const [correction, ...others] = correctWord(word, index)
  // `gdpr complient` has no `complaint`, which is two mistakes away.
  const isNearest = correction !== undefined && editDistance(word, correction, 1) === 1
  if (!isAlone && !isNearest && isMisspeltWeakWord(word, index.locale)) return []
  if (correction && !isMadeOfKnown(word, compound, correction, index)) {
    const further = others.flatMap((other) => lessSure(expandWord(other, index), otherCorrection))
    const alternatives = [...expandWord(correction, index), ...further]
    if (isDoer(word, correction, index)) return [{ ...token, alternatives }]
    return [{ ...token, ...asToken(correction, index), alternatives, correction }]
  }
  if (compound.length === 0) return [{ ...token, ...partially(word, index) }]
  return ofParts(token, compound, index)
}

/** The parts of a compound: one is its subject, the other narrows it. */
function ofParts(token: Token, parts: readonly string[], index: LanguageIndex): Typed[] {
  const head = parts.at(-1) ?? ''
  // Usually the last part is the subject. `Darstellung` is not, nor a word that hardly any text or nearly any deals with.
  const isSubject =
    !isWeakWord(head, index.locale) &&
    !isEverywhere(head, index) &&
    documentsOf(expandWord(head, index), index) > hardlyEver
  return parts.map((part, at) => {
    const alternatives = expandWord(part, index)
    // A first part that hardly any text deals with says which one is meant: `handelsregister` of `handelsregisternummer`.
    const isRare = at === 0 && documentsOf(alternatives, index) <= hardlyEver
    return {
      ...token,
      ...asToken(part, index),
      alternatives,
      narrows: (at === 0) === isSubject && !isRare,
      // German makes such words as it needs them; an English one that no text has is another: `newsletter`.
      isPart: at === 0 && index.locale === 'en',
    }
  })
}

/** Whether a word names who does what a known word says, and is no misspelling of it: `manager` of `manage`. */
function isDoer(word: string, deed: string, { locale }: LanguageIndex): boolean {
  const root = stem(deed, locale)
  return locale === 'en' && word.startsWith(root) && /^[eo]rs?$/.test(word.slice(root.length))
}

/** A rare word of the site: a compound also means what its last part means, one that is only begun may be misspelt. */
function understandRare(
  token: Token,
  direct: readonly Alternative[],
  documents: number,
  index: LanguageIndex,
  isAlone: boolean,
): Typed {
  const { word } = token
  // An English word that ends like another is no compound: `SolidWorks` has nothing of works.
  const [first = '', head] = index.locale === 'de' ? (splitWord(word, index) ?? []) : []
  if (head && isEverywhere(head, index)) {
    return { ...token, alternatives: [...direct, ...lessSure(expandWord(first, index), headShare)] }
  }
  if (head) {
    const further = lessSure([...expandWord(head, index), ...groupOf(head, index)], headShare)
    return { ...token, alternatives: [...direct, ...further] }
  }
  const known = index.term(stem(word, index.locale))
  const itself = known?.documents ?? 0
  const isSure = known && (itself > hardlyEver || word.length < shortestForeign)
  const [correction] = isSure ? [] : otherWordsLike(word, index)
  const meant = correction ? expandWord(correction, index) : []
  const enough = known ? foreign * itself : farMore * documents
  if (!correction || documentsOf(meant, index) < enough) {
    const verb = verbOf(word, index)
    const further = verb ? lessSure(expandWord(verb, index), otherCorrection) : []
    return { ...token, alternatives: [...direct, ...further] }
  }
  if (known) {
    // Alone it finds what has it; others may tell that it was meant to be another word.
    const others = isAlone ? [] : lessSure(meant, otherWord)
    return { ...token, alternatives: [...direct, ...others] }
  }
  const alternatives = [...meant, ...lessSure(direct, otherCorrection)]
  return { ...token, ...asToken(correction, index), alternatives, correction }
}

/** Whether so many texts have a word that it says little about which one is meant: `teil` of `schmiedeteil`. */
function isEverywhere(word: string, index: LanguageIndex): boolean {
  const term = index.term(stem(word, index.locale))
  return term !== undefined && term.documents > index.documentCount * everywhere
}

/** Made of known words, where nothing less than two mistakes would make another word of it. */
function isMadeOfKnown(
  word: string,
  [first]: readonly string[],
  correction: string,
  index: LanguageIndex,
): boolean {
  const isCompound = first !== undefined && index.vocabulary.exact(first) !== undefined
  const isMade = isCompound || verbOf(word, index) !== undefined
  return isMade && editDistance(word, correction, 1) > 1
}

function documentsOf(alternatives: readonly Alternative[], index: LanguageIndex): number {
  return alternatives.reduce((sum, { term }) => sum + index.documentsWith(term), 0)
}

/** The term of a token, where a text has it. */
function itselfOf({ term, word }: Token, index: LanguageIndex): Alternative[] {
  const known = index.term(term)
  return known ? [{ term: known.id, weight: 1, name: word }] : []
}

/** Looks for related words: of the same family, parts of a compound, the verb of a noun or of a longer verb. */
function partially(word: string, index: LanguageIndex): Pick<Typed, 'alternatives' | 'isPart'> {
  const related = relatedTo(word, index)
  if (related.length > 0) return { alternatives: related }
  const verb = verbOf(word, index) ?? withoutPrefix(word, index)
  const part = verb ?? partOfWord(word, index)
  const alternatives = part ? lessSure(expandWord(part, index), partShare) : []
  return { alternatives, isPart: verb === undefined && part !== undefined }
}

function lessSure(alternatives: readonly Alternative[], share: number): Alternative[] {
  return alternatives.map((found) => ({ ...found, weight: found.weight * share }))
}

function asToken(word: string, { locale }: LanguageIndex): Pick<Token, 'word' | 'term'> {
  return { word, term: stem(word, locale) }
}
