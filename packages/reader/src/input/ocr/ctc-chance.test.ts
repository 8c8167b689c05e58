import { expect, test } from 'vitest'
import { logChanceOf, logChanceOfFreest, type PlaceChances } from './ctc-chance.ts'

/** Four places, each with the chances of no letter, `a` and `b`. */
const chances: PlaceChances = {
  data: Float32Array.from([0.2, 0.7, 0.1, 0.5, 0.3, 0.2, 0.1, 0.8, 0.1, 0.3, 0.1, 0.6]),
  places: 4,
  classes: 3,
}

/** The letters that a path through the places leaves: equal neighbours are one letter, then blanks go. */
const lettersOf = (path: readonly number[]) =>
  path.filter((one, at) => one !== 0 && one !== path[at - 1])

/** The probability of letters as the sum over all paths, counted one by one. */
function counted(letters: readonly number[]): number {
  const paths = Array.from({ length: 3 ** 4 }, (_, path) =>
    [27, 9, 3, 1].map((digit) => Math.floor(path / digit) % 3),
  )
  return paths
    .filter((path) => lettersOf(path).join() === letters.join())
    .map((path) => path.reduce((all, one, at) => all * (chances.data[3 * at + one] as number), 1))
    .reduce((sum, one) => sum + one, 0)
}

test.each([[[1]], [[1, 2]], [[1, 1]], [[2, 1, 2]], [[1, 2, 1, 2]], [[]]])(
  'the chance of the letters %j is the sum over all paths that leave them',
  (letters) => {
    const chance = logChanceOf(
      chances,
      letters.map((letter) => [letter]),
    )
    expect(Math.exp(chance)).toBeCloseTo(counted(letters), 10)
  },
)

test('a letter of two classes is as likely as both together', () => {
  const either = Math.exp(logChanceOf(chances, [[1, 2]]))
  expect(either).toBeGreaterThan(counted([1]) + counted([2]))
})

test('more letters than places are impossible', () => {
  expect(logChanceOf(chances, [[1], [2], [1], [2], [1]])).toBe(Number.NEGATIVE_INFINITY)
  expect(logChanceOf(chances, [[1], [1], [1]])).toBe(Number.NEGATIVE_INFINITY)
})

test('the freest reading takes the likeliest class of each place', () => {
  expect(Math.exp(logChanceOfFreest(chances))).toBeCloseTo(0.7 * 0.5 * 0.8 * 0.6, 6)
})
