import type { TextRun } from '../page.ts'
import { captionFields, captionsOf } from './words/captions.ts'
import { normaliseCaption } from './words/normalise-words.ts'

/** Letters that recognition takes for each other in small print. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[aco]/g, 'o'],
  [/[ijltf1|]/g, 'l'],
  [/[pr]/g, 'p'],
  [/[bh]/g, 'b'],
]
/** Shorter words look like too many others. */
const fewestLetters = 5

const shapeOf = (word: string): string =>
  alike.reduce((text, [letters, one]) => text.replace(letters, one), word)

const words = new Set(
  captionFields
    .flatMap(captionsOf)
    .flatMap((text) => normaliseCaption(text).split(/[^\p{L}]+/u))
    .filter((word) => word.length >= fewestLetters),
)
const byShape = Map.groupBy(words, shapeOf)

function repaired(text: string): string {
  return text.replace(/\p{L}[\p{L}|1]{4,}/gu, (word) => {
    const plain = word.toLowerCase()
    const found = byShape.get(shapeOf(plain)) ?? []
    const [only] = found
    if (only === undefined || found.length > 1 || found.includes(plain)) return word
    const isCapital = word === word.toUpperCase()
    return isCapital ? only.toUpperCase() : (word[0] as string) + only.slice(1)
  })
}

/**
 * Recognised texts with the words of captions put right: `Surfaae` is what small print makes of `Surface`. A word is
 * changed only where a single word of the captions has the same letters but for those that look alike.
 */
export function withCaptionWords(texts: readonly TextRun[]): TextRun[] {
  return texts.map((run) => ({ ...run, text: repaired(run.text) }))
}
