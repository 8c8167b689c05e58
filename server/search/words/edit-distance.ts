/** Only this many letters are compared; analyse.ts cuts words at 40. */
const longest = 64

/** Three rows of the table of distances, used again for each pair: this runs for thousands of words per query. */
const rows = [0, 1, 2].map(() => new Uint8Array(longest + 1)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
]

/**
 * Number of letters to insert, remove, replace or swap with their neighbour between two words (optimal string
 * alignment), or `most + 1` as soon as it is certain to be more than `most`.
 */
export function editDistance(first: string, second: string, most: number): number {
  const [a, b] = [first.slice(0, longest), second.slice(0, longest)]
  if (Math.abs(a.length - b.length) > most) return most + 1
  let [beforeLast, last, current] = rows
  for (let column = 0; column <= b.length; column += 1) last[column] = column
  for (let row = 1; row <= a.length; row += 1) {
    const letter = a.charCodeAt(row - 1)
    const letterBefore = a.charCodeAt(row - 2)
    current[0] = row
    let smallest = row
    for (let column = 1; column <= b.length; column += 1) {
      const other = b.charCodeAt(column - 1)
      const replaced = (last[column - 1] as number) + (letter === other ? 0 : 1)
      const added = Math.min(last[column] as number, current[column - 1] as number) + 1
      let cost = Math.min(replaced, added)
      const isSwapped = letter === b.charCodeAt(column - 2) && letterBefore === other
      if (isSwapped && row > 1) cost = Math.min(cost, (beforeLast[column - 2] as number) + 1)
      current[column] = cost
      if (cost < smallest) smallest = cost
    }
    if (smallest > most) return most + 1
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return Math.min(last[b.length] as number, most + 1)
}

/** Mistakes forgiven in a word of this length: none in short ones, because a mistake makes another word of them. */
export function forgivenMistakes(length: number): 0 | 1 | 2 {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}
