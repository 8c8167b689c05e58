import { expect, test } from 'vitest'
import { type Component, componentsOf } from '../ink/components.ts'
import { uprightMark } from '../ink/upright-mark.ts'
import { written } from '../testing/written-text.ts'
import { linesOfText } from './lines-of-text.ts'
import { isWordAlong } from './run-together.ts'

/** A text whose letters a stroke at their feet joins, as thick copies do. */
function wordOf(text: string): Component {
  const { width, height, ink } = written(text)
  const last = Math.floor(ink.lastIndexOf(1) / width)
  const feet = Array.from({ length: 4 }, (_, row) => (last - row) * width)
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
    feet.some((row) => ink[row + x] === 1),
  )
  for (const row of feet) ink.fill(1, row + Math.min(...columns), row + Math.max(...columns))
  const [word, ...others] = componentsOf({ width, height, ink }, 20)
  expect(others).toEqual([])
  return word as Component
}

const lying = (word: Component) => componentsOf(uprightMark(word, 90))[0] as Component

const below = (word: Component, by: number): Component => ({
  ...word,
  top: word.top + by,
  bottom: word.bottom + by,
  runs: word.runs.map((value, at) => (at % 3 === 0 ? value + by : value)),
})

test('letters that touch are a word along the direction in which they stand', () => {
  const level = wordOf('MATERIAL')
  const up = lying(level)
  expect([isWordAlong(level, true), isWordAlong(level, false)]).toEqual([true, false])
  expect([isWordAlong(up, true), isWordAlong(up, false)]).toEqual([false, true])
})

test.each([...'1EMW&@8'])('a single %s is none, upright or lying', (letter) => {
  for (const mark of [wordOf(letter), lying(wordOf(letter))]) {
    expect([isWordAlong(mark, true), isWordAlong(mark, false)]).toEqual([false, false])
  }
})

test('a stroke with a ragged edge is no word', () => {
  const isInk = (x: number, y: number) =>
    x > 20 && x < 30 && y > 10 && y < 70 && (x > 22 || y % 3 > 0)
  const ink = Uint8Array.from({ length: 8000 }, (_, at) =>
    isInk(at % 100, Math.floor(at / 100)) ? 1 : 0,
  )
  const [stroke] = componentsOf({ width: 100, height: 80, ink })
  expect(isWordAlong(stroke as Component, false)).toBe(false)
})

test('words one below the other are two lines, none that runs up', () => {
  const word = wordOf('MATERIAL')
  const letters = [word, below(word, 60)]
  const lines = linesOfText({ letters, ringed: [], marks: [] }, [])
  expect(lines.map(({ isHorizontal, parts }) => [isHorizontal, parts.length])).toEqual([
    [true, 1],
    [true, 1],
  ])
})
