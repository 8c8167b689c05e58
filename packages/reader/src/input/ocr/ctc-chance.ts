/** What a network says of the places along a line: for each the probabilities of its classes; class 0 is no letter. */
export interface PlaceChances {
  readonly data: Float32Array
  readonly places: number
  readonly classes: number
}

/** The class that is no letter. */
const blank: readonly number[] = [0]

/**
 * Natural logarithm of the probability that a line shows exactly these letters: the sum over all ways to spread them over
 * its places (connectionist temporal classification, Graves et al. 2006, section 4.1). Minus infinity where there are too
 * few places.
 *
 * @param letters The letters in their order, each with the classes that count as this letter.
 */
export function logChanceOf(
  { data, places, classes }: PlaceChances,
  letters: readonly (readonly number[])[],
): number {
  // Blanks around each letter.
  const states = [blank, ...letters.flatMap((letter) => [letter, blank])]
  const chance = (place: number, state: readonly number[]) =>
    state.reduce((sum, one) => sum + (data[place * classes + one] as number), 0)
  let now = states.map((state, index) => (index < 2 ? chance(0, state) : 0))
  let logarithm = 0
  for (let place = 1; place < places; place += 1) {
    // Scaled at each place: the probability of a long line is too small for a number.
    const sum = now.reduce((total, one) => total + one, 0)
    if (sum === 0) return Number.NEGATIVE_INFINITY
    logarithm += Math.log(sum)
    const last = now.map((one) => one / sum)
    now = states.map((state, index) => {
      // The same letter twice has a blank between.
      const mayFollow = state !== blank && state[0] !== states[index - 2]?.[0]
      const before = (last[index - 1] ?? 0) + (mayFollow ? (last[index - 2] ?? 0) : 0)
      return ((last[index] as number) + before) * chance(place, state)
    })
  }
  return logarithm + Math.log((now.at(-1) as number) + (now.at(-2) ?? 0))
}

/** The same of the likeliest class of each place. */
export function logChanceOfFreest({ data, places, classes }: PlaceChances): number {
  let logarithm = 0
  for (let place = 0; place < places; place += 1) {
    const row = data.subarray(place * classes, (place + 1) * classes)
    logarithm += Math.log(row.reduce((most, one) => Math.max(most, one), 0))
  }
  return logarithm
}
