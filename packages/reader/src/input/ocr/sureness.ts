import type { RecognisedWord } from './recogniser.ts'

/** Mean confidence of words, by length; 0 for none. */
export function surenessOf(words: readonly RecognisedWord[]): number {
  const length = words.reduce((sum, { text }) => sum + text.length, 0)
  const sum = words.reduce((total, { text, confidence }) => total + confidence * text.length, 0)
  return length === 0 ? 0 : sum / length
}
