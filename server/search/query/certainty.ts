import type { Locale } from '../../../shared/i18n/locale.ts'
import { foldWord } from '../words/fold-word.ts'
import type { Typed } from './alternative.ts'

/**
 * How surely a word stands for what was typed. Of one that is known in part the rest may be anything, as `Lottozahlen` is
 * no matter of numbers. People hardly ever mistype the first letter, so that `flights` are no lights; and a short word is
 * near many others: `shoes` are no shows.
 */
const certainties = {
  itself: 1,
  corrected: 0.8,
  shortCorrected: 0.5,
  otherFirstLetter: 0.4,
  part: 0.4,
}

/** A shorter word is like others by chance. */
const shortestSure = 7

/** How surely the words that a typed one was read as are what it says, from 0 to 1. */
export function certaintyOf(
  { word, start, end, isPart, correction }: Typed,
  query: string,
  locale: Locale,
): number {
  if (isPart) return certainties.part
  if (correction === undefined) return certainties.itself
  const [typed] = foldWord(query.slice(start, start + 2), locale)
  if (typed !== word[0]) return certainties.otherFirstLetter
  return end - start < shortestSure ? certainties.shortCorrected : certainties.corrected
}
