import type { LanguageIndex } from '../index/language-index.ts'
import type { Token } from '../words/analyse.ts'
import { isFitCode } from '../words/code-kinds.ts'
import { numberTerm } from '../words/number-term.ts'
import { isStopWord, isWeakWord } from '../words/stop-words.ts'
import { asWord, documentsOf, lessSure, otherCorrection, rare, type Typed } from './alternative.ts'
import { expandWord } from './expand-word.ts'
import { understandRare } from './rare-word.ts'
import { ofItsKind } from './same-meaning.ts'
import { understandDesignation } from './understand-designation.ts'
import { understandUnknown } from './unknown-word.ts'

/**
 * What a token of a query may stand for; nothing where it is left out. The first of these cases decides:
 *
 * 1. A number, a thread or a standard is read by understand-designation.ts.
 * 2. A stop word stands for itself where a text has it. A query of stop words alone, such as `about us`, is a name or
 *    nothing.
 * 3. A word of the synonyms is known, even where no text has it.
 * 4. A word of the texts stands for itself and for what begins with it or contains it (expand-word.ts). One that few
 *    texts have may also be a compound, or misspelt (rare-word.ts).
 * 5. A word that says little and that no text has is left out beside others.
 * 6. A code stands for what it is a kind of; a name and a number that are written as one word are two.
 * 7. Any other word is misspelt, a compound or related to a known word (unknown-word.ts).
 */
export function understand(token: Token, index: LanguageIndex, isAlone: boolean): Typed[] {
  const { word } = token
  const { locale } = index
  if (word === '') return [{ ...token, ...understandDesignation(token, index, isAlone) }]
  if (isStopWord(word, locale)) return stopWord(token, index)

  const direct = expandWord(word, index)
  const synonym = index.matchTyped([token], 0)
  if (synonym) {
    const alternatives = synonym.isOther ? lessSure(direct, otherCorrection) : direct
    return [{ ...token, alternatives }]
  }
  if (documentsOf(direct, index) > rare) return [{ ...token, alternatives: direct }]
  if (direct.length > 0) return [understandRare(token, direct, index, isAlone)]

  if (!isAlone && isWeakWord(word, locale)) return []
  const ofKind = ofItsKind(word, index)
  if (ofKind.length > 0) return [{ ...token, alternatives: ofKind }]
  const parts = nameAndNumber(token, index) ?? sizeAndClass(token, index)
  if (parts) return parts.flatMap((part, at) => narrowing(understand(part, index, false), at > 0))
  return understandUnknown(token, index, isAlone)
}

function stopWord(token: Token, index: LanguageIndex): Typed[] {
  const known = index.term(token.term)
  return known
    ? [{ ...token, alternatives: [{ term: known.id, weight: 1, name: token.word }] }]
    : []
}

/** Words that only say which kind of the one before them is meant, where they do: `10` of `hv10`. */
const narrowing = (found: readonly Typed[], narrows: boolean): Typed[] =>
  found.map((each) => ({ ...each, narrows: each.narrows || narrows }))

/** A size and its tolerance class that somebody wrote as one word: `25h6`. */
function sizeAndClass(token: Token, index: LanguageIndex): Token[] | undefined {
  const [, size, code] = /^(\d{1,4}(?:[.,]\d{1,3})?)([a-z]{1,2}\d{1,2})$/u.exec(token.word) ?? []
  if (!size || !code || !isFitCode(code)) return undefined
  return [
    { ...token, ...asWord(code, index) },
    { ...token, word: '', term: numberTerm(size, index.locale) },
  ]
}

/** A name and a number that somebody wrote as one word: `soc2`, `tls1.3`. */
function nameAndNumber(token: Token, index: LanguageIndex): Token[] | undefined {
  const [, name, number] = /^(\p{L}{2,})(\d[\d.,]*)$/u.exec(token.word) ?? []
  if (!name || !number) return undefined
  return [
    { ...token, ...asWord(name, index) },
    { ...token, word: '', term: numberTerm(number, index.locale) },
  ]
}
