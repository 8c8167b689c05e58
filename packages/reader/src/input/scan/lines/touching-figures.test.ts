import { expect, test } from 'vitest'
import { type Component, componentsOf } from '../ink/components.ts'
import { written } from '../testing/written-text.ts'
import { figureWords } from './figure-words.ts'
import { lettersOf } from './letters-of-line.ts'
import { frameOf } from './line-box.ts'
import { type Shaped, shapedParts } from './shaped-parts.ts'
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

/** A deviation of which the plus touches the figure behind it by a stroke of two pixels, read before and after. */
function readTouchingPlus(text: string) {
  const bitmap = written(text)
  const [plus, next] = componentsOf(bitmap, 4)
    .filter(({ bottom, top }) => bottom - top > 20)
    .sort((one, other) => one.left - other.left)
    .filter(({ left }) => left > 50) as [Component, Component]
  const middle = (plus.top + plus.bottom) >> 1
  const ink = bitmap.ink.slice()
  for (let y = middle - 1; y <= middle; y += 1) {
    ink.fill(1, y * bitmap.width + plus.right - 1, y * bitmap.width + next.left + 2)
  }
  const parts = componentsOf({ ...bitmap, ink }, 4)
  const frame = frameOf(parts, 0)
  const shaped = shapedParts({ isHorizontal: true, parts, height: 40 }, frame)
  const letters = lettersOf(shaped)
  const words = (marks: readonly Shaped[]) =>
    figureWords(marks, letters, 0).map((word) => word.text)
  return [words(shaped), words(withTouchingFigures(shaped, letters, frame))]
}

test.each(['5 ±0,1', '8 ±0,05'])(
  'a plus over its bar that touches the figure of %s is its sign',
  (text) => {
    const whole = text.replace(' ', '')
    const [plain, parted] = readTouchingPlus(text)
    expect(plain).not.toEqual([whole])
    expect(parted).toEqual([whole])
  },
)
