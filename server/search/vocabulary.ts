import { editDistance } from './edit-distance.ts'

/** A word of the texts in one language. */
export interface KnownWord {
  word: string
  /** Number of its term. */
  term: number
  /** How often the texts have it. */
  count: number
}

/** The words of one language, held in memory in a few flat arrays: about 20 bytes a word beside its letters. */
export interface Vocabulary {
  exact(word: string): KnownWord | undefined
  /** The most frequent words that begin so. */
  startingWith(part: string): KnownWord[]
  /** The most frequent words that have the part anywhere: compounds. */
  containing(part: string): KnownWord[]
  /** Words at most `most` mistakes away, the nearest and most frequent first. */
  near(word: string, most: 1 | 2): (KnownWord & { mistakes: number })[]
}

const mostNear = 4
const mostFound = 48

/** Takes the words in the order of their code units. */
export function createVocabulary(sorted: readonly KnownWord[]): Vocabulary {
  const size = sorted.length
  const text = `\n${sorted.map(({ word }) => word).join('\n')}\n`
  const starts = new Uint32Array(size + 1)
  const terms = Uint32Array.from(sorted, ({ term }) => term)
  const counts = Uint32Array.from(sorted, ({ count }) => count)
  const letters = Uint32Array.from(sorted, ({ word }) => lettersOf(word))
  let offset = 1
  sorted.forEach(({ word }, index) => {
    starts[index] = offset
    offset += word.length + 1
  })
  starts[size] = offset

  const wordAt = (index: number) =>
    text.slice(starts[index] as number, (starts[index + 1] as number) - 1)
  const knownAt = (index: number): KnownWord => ({
    word: wordAt(index),
    term: terms[index] as number,
    count: counts[index] as number,
  })

  /** Index of the first word that is not before this one. */
  function firstFrom(word: string): number {
    let [low, high] = [0, size]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (wordAt(middle) < word) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Index of the word that has this offset of the text. */
  function indexAt(place: number): number {
    let [low, high] = [0, size - 1]
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((starts[middle] as number) <= place) low = middle
      else high = middle - 1
    }
    return low
  }

  function mostFrequent(indexes: number[]): KnownWord[] {
    if (indexes.length > mostFound) {
      indexes.sort((a, b) => (counts[b] as number) - (counts[a] as number))
      indexes.length = mostFound
    }
    return indexes.map(knownAt)
  }

  return {
    exact(word) {
      const index = firstFrom(word)
      return index < size && wordAt(index) === word ? knownAt(index) : undefined
    },
    startingWith(part) {
      const found: number[] = []
      for (let index = firstFrom(part); index < size; index += 1) {
        if (!text.startsWith(part, starts[index])) break
        found.push(index)
      }
      return mostFrequent(found)
    },
    containing(part) {
      const found: number[] = []
      let place = text.indexOf(part)
      while (place !== -1) {
        const index = indexAt(place)
        found.push(index)
        place = text.indexOf(part, starts[index + 1])
      }
      return mostFrequent(found)
    },
    near(word, most) {
      const wanted = lettersOf(word)
      const found: (KnownWord & { mistakes: number })[] = []
      for (let index = 0; index < size; index += 1) {
        const length = (starts[index + 1] as number) - (starts[index] as number) - 1
        if (length < 3 || Math.abs(length - word.length) > most) continue
        // Each mistake changes two letters of the set at most.
        if (bitCount((letters[index] as number) ^ wanted) > 2 * most) continue
        const mistakes = editDistance(word, wordAt(index), most)
        if (mistakes <= most) found.push({ ...knownAt(index), mistakes })
      }
      // The first letter is rarely the mistaken one.
      const rank = (known: (typeof found)[number]) =>
        known.mistakes + (known.word[0] === word[0] ? 0 : 0.5)
      found.sort((a, b) => rank(a) - rank(b) || b.count - a.count)
      return found.slice(0, mostNear)
    },
  }
}

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
