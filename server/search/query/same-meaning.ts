import type { LanguageIndex } from '../index/language-index.ts'
import { analyse, type Token } from '../words/analyse.ts'
import { kindOfCode } from '../words/code-kinds.ts'
import { isLanguageName } from '../words/language-names.ts'
import { stem } from '../words/stem.ts'
import { synonymTerm } from '../words/synonyms.ts'
import type { Alternative } from './alternative.ts'
import { expandWord } from './expand-word.ts'

/** How surely a synonym stands for a word; for a phrase, whose words are not looked for one by one, it is the phrase. */
const synonymWeight = 0.75
const phraseWeight = 0.95

/** The group's term, and compounds of its words in this language: `Gewinde` also stands for `Innengewinde`. */
export function synonymsOf(group: number, length: number, index: LanguageIndex): Alternative[] {
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

/** Terms for the kinds of a code that no text contains; alone it may be of more kinds than beside other words. */
export function ofItsKind(code: string, index: LanguageIndex, isAlone = false): Alternative[] {
  const kind = isLanguageName(code, index.locale) ? 'language' : kindOfCode(code, isAlone)
  return kind === undefined ? [] : groupOf(kind, index)
}

/** What means the same as a single word. */
export function groupOf(word: string, index: LanguageIndex): Alternative[] {
  const token: Token = { start: 0, end: 0, word, term: stem(word, index.locale), also: [] }
  const phrase = index.matchTyped([token], 0)
  return phrase ? synonymsOf(phrase.group, 1, index) : []
}
