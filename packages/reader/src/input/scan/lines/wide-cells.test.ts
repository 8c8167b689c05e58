import { expect, test } from 'vitest'
import { componentOf, componentsOf } from '../ink/components.ts'
import { written } from '../testing/written-text.ts'
import { figureWords } from './figure-words.ts'
import { lettersOf } from './letters-of-line.ts'
import { frameOf } from './line-box.ts'
import { shapedParts } from './shaped-parts.ts'

/** The words of a text whose characters stand in cells of one width, given in heights of capitals. */
function readInCells(text: string, cell: number): string[] {
  const capitals = 40
  const parts = componentsOf(written(text), 4).toSorted((a, b) => a.left - b.left)
  const placed = parts.map((part, index) => {
    const shift = Math.round(index * cell * capitals - (part.left + part.right) / 2) + 100
    return componentOf(part.runs.map((value, at) => (at % 3 === 0 ? value : value + shift)))
  })
  const shaped = shapedParts({ isHorizontal: true, parts: placed, height: 40 }, frameOf(placed, 0))
  return figureWords(shaped, lettersOf(shaped), 0).map((word) => word.text)
}

test.each(['85.96', '62.24', '271.52', '316.52', '.50', '4.64', '21.2'])(
  '%s is one value where each character has a cell of one width',
  (text) => {
    expect(readInCells(text, 1.03)).toEqual([text])
    expect(readInCells(text, 0.78)).toEqual([text])
  },
)

test('a point that belongs to the figure before it parts two numbers', () => {
  const parts = componentsOf(written('5.9628'), 4).toSorted((a, b) => a.left - b.left)
  const apart = parts.map((part, index) =>
    index < 2
      ? part
      : componentOf(part.runs.map((value, at) => (at % 3 === 0 ? value : value + 36))),
  )
  const shaped = shapedParts({ isHorizontal: true, parts: apart, height: 40 }, frameOf(apart, 0))
  expect(figureWords(shaped, lettersOf(shaped), 0).map((word) => word.text)).toEqual(['9628'])
})

test('specks of noise beside hair-thin figures are no points', () => {
  const parts = componentsOf(written('567'), 4)
  const speck = componentOf(Int32Array.from([46, 30, 31, 47, 30, 31]))
  const point = componentOf(Int32Array.from([44, 30, 34, 45, 30, 34, 46, 30, 34]))
  const marksWith = (mark: typeof speck) => {
    const all = [...parts, mark]
    return shapedParts({ isHorizontal: true, parts: all, height: 40 }, frameOf(all, 0)).length
  }
  expect([marksWith(speck), marksWith(point)]).toEqual([3, 4])
})
