import { hasHan } from './han-letters.ts'
import type { PictureLayout, RecognisedWord, Recogniser } from './recogniser.ts'
import { startedLater } from './started-later.ts'
import { surenessOf } from './sureness.ts'

/** Below this confidence another recogniser is asked. */
const surely = 0.85
/** It is not asked about a line of fewer letters, which is probably a piece of geometry. */
const fewest = 4
/** How sure the other one must be, and by how much surer, for its words to stand. */
const otherSurely = 0.9
const muchSurer = 0.1
/** Factor of its confidence, which is a little too high. */
const share = 0.95

/**
 * Recognises lines, and asks another recogniser where a line does not read surely; that one is started when first asked.
 *
 * @param onMissing called once if the other one cannot be started; the first reading of all lines then stands. Without
 * it that ends the recognition.
 */
export function withSecondOpinion(
  recogniser: Recogniser,
  start: () => Promise<Recogniser>,
  onMissing?: (error: unknown) => void,
): Recogniser {
  const other = startedLater(start, onMissing)
  return {
    ...recogniser,
    recognise: async (picture, layout) => {
      const words = await recogniser.recognise(picture, layout)
      if (!isAsked(words, layout)) return words
      const others = await (await other.get())?.recognise(picture, layout)
      return others ? clearer(words, others) : words
    },
    likeliest: async (picture, texts) =>
      (await (await other.get())?.likeliest?.(picture, texts)) ?? null,
    end: async () => {
      await recogniser.end()
      await other.end()
    },
  }
}

/** On a Chinese sheet it is asked about short lines too: the first one reads a word as a few Latin letters, or none. */
const isAsked = (words: readonly RecognisedWord[], layout: PictureLayout) =>
  isLine(words, layout) &&
  surenessOf(words) < surely &&
  (layout === 'chinese line' || lettersOf(words) >= fewest)

const lines: ReadonlySet<PictureLayout> = new Set(['line', 'chinese line', 'cyrillic line'])

/** The other one knows no Cyrillic letters. */
const isLine = (words: readonly RecognisedWord[], layout: PictureLayout) =>
  lines.has(layout) && !/\p{Script=Cyrillic}/u.test(textOf(words))

/** Of two readings of a line the one that stands. */
function clearer(
  words: readonly RecognisedWord[],
  others: readonly RecognisedWord[],
): readonly RecognisedWord[] {
  // The first recogniser knows no Chinese letters.
  if (hasHan(textOf(others))) return others
  const sure = surenessOf(others)
  if (sure < otherSurely || textOf(others).length < 2) return words
  // Both read the same letters: the words of the first stand, since it finds blanks better.
  if (textOf(words) === textOf(others)) {
    return words.map((word) => ({ ...word, confidence: Math.max(word.confidence, sure * share) }))
  }
  if (sure < surenessOf(words) + muchSurer) return words
  return others.map((word) => ({ ...word, confidence: word.confidence * share }))
}

const lettersOf = (words: readonly RecognisedWord[]) =>
  textOf(words).replace(/[^\p{L}\p{N}]/gu, '').length

const textOf = (words: readonly RecognisedWord[]) => words.map(({ text }) => text).join('')
