import { expect, test } from 'vitest'
import { type Component, componentOf, componentsOf } from '../ink/components.ts'
import type { Ruling } from '../rulings/rulings.ts'
import { written } from '../testing/written-text.ts'
import { linesOfText } from './lines-of-text.ts'

/** An upright letter of 20 pixels. */
const letterAt = (left: number) =>
  componentOf(
    Int32Array.from(Array.from({ length: 20 }, (_, y) => [50 + y, left, left + 12]).flat()),
  )

const across = (at: number): Ruling => ({
  isHorizontal: false,
  at,
  from: 0,
  to: 200,
  thickness: 1,
})
const along = (at: number): Ruling => ({ ...across(at), isHorizontal: true })

/** Letters of each line that two letters with a gap between them, and a third behind the second, are found in. */
const wordsWith = (gap: number, rulings: readonly Ruling[]) => {
  const letters = [20, 32 + gap, 50 + gap].map(letterAt)
  return linesOfText({ letters, ringed: [], marks: [] }, rulings)
    .map(({ parts }) => parts.length)
    .sort()
}

test('a centre line that crosses a value does not part its figures', () => {
  expect(wordsWith(6, [across(35)])).toEqual([3])
  expect(wordsWith(6, [across(35), along(80)])).toEqual([3])
})

test('a line between two cells or in a wide gap parts texts', () => {
  expect(wordsWith(6, [across(35), along(45), along(78)])).toEqual([1, 2])
  expect(wordsWith(16, [across(40)])).toEqual([1, 2])
})

test('the two halves of a figure that a line runs through are no two figures', () => {
  const halves = { letters: [letterAt(20), letterAt(36)], ringed: [], marks: [] }
  expect(linesOfText(halves, [across(34)]).map(({ parts }) => parts.length)).toEqual([1, 1])
})

test('the figures of a scale that is written wide are one line with their colon', () => {
  const pointAt = (top: number) =>
    componentOf(Int32Array.from([0, 1, 2].flatMap((y) => [top + y, 44, 47])))
  const letters = [letterAt(20), letterAt(60)]
  const linesWith = (marks: ReturnType<typeof pointAt>[]) =>
    linesOfText({ letters, ringed: [], marks }, []).map(({ parts }) => parts.length)
  expect(linesWith([pointAt(57), pointAt(67)])).toEqual([4])
  expect(linesWith([pointAt(57)])).toHaveLength(2)
})

test('the points of a colon join the figures of their line, however far they stand from either', () => {
  const pointAt = (top: number) =>
    componentOf(Int32Array.from([0, 1, 2].flatMap((y) => [top + y, 48, 51])))
  const letters = [letterAt(20), letterAt(67)]
  const lines = linesOfText({ letters, ringed: [], marks: [57, 67].map(pointAt) }, [])
  expect(lines.map(({ parts }) => parts.length)).toEqual([4])
})

test('words that are wide apart are one line where a dash stands between them', () => {
  const dashAt = (top: number) =>
    componentOf(Int32Array.from([0, 1, 2].flatMap((y) => [top + y, 41, 51])))
  const letters = [letterAt(20), letterAt(60)]
  const linesWith = (top: number) =>
    linesOfText({ letters, ringed: [], marks: [dashAt(top)] }, []).map(({ parts }) => parts.length)
  expect(linesWith(58)).toEqual([3])
  expect(linesWith(68)).toHaveLength(2)
})

test('a line that touches a figure runs through its number, and parts no cells', () => {
  const cell = [along(45), along(78)]
  expect(wordsWith(6, [across(33), ...cell])).toEqual([3])
  expect(wordsWith(6, [across(35), ...cell])).toEqual([1, 2])
})

test('figures that are wide apart are one line where a point stands on the line between them', () => {
  const pointAt = (top: number) =>
    componentOf(Int32Array.from([0, 1, 2].flatMap((y) => [top + y, 44, 47])))
  const letters = [letterAt(20), letterAt(60)]
  const partsWith = (top: number) =>
    linesOfText({ letters, ringed: [], marks: [pointAt(top)] }, []).map(({ parts }) => parts.length)
  expect(partsWith(67)).toEqual([3])
  expect(partsWith(59)).toHaveLength(2)
})

test('the points of a large colon are as large as small letters', () => {
  const blotAt = (top: number) =>
    componentOf(Int32Array.from([0, 1, 2, 3].flatMap((y) => [top + y, 44, 48])))
  const letters = [letterAt(20), letterAt(60), blotAt(56), blotAt(66)]
  const parts = linesOfText({ letters, ringed: [], marks: [] }, []).map((line) => line.parts.length)
  expect(parts).toEqual([4])
})

/** How often places of marks are looked up where each of so many letters, far from the others, has two marks beside it. */
const lookUpsOf = (count: number): number => {
  let lookUps = 0
  const counted = (part: Component): Component => ({
    ...part,
    get left() {
      lookUps += 1
      return part.left
    },
  })
  const tops = Array.from({ length: count }, (_, index) => 300 * index)
  const markAt = (top: number, left: number) =>
    counted(componentOf(Int32Array.from([0, 1, 2].flatMap((y) => [top + y, left, left + 3]))))
  const letters = tops.map((top) =>
    componentOf(Int32Array.from(Array.from({ length: 20 }, (_, y) => [top + y, 20, 32]).flat())),
  )
  const marks = tops.flatMap((top) => [markAt(top + 17, 38), markAt(top + 17, 46)])
  const lines = linesOfText({ letters, ringed: [], marks }, [])
  expect(lines.map(({ parts }) => parts.length)).toEqual(tops.map(() => 3))
  return lookUps
}

test('marks look for the line that they stand beside only near by: a photograph has thousands of both', () => {
  expect(lookUpsOf(400)).toBeLessThan(2.5 * lookUpsOf(200))
})

test('the second of two stars belongs to the value of the first, a dash behind its dash does not', () => {
  const markAt = (left: number, width: number) =>
    componentOf(
      Int32Array.from(Array.from({ length: 7 }, (_, y) => [50 + y, left, left + width]).flat()),
    )
  const letters = [letterAt(20), letterAt(36)]
  const partsWith = (marks: readonly Component[]) =>
    linesOfText({ letters, ringed: [], marks }, []).map(({ parts }) => parts.length)
  expect(partsWith([markAt(56, 7), markAt(71, 7)])).toEqual([4])
  expect(partsWith([markAt(52, 14), markAt(71, 14)])).toEqual([3])
  const large = [...letters, markAt(56, 7)]
  const [line] = linesOfText({ letters: large, ringed: [], marks: [markAt(71, 7)] }, [])
  expect(line?.parts).toHaveLength(4)
})

test('a figure below a circle of twice its height is no comma of it', () => {
  const figure = written('3')
  const [width, height] = [160, 130 + figure.height]
  const isCircle = (x: number, y: number) => Math.abs(Math.hypot(x - 60, y - 60) - 46) < 2
  const ink = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const [u, v] = [x - 45, y - 112]
    const isOnFigure = u >= 0 && u < figure.width && v >= 0 && v < figure.height
    return isCircle(x, y) || (isOnFigure && figure.ink[v * figure.width + u] === 1) ? 1 : 0
  })
  const letters = componentsOf({ width, height, ink })
  expect(letters).toHaveLength(2)
  expect(linesOfText({ letters, ringed: [], marks: [] }, [])).toHaveLength(2)
})
