import type { LanguageIndex } from '../index/language-index.ts'
import type { Token } from '../words/analyse.ts'
import { isFitCode } from '../words/code-kinds.ts'
import { stem } from '../words/stem.ts'
import {
  type Alternative,
  asWord,
  documentsOf,
  hardlyEver,
  lessSure,
  otherCorrection,
  type Typed,
} from './alternative.ts'
import { expandWord } from './expand-word.ts'
import { groupOf, ofItsKind } from './same-meaning.ts'
import { correctionsOfKnown } from './spelling.ts'
import { isEverywhere, isGeneralEnd, splitCompound, verbOfNoun } from './word-parts.ts'

/** How surely a part of a rare compound stands for it, beside itself. */
const partOfCompound = 0.2

/**
 * How surely a tolerance class that a text or two mention stands for fits, where it is all that was typed: `js6`. Beside
 * others such a code may be a sheet (`a3`), a grade (`n7`) or a temper (`T6`).
 */
const kindOfRareCode = 0.6

/**
 * How surely a word of the texts is another one misspelt, as in `trail license`. With more, `polished` would find what is
 * published.
 */
const misspeltKnown = 0.15

/**
 * In how many times more texts the word must be that another is a mistake for: of one that is only the beginning of words
 * of the texts, and of one that they have, which may then be of another language.
 */
const timesMore = { ofBeginning: 4, ofKnown: 10 }

/** A shorter word that the texts have, such as `MAPE`, is like too many others. */
const shortestMistake = 5

/**
 * What may stand for a word that few texts have, beside `direct`, what it stands for as it is. The first that fits:
 * what a tolerance class is a kind of, the parts of a compound, the word that it was meant to be, the verb that it is made of.
 */
export function understandRare(
  token: Token,
  direct: readonly Alternative[],
  index: LanguageIndex,
  isAlone: boolean,
): Typed {
  const { word } = token
  const ofKind = isAlone && isFitCode(word) ? ofItsKind(word, index) : []
  if (ofKind.length > 0) {
    return { ...token, alternatives: [...direct, ...lessSure(ofKind, kindOfRareCode)] }
  }
  const further = meaningOfParts(word, index)
  if (further) return { ...token, alternatives: [...direct, ...further] }
  const misspelt = asMisspelt(token, direct, index, isAlone)
  if (misspelt) return misspelt
  const verb = verbOfNoun(word, index)
  const ofVerb = verb ? lessSure(expandWord(verb, index), otherCorrection) : []
  return { ...token, alternatives: [...direct, ...ofVerb] }
}

/** What the last part of a German compound means; where it is in nearly any text, what the first part means. */
function meaningOfParts(word: string, index: LanguageIndex): Alternative[] | undefined {
  // An English word that ends like another is no compound: `SolidWorks` is not about works.
  const parts = index.locale === 'de' ? splitCompound(word, index) : undefined
  if (!parts) return undefined
  const [first, last] = parts
  const meant =
    isGeneralEnd(last) || isEverywhere(last, index)
      ? expandWord(first, index)
      : [...expandWord(last, index), ...groupOf(last, index)]
  return lessSure(meant, partOfCompound)
}

/** The word as a mistake for one that far more texts have; undefined where there is none. */
function asMisspelt(
  token: Token,
  direct: readonly Alternative[],
  index: LanguageIndex,
  isAlone: boolean,
): Typed | undefined {
  const { word } = token
  const known = index.term(stem(word, index.locale))
  if (known && (known.documents > hardlyEver || word.length < shortestMistake)) return undefined
  const [correction] = correctionsOfKnown(word, index)
  if (correction === undefined) return undefined
  const meant = expandWord(correction, index)
  const enough = known
    ? timesMore.ofKnown * known.documents
    : timesMore.ofBeginning * documentsOf(direct, index)
  if (documentsOf(meant, index) < enough) return undefined
  if (known) {
    // Alone it finds what has it; others may tell that it was meant to be another word.
    const others = isAlone ? [] : lessSure(meant, misspeltKnown)
    return { ...token, alternatives: [...direct, ...others] }
  }
  const alternatives = [...meant, ...lessSure(direct, otherCorrection)]
  return { ...token, ...asWord(correction, index), alternatives, correction }
}
