import type { LanguageIndex } from '../index/language-index.ts'
import type { Token } from './analyse.ts'
import { foldWord } from './fold-word.ts'
import { stem } from './stem.ts'
import { isStopWord } from './stop-words.ts'

/** A shorter word is a letter of a drawing: `M in a circle` has no `min`. */
const leastLetters = 3

/** The word behind a gap or hyphen, and the one before a hyphen. */
const behind = /^[\s‐‑-](\p{L}{2,})(?!\p{L})/u
const before = /(?<!\p{L})(\p{L}{2,})[‐‑-]$/u

/**
 * Joins a word with a stop word beside it where a text or a group of synonyms has both as one word: `plug-in` and
 * `plug in` are `plugin`, not `plug`; `log in` is `login`.
 */
export function withParticles(
  tokens: readonly Token[],
  query: string,
  index: LanguageIndex,
): readonly Token[] {
  return tokens.map((token) => {
    if (token.word.length < leastLetters) return token
    const { start, end, word } = token
    const [last = '', particle = ''] = behind.exec(query.slice(end)) ?? []
    const [first = '', prefix = ''] = before.exec(query.slice(0, start)) ?? []
    return (
      known(particle, (dropped) => word + dropped, { ...token, end: end + last.length }, index) ??
      known(
        prefix,
        (dropped) => dropped + word,
        { ...token, start: start - first.length },
        index,
      ) ??
      token
    )
  })
}

/** A token with the word that a dropped one makes of it, if that is known. */
function known(
  typed: string,
  join: (dropped: string) => string,
  token: Token,
  index: LanguageIndex,
): Token | undefined {
  const dropped = foldWord(typed, index.locale)
  if (!isStopWord(dropped, index.locale)) return undefined
  const word = join(dropped)
  const made = { ...token, word, term: stem(word, index.locale) }
  return index.vocabulary.exact(word) || index.matchPhrase([made], 0) ? made : undefined
}
