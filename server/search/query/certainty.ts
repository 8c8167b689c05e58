import type { Locale } from '../../../shared/i18n/locale.ts'
import { foldWord } from '../words/fold-word.ts'
import { isLikelySlip } from '../words/likely-slip.ts'
import type { Typed } from './alternative.ts'

/**
 * How surely a word stands for what was typed. Of one that is known in part the rest may be anything, as `Lottozahlen` is
 * no matter of numbers. People hardly ever mistype the first letter, so that `flights` are no lights; and a short word is
 * near many others: `shoes` are no shows, `Kino` is no Kind. What only begins words of the texts is half typed at the end
 * of a query; before other words it is another word, as `Zug` is no Zugriff.
 */
const certainties = {
  itself: 1,
  corrected: 0.8,
  shortCorrected: 0.5,
  shortReplaced: 0.4,
  otherFirstLetter: 0.4,
  begun: 0.4,
  part: 0.4,
}

/** A shorter word is like others by chance. */
const shortestSure = 7

/** How surely the words that a typed one was read as are what it says, from 0 to 1. */
export function certaintyOf(typed: Typed, query: string, locale: Locale): number {
  const { word, start, end, isPart, correction } = typed
  if (isPart) return certainties.part
  if (correction === undefined) {
    return isBegun(typed, query) ? certainties.begun : certainties.itself
  }
  const written = foldWord(query.slice(start, end), locale)
  if (written[0] !== word[0]) return certainties.otherFirstLetter
  if (end - start >= shortestSure) return certainties.corrected
  return isLikelySlip(written, word, locale)
    ? certainties.shortCorrected
    : certainties.shortReplaced
}

/** Whether a word before others is nothing but the beginning of words of the texts. */
const isBegun = ({ word, end, alternatives }: Typed, query: string): boolean =>
  word !== '' &&
  query.slice(end).trim() !== '' &&
  alternatives.length > 0 &&
  alternatives.every(({ name }) => name !== word && name.startsWith(word))
