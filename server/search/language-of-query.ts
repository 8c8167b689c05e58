import { analyse, type Token } from './analyse.ts'
import type { LanguageIndex } from './language-index.ts'

/**
 * Whether a query is rather written in the other language: it has words that no text of this one has, and more of it is
 * known there. Synonyms are known in both, so that `Gewinde` stays a word of English pages. The other language is only
 * opened for a query with an unknown word.
 */
export function isOfOther(query: string, here: LanguageIndex, other: () => LanguageIndex): boolean {
  const typed = knownWords(query, here)
  if ([...typed.values()].every(Boolean)) return false
  const meant = knownWords(query, other())
  // What is no word here, as `is there` in English, says nothing about the other language.
  const known = [...typed.keys()].filter((word) => meant.get(word))
  return known.length > [...typed.values()].filter(Boolean).length
}

/** The words of a query as it was typed, each with whether the language has it. */
function knownWords(query: string, index: LanguageIndex): Map<string, boolean> {
  const tokens = analyse(query, index.locale)
  const isKnown = ({ term }: Token, at: number) =>
    index.term(term) !== undefined || index.matchTyped(tokens, at) !== undefined
  return new Map(
    tokens.flatMap((token, at) =>
      token.word === '' ? [] : [[query.slice(token.start, token.end), isKnown(token, at)]],
    ),
  )
}
