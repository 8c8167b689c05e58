import { expect, test } from 'vitest'
import type { TextRun } from '../../../page.ts'
import { withWholeNumbers } from './parted-numbers.ts'

/** A run of two millimetres on a line that runs up by `rotation`, so far along it. */
const run = (text: string, along: number, off = 0, rotation = 0): TextRun => {
  const angle = (rotation * Math.PI) / 180
  const x = 50 + along * Math.cos(angle) + off * Math.sin(angle)
  const y = 50 - along * Math.sin(angle) + off * Math.cos(angle)
  return {
    text,
    origin: { x, y },
    advance: 2,
    size: 5,
    rotation,
    box: { x, y: y - 3.5, width: 2, height: 3.5 },
    font: '',
    confidence: 0.9,
  }
}
const textsOf = (lines: readonly (readonly TextRun[])[]) =>
  withWholeNumbers(lines).map(({ text }) => text)

test.each([0, 90, 353])(
  'a number that a line parts behind its point is whole (%d°)',
  (rotation) => {
    const [whole, ...others] = withWholeNumbers([
      [run('R28.', 0, 0, rotation)],
      [run('00', 3, 0, rotation)],
    ])
    expect(whole).toMatchObject({ text: 'R28.00', advance: 4 })
    expect(others).toEqual([])
  },
)

test('the point may stand with the figures behind it', () => {
  expect(textsOf([[run('13', 0)], [run(',88', 3)]])).toEqual(['13,88'])
  expect(textsOf([[run('13.', 0)], [run(',88', 3)]])).toHaveLength(2)
  // The ticks of two dimension lines before their numbers.
  expect(textsOf([[run(',10', 0)], [run(',10', 3)]])).toHaveLength(2)
  expect(textsOf([[run('30', 0)], [run(',10', 5)]])).toHaveLength(2)
})

test('the number of a note and what follows in its line are two', () => {
  expect(textsOf([[run('1.', 0), run('2', 3)]])).toEqual(['1.', '2'])
})

test('a number further on, on another line or in another direction is another', () => {
  expect(textsOf([[run('28.', 0)], [run('00', 9)]])).toHaveLength(2)
  expect(textsOf([[run('28.', 0)], [run('00', 3, 4)]])).toHaveLength(2)
  expect(textsOf([[run('28.', 0)], [run('00', 3, 0, 90)]])).toHaveLength(2)
  expect(textsOf([[run('28', 0)], [run('00', 3)]])).toHaveLength(2)
})
