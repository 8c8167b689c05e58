import { type Locale, locales } from '../../../shared/i18n/locale.ts'
import { analyse, type Token } from './analyse.ts'
import { stem } from './stem.ts'

/** Words that mean the same, by language: either language finds the other's. */
export type SynonymGroup = Readonly<Record<Locale, readonly string[]>>

/** Where a phrase of a group stands among tokens. */
interface PhraseMatch {
  /** Number of tokens. */
  length: number
  /** Number of words of the name: one for a compound that was typed as two. */
  words: number
  group: number
  /** The word itself is the name; its stem alone is that of another group: `Termin`, not `termination`. */
  isOther?: true
}

interface Phrase {
  terms: string[]
  group: number
}

/** Finds the phrases of synonym groups among the tokens of one language. */
export type PhraseMatcher = (tokens: readonly Token[], at: number) => PhraseMatch | undefined

/** The term that stands in the index for every phrase of a group. */
export function synonymTerm(group: number): string {
  return `syn:${group}`
}

/**
 * Compares by terms, so that plural and spelling do not matter. Of two phrases the longer one counts. If the words of
 * the texts are given, it also compares by letters, for what people type: `Schrift feld`, `Zweifaktoranmeldung`. But a
 * word that the texts have is never taken for another name without its gaps: `Lagetoleranz` is not `Lage der Toleranz`.
 */
export function phraseMatcher(
  groups: readonly SynonymGroup[],
  locale: Locale,
  isKnown?: (word: string) => boolean,
): PhraseMatcher {
  const { byFirst, byLetters, byWord } = namesOf(groups, locale)

  /** The longest name that tokens make together, whatever gaps it has; more than `least` tokens. */
  function nameByLetters(tokens: readonly Token[], at: number, least: number) {
    for (let length = mostJoined; isKnown && length > least; length -= 1) {
      if (length === 1 && isKnown(tokens[at]?.word ?? '')) return undefined
      const letters = lettersOf(tokens, at, length, locale)
      const found = letters === undefined ? undefined : byLetters.get(letters)
      if (found) return { length, ...found }
    }
    return undefined
  }

  return (tokens, at) => {
    const phrase = byFirst
      .get(tokens[at]?.term ?? '')
      ?.find(({ terms }) => terms.every((term, offset) => tokens[at + offset]?.term === term))
    const longer = nameByLetters(tokens, at, phrase?.terms.length ?? 0)
    if (longer || !phrase) return longer
    const length = phrase.terms.length
    const word = tokens[at]?.word ?? ''
    const other = isKnown && length === 1 && !isKnown(word) ? byWord.get(word) : undefined
    return other === undefined || other === phrase.group
      ? { length, words: length, group: phrase.group }
      : { length, words: length, group: other, isOther: true }
  }
}

/** The names of all groups, by what a text or query is compared with. */
function namesOf(groups: readonly SynonymGroup[], locale: Locale) {
  const byFirst = new Map<string, Phrase[]>()
  const byLetters = new Map<string, { words: number; group: number }>()
  const byWord = new Map<string, number>()
  // Names of this language first: `termination` is no `Termin`, though their stems are equal.
  const languages = [locale, ...locales.filter((other) => other !== locale)]
  for (const language of languages) {
    groups.forEach((names, group) => {
      for (const name of names[language]) {
        const tokens = analyse(name, locale)
        const terms = tokens.map(({ term }) => term)
        const [first] = terms
        if (first === undefined) continue
        byFirst.set(first, [...(byFirst.get(first) ?? []), { terms, group }])
        const word = tokens.length === 1 ? tokens[0]?.word : undefined
        if (word && !byWord.has(word)) byWord.set(word, group)
        const letters = lettersOf(tokens, 0, tokens.length, locale)
        if (letters && !byLetters.has(letters)) {
          byLetters.set(letters, { words: tokens.length, group })
        }
      }
    })
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.terms.length - a.terms.length)
  return { byFirst, byLetters, byWord }
}

/** Words that are looked at as one. */
const mostJoined = 3

/** The next words written as one; undefined if there are fewer, or one of them is a number. */
function lettersOf(
  tokens: readonly Token[],
  at: number,
  length: number,
  locale: Locale,
): string | undefined {
  let letters = ''
  for (let place = at; place < at + length; place += 1) {
    const word = tokens[place]?.word
    if (!word) return undefined
    letters += word
  }
  return stem(letters, locale)
}
