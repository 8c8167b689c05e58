/**
 * Number of letters to insert, remove, replace or swap with their neighbour between two words (optimal string
 * alignment), or `most + 1` as soon as it is certain to be more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    let smallest = row
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
      )
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwapped && row > 1 && column > 1) {
        cost = Math.min(cost, (beforeLast[column - 2] as number) + 1)
      }
      current.push(cost)
      smallest = Math.min(smallest, cost)
    }
    if (smallest > most) return most + 1
    beforeLast = last
    last = current
  }
  return last[b.length] as number
}

/** Mistakes forgiven in a word of this length: none in short ones, which mistakes turn into other words. */
export function forgivenMistakes(length: number): 0 | 1 | 2 {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}
