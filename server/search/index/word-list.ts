/** Words sorted by code units, kept as one string and an array of offsets, which takes a few bytes a word. */
interface WordList {
  readonly size: number
  at(index: number): string
  length(index: number): number
  /** Index of the first word that is not before this one. */
  firstFrom(word: string): number
  startsWith(index: number, part: string): boolean
  /** Indexes of all words that have the part anywhere. */
  containing(part: string): number[]
}

/** Takes sorted words without line ends. */
export function createWordList(sorted: readonly string[]): WordList {
  const size = sorted.length
  const text = `${sorted.join('\n')}\n`
  const starts = new Uint32Array(size + 1)
  sorted.forEach((word, index) => {
    starts[index + 1] = (starts[index] as number) + word.length + 1
  })
  const start = (index: number) => starts[index] as number
  const at = (index: number) => text.slice(start(index), start(index + 1) - 1)

  /** Number of words at the start of the list for which `isBefore` holds; it must hold for none after them. */
  function countWhile(isBefore: (index: number) => boolean): number {
    let [low, high] = [0, size]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isBefore(middle)) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    size,
    at,
    length: (index) => start(index + 1) - start(index) - 1,
    firstFrom: (word) => countWhile((index) => at(index) < word),
    startsWith: (index, part) => text.startsWith(part, start(index)),
    containing(part) {
      const found: number[] = []
      let place = text.indexOf(part)
      while (place !== -1) {
        const index = countWhile((other) => start(other) <= place) - 1
        found.push(index)
        place = text.indexOf(part, start(index + 1))
      }
      return found
    },
  }
}
