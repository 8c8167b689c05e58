import type { LanguageIndex } from '../index/language-index.ts'
import type { NearWord } from '../index/vocabulary.ts'
import { analyse } from '../words/analyse.ts'
import { editDistance, forgivenMistakes } from '../words/edit-distance.ts'
import type { Alternative } from './alternative.ts'
import { synonymsOf } from './same-meaning.ts'

/** The known words that an unknown one was probably meant to be, all equally near; the most frequent first. */
export function correctionsOf(word: string, index: LanguageIndex): string[] {
  return nearest(wordsLike(word, index))
}

/**
 * As {@link correctionsOf}, for a word that the texts have or that begins one of theirs. Its first letter is right then:
 * `anon` is the beginning of `anonymise`, not `non`.
 */
export function correctionsOfKnown(word: string, index: LanguageIndex): string[] {
  const others = wordsLike(word, index).filter((known) => known.word !== word)
  return nearest(others.filter((known) => known.word[0] === word[0]))
}

function wordsLike(word: string, { vocabulary }: LanguageIndex): readonly NearWord[] {
  const most = forgivenMistakes(word.length)
  return most === 0 || /\d/.test(word) ? [] : vocabulary.near(word, most)
}

function nearest(near: readonly NearWord[]): string[] {
  return near.filter(({ mistakes }) => mistakes === near[0]?.mistakes).map(({ word }) => word)
}

/** A shorter name is like other words by chance. */
const shortestName = 7

/** What a name of the synonyms means that no text has, and that an unknown word is one mistake away from: `Rauigkeit`. */
export function nameLike(word: string, index: LanguageIndex): readonly Alternative[] {
  if (word.length < shortestName) return []
  const group = index.synonyms.findIndex((names) =>
    names[index.locale].some((name) => {
      const [token, ...more] = analyse(name, index.locale)
      return token && more.length === 0 && editDistance(word, token.word, 1) === 1
    }),
  )
  return group === -1 ? [] : synonymsOf(group, 1, index)
}
