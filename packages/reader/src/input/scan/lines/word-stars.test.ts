import { expect, test } from 'vitest'
import { componentsOf } from '../ink/components.ts'
import { written } from '../testing/written-text.ts'
import { frameOf } from './line-box.ts'
import { lettersOf, shapedParts } from './shaped-parts.ts'
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
