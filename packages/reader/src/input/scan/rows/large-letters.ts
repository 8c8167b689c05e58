import { type Component, gapBeside, heightOf } from '../ink/components.ts'

/** How a large letter stands beside others, in shares of its height: their height, how far off their feet, the gap. */
const beside = { height: 0.6, foot: 0.06, reach: 4 }
/** So many letters beside it make a row. */
const fewest = 2
/** More are no capitals of titles. */
const most = 200

/**
 * Marks larger than the lettering of drawings usually is that are capitals of a large row, as the B of a `Base` 14 mm high:
 * smaller letters of its row stand on the same line. By themselves they would rather be pieces of views.
 *
 * @param reach How far from them those letters stand at most, in heights.
 */
export function largeInRows(
  large: readonly Component[],
  letters: readonly Component[],
  reach: number = beside.reach,
): Component[] {
  if (large.length > most) return []
  return large.filter((one) => {
    const height = heightOf(one)
    const own = letters.filter(
      (letter) =>
        heightOf(letter) >= beside.height * height &&
        heightOf(letter) <= height &&
        Math.abs(letter.bottom - one.bottom) <= beside.foot * height &&
        gapBeside(letter, one) < reach * height,
    )
    return own.length >= fewest
  })
}
