import { type Locale, locales } from '../../shared/i18n/locale.ts'
import { analyse, type Token } from './analyse.ts'

/** Words that mean the same, by language: either language finds the other's. */
export type SynonymGroup = Readonly<Record<Locale, readonly string[]>>

/** Where a phrase of a group stands among tokens. */
interface PhraseMatch {
  /** Number of tokens. */
  length: number
  group: number
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

/** Compares by terms, so that plural and spelling do not matter; of two phrases the longer one counts. */
export function phraseMatcher(groups: readonly SynonymGroup[], locale: Locale): PhraseMatcher {
  const byFirst = new Map<string, Phrase[]>()
  groups.forEach((names, group) => {
    for (const language of locales) {
      for (const name of names[language]) {
        const terms = analyse(name, locale).map(({ term }) => term)
        const [first] = terms
        if (first === undefined) continue
        byFirst.set(first, [...(byFirst.get(first) ?? []), { terms, group }])
      }
    }
  })
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.terms.length - a.terms.length)
  return (tokens, at) => {
    const phrase = byFirst
      .get(tokens[at]?.term ?? '')
      ?.find(({ terms }) => terms.every((term, offset) => tokens[at + offset]?.term === term))
    return phrase && { length: phrase.terms.length, group: phrase.group }
  }
}
