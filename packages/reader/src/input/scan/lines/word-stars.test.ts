import { expect, test } from 'vitest'
import { componentsOf } from '../ink/components.ts'
import { written } from '../testing/written-text.ts'
import { lettersOf } from './letters-of-line.ts'
import { frameOf } from './line-box.ts'
import { shapedParts } from './shaped-parts.ts'
import { withStars } from './word-stars.ts'

test.each([
  ['MAX**', 'MAX*', 'MAX**'],
  ['MAX*', 'MAX%', 'MAX*'],
  ['MAX', "MAX'", "MAX'"],
])('the stars behind %s are those that stand there', (drawn, read, meant) => {
  const parts = componentsOf(written(drawn), 4)
  const shaped = shapedParts({ isHorizontal: true, parts, height: 40 }, frameOf(parts, 0))
  expect(withStars(read, shaped, lettersOf(shaped), 0)).toBe(meant)
})

test('the accent of the last letter is no star, whatever small print makes of its shape', () => {
  const star = written('*')
  const parts = componentsOf(written('Te'), 4)
  const [, last] = parts
  const [accent] = componentsOf(star, 4)
  if (!last || !accent) throw new Error('The lettering has no star')
  // The star is moved over the e.
  const [right, down] = [last.left - accent.left + 6, -6]
  const over = {
    ...accent,
    left: accent.left + right,
    right: accent.right + right,
    top: accent.top + down,
    bottom: accent.bottom + down,
    runs: accent.runs.map((value, at) => value + (at % 3 === 0 ? down : right)),
  }
  const all = [...parts, over]
  const shaped = shapedParts({ isHorizontal: true, parts: all, height: 40 }, frameOf(all, 0))
  expect(shaped).toHaveLength(3)
  expect(withStars("Te'", shaped, lettersOf(shaped), 0)).toBe("Te'")
})
