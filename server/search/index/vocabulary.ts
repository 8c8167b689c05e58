import { editDistance } from '../words/edit-distance.ts'
import { createWordList } from './word-list.ts'

/** A word of the texts in one language. */
export interface KnownWord {
  word: string
  term: number
  /** How often the texts have it. */
  count: number
}

/** A word of the texts and how many mistakes make another one of it. */
export interface NearWord extends KnownWord {
  mistakes: number
}

/** The words of one language, held in memory in a few flat arrays: about 20 bytes a word beside its letters. */
export interface Vocabulary {
  exact(word: string): KnownWord | undefined
  /** The most frequent words that begin so. */
  startingWith(part: string): KnownWord[]
  /** The most frequent words that have the part anywhere: compounds. */
  containing(part: string): KnownWord[]
  /** Words at most `most` mistakes away, the nearest and most frequent first. */
  near(word: string, most: 1 | 2): NearWord[]
}

const mostNear = 4
const mostFound = 48

/** Takes the words in the order of their code units. */
export function createVocabulary(sorted: readonly KnownWord[]): Vocabulary {
  const list = createWordList(sorted.map(({ word }) => word))
  const terms = Uint32Array.from(sorted, ({ term }) => term)
  const counts = Uint32Array.from(sorted, ({ count }) => count)
  const letters = Uint32Array.from(sorted, ({ word }) => lettersOf(word))

  const knownAt = (index: number): KnownWord => ({
    word: list.at(index),
    term: terms[index] as number,
    count: counts[index] as number,
  })

  function mostFrequent(indexes: number[]): KnownWord[] {
    if (indexes.length > mostFound) {
      indexes.sort((a, b) => (counts[b] as number) - (counts[a] as number))
      indexes.length = mostFound
    }
    return indexes.map(knownAt)
  }

  return {
    exact(word) {
      const index = list.firstFrom(word)
      return index < list.size && list.at(index) === word ? knownAt(index) : undefined
    },
    startingWith(part) {
      const found: number[] = []
      let index = list.firstFrom(part)
      for (; index < list.size && list.startsWith(index, part); index += 1) found.push(index)
      return mostFrequent(found)
    },
    containing: (part) => mostFrequent(list.containing(part)),
    near(word, most) {
      const wanted = lettersOf(word)
      const found: (KnownWord & { mistakes: number })[] = []
      for (let index = 0; index < list.size; index += 1) {
        const length = list.length(index)
        if (length < 3 || Math.abs(length - word.length) > most) continue
        // Each mistake changes two letters of the set at most.
        if (bitCount((letters[index] as number) ^ wanted) > 2 * most) continue
        const mistakes = editDistance(word, list.at(index), most)
        if (mistakes > most) continue
        const known = { ...knownAt(index), mistakes }
        // The first letter is rarely mistaken, and never beside another one.
        if (mistakes >= 2 && known.word[0] !== word[0]) continue
        if (!areShortRhymes(word, known.word)) found.push(known)
      }
      // The first letter is rarely the mistaken one.
      const rank = (known: (typeof found)[number]) =>
        known.mistakes + (known.word[0] === word[0] ? 0 : 0.5)
      found.sort((a, b) => rank(a) - rank(b) || b.count - a.count)
      return found.slice(0, mostNear)
    },
  }
}

/** Whether short words differ in their first letter alone: two words, such as `horse` and `worse`, rather than a mistake. */
function areShortRhymes(word: string, other: string): boolean {
  const isShort = word.length <= shortRhyme && other.length === word.length
  return isShort && word !== other && word.slice(1) === other.slice(1)
}

const shortRhyme = 5

/** Which letters a word has, one bit for each. */
function lettersOf(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31)
  return bits >>> 0
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
