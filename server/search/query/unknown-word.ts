import type { LanguageIndex } from '../index/language-index.ts'
import type { Token } from '../words/analyse.ts'
import { editDistance } from '../words/edit-distance.ts'
import { stem } from '../words/stem.ts'
import { isMisspeltWeakWord, isWeakWord } from '../words/stop-words.ts'
import {
  asWord,
  documentsOf,
  hardlyEver,
  lessSure,
  otherCorrection,
  type Typed,
} from './alternative.ts'
import { expandWord, relatedTo } from './expand-word.ts'
import { correctionsOf, nameLike } from './spelling.ts'
import {
  isEverywhere,
  isGeneralEnd,
  isWordOf,
  knownPartOf,
  splitCompound,
  splitInThree,
  verbOfNoun,
  verbWithoutPrefix,
} from './word-parts.ts'

/** How surely a part of a compound stands for all of it. */
const partOfUnknown = 0.45

/**
 * What may stand for a word that no text has. It is misspelt if one mistake makes a known word of it, or two, and it is
 * not made of known words; else it is the two words of a compound; else what it is related to stands for it.
 */
export function understandUnknown(token: Token, index: LanguageIndex, isAlone: boolean): Typed[] {
  const { word } = token
  const compound = splitCompound(word, index)
  const [correction, ...others] = correctionsOf(word, index)
  const mistakes = correction === undefined ? undefined : editDistance(word, correction, 1)
  // `gdpr complient` has no `complaint`, which is two mistakes away.
  if (!isAlone && mistakes !== 1 && isMisspeltWeakWord(word, index.locale)) return []
  const ofName = correction === undefined && !compound ? nameLike(word, index) : []
  if (ofName.length > 0) return [{ ...token, alternatives: ofName }]
  const isMisspelt = mistakes === 1 || !isMadeOfKnown(word, compound, index)
  if (correction !== undefined && isMisspelt) return [corrected(token, correction, others, index)]
  if (compound) return partsOf(token, compound, index)
  const three = splitInThree(word, index)
  if (three) return partsOfThree(token, three, index)
  return [{ ...token, ...related(word, index) }]
}

/** A misspelt word becomes the one it was meant to be, and may be others that are as near. */
function corrected(
  token: Token,
  correction: string,
  others: readonly string[],
  index: LanguageIndex,
): Typed {
  const further = others.flatMap((other) => lessSure(expandWord(other, index), otherCorrection))
  const alternatives = [...expandWord(correction, index), ...further]
  return isDoer(token.word, correction, index)
    ? { ...token, alternatives }
    : { ...token, ...asWord(correction, index), alternatives, correction }
}

/** Whether a word names who does what a known word says, and is no misspelling of it: `manager` of `manage`. */
function isDoer(word: string, deed: string, { locale }: LanguageIndex): boolean {
  const root = stem(deed, locale)
  return locale === 'en' && word.startsWith(root) && /^[eo]rs?$/.test(word.slice(root.length))
}

function isMadeOfKnown(
  word: string,
  compound: readonly [string, string] | undefined,
  index: LanguageIndex,
): boolean {
  const isCompound = compound !== undefined && index.vocabulary.exact(compound[0]) !== undefined
  return isCompound || verbOfNoun(word, index) !== undefined
}

/** The parts of a compound: one is its subject, the other narrows it. */
function partsOf(
  token: Token,
  [first, last]: readonly [string, string],
  index: LanguageIndex,
): Typed[] {
  const ofFirst = expandWord(first, index)
  // `Zeichnungstypen` is no matter of just any text with a drawing.
  if (isGeneralEnd(last) && ofFirst.length > 0 && !isEverywhere(first, index)) {
    return [{ ...token, ...asWord(first, index), alternatives: ofFirst }]
  }
  const ofLast = expandWord(last, index)
  // Usually the last part is the subject. `Darstellung` is not, nor a word that hardly any text or nearly any deals with.
  const isLastSubject =
    !isWeakWord(last, index.locale) &&
    !isEverywhere(last, index) &&
    documentsOf(ofLast, index) > hardlyEver
  // A first part that hardly any text deals with says which one is meant: `handelsregister` of `handelsregisternummer`.
  const isFirstRare = documentsOf(ofFirst, index) <= hardlyEver
  return [
    {
      ...token,
      ...asWord(first, index),
      alternatives: ofFirst,
      narrows: isLastSubject && !isFirstRare,
      // German makes such words as it needs them; an English one that no text has is another: `newsletter`. So is one
      // whose first part only begins other words: `Fahrplan` is no matter of `Fahrlässigkeit`.
      isPart: index.locale === 'en' || !isWordOf(index, first),
    },
    { ...token, ...asWord(last, index), alternatives: ofLast, narrows: !isLastSubject },
  ]
}

/** The parts of a compound of three: of the first two the rest only says which one is meant. */
function partsOfThree(
  token: Token,
  [first, second, last]: readonly [string, string, string],
  index: LanguageIndex,
): Typed[] {
  const alternatives = expandWord(first, index)
  return [
    { ...token, ...asWord(first, index), alternatives, narrows: true },
    ...partsOf(token, [second, last], index),
  ]
}

/** Looks for related words: of the same family, the verb of a noun or of a longer verb, a part of a compound. */
function related(word: string, index: LanguageIndex): Pick<Typed, 'alternatives' | 'isPart'> {
  const family = relatedTo(word, index)
  if (family.length > 0) return { alternatives: family }
  const verb = verbOfNoun(word, index) ?? verbWithoutPrefix(word, index)
  const part = verb ?? knownPartOf(word, index)
  const alternatives = part ? lessSure(expandWord(part, index), partOfUnknown) : []
  return { alternatives, isPart: verb === undefined && part !== undefined }
}
