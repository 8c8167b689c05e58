import { expect, test } from 'vitest'
import { componentsOf } from '../ink/components.ts'
import { written } from '../testing/written-text.ts'
import { figureWords } from './figure-words.ts'
import { frameOf } from './line-box.ts'
import { lettersOf, shapedParts } from './shaped-parts.ts'
import { withTouchingFigures } from './touching-figures.ts'

/** A text with its letters so much closer than usual, before and after what touches is parted. */
function readCloser(text: string, closer: number) {
  const parts = componentsOf(written(text, closer), 4)
  const frame = frameOf(parts, 0)
  const shaped = shapedParts({ isHorizontal: true, parts, height: 40 }, frame)
  const letters = lettersOf(shaped)
  const words = (marks: typeof shaped) => figureWords(marks, letters, 0).map(({ text }) => text)
  return {
    marks: parts.length,
    plain: words(shaped),
    parted: words(withTouchingFigures(shaped, letters, frame)),
  }
}

test('figures that touch are parted', () => {
  expect(readCloser('32', 1.2)).toEqual({ marks: 1, plain: [], parted: ['32'] })
  expect(readCloser('483', 1.2)).toMatchObject({ plain: [], parted: ['483'] })
})

test('letters and figures that stand apart stay as they are', () => {
  expect(readCloser('26', 0)).toEqual({ marks: 2, plain: ['26'], parted: ['26'] })
  expect(readCloser('W', 0).parted).toEqual([])
})
