import type { LanguageIndex } from '../index/language-index.ts'
import { analyse } from '../words/analyse.ts'
import { foldWord } from '../words/fold-word.ts'
import { isStopWord } from '../words/stop-words.ts'

/** Words such as `is` and `my` are left out of the index; each counts as if so many documents had it. */
const ofStopWord = 60

/** How much likelier the other language must be, as a logarithm: seven times. A word of both languages differs by less. */
const likelier = 2

/**
 * Whether a query is more likely written in the other language: its words are more usual there, those of a sentence
 * such as `is my` among them. Synonyms are known in both, so that `Gewinde` stays a word of English pages. The other
 * language is only opened for a query with a word that no text of this one has.
 */
export function isOfOther(query: string, here: LanguageIndex, other: () => LanguageIndex): boolean {
  const { words, hasSynonyms } = plainWords(query, here)
  const typed = words.map((word) => usageOf(word, here))
  if (typed.every(({ documents }) => documents > 0)) return false
  const there = other()
  const meant = words.map((word) => usageOf(word, there))
  let evidence = 0
  let saysSomething = hasSynonyms
  meant.forEach(({ documents, isStop }, at) => {
    const own = typed[at]?.documents ?? 0
    evidence += Math.log((documents + 0.5) / (own + 0.5))
    if (!isStop && documents > own) saysSomething = true
  })
  return saysSomething && evidence > likelier
}

/** The words of a query that no group of synonyms has, and whether there are others. */
function plainWords(query: string, index: LanguageIndex) {
  const tokens = analyse(query, index.locale)
  const known: [start: number, end: number][] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const length = index.matchTyped(tokens, at)?.length ?? 0
    if (length > 0) known.push([tokens[at]?.start ?? 0, tokens[at + length - 1]?.end ?? 0])
  }
  const words = [...query.matchAll(/[\p{L}\p{M}]{2,}/gu)].flatMap(({ 0: word, index: start }) =>
    known.some(([from, to]) => start >= from && start < to) ? [] : [word],
  )
  return { words, hasSynonyms: known.length > 0 }
}

interface Usage {
  documents: number
  isStop: boolean
}

function usageOf(word: string, index: LanguageIndex): Usage {
  if (isStopWord(foldWord(word, index.locale), index.locale)) {
    return { documents: ofStopWord, isStop: true }
  }
  const [token] = analyse(word, index.locale)
  return { documents: (token && index.term(token.term)?.documents) ?? 0, isStop: false }
}
