/**
 * Letters to change, add or leave out until one word is the other (Levenshtein distance).
 *
 * @param most Counting stops beyond it: the result is then any number above it.
 */
export function wordDistance(one: string, other: string, most: number): number {
  const [letters, wanted] = [[...one], [...other]]
  if (Math.abs(letters.length - wanted.length) > most) return most + 1
  let row = Array.from({ length: wanted.length + 1 }, (_, index) => index)
  for (const [index, letter] of letters.entries()) {
    const next = [index + 1]
    for (const [place, expected] of wanted.entries()) {
      const changed = (row[place] as number) + (letter === expected ? 0 : 1)
      next.push(Math.min(changed, (row[place + 1] as number) + 1, (next[place] as number) + 1))
    }
    if (Math.min(...next) > most) return most + 1
    row = next
  }
  return row[wanted.length] as number
}
