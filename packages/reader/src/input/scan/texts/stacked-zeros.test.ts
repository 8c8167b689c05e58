import { expect, test } from 'vitest'
import type { TextRun } from '../../../page.ts'
import { withStackedZeros } from './stacked-zeros.ts'

/** A run that reads to the right, or up. */
const run = (text: string, x: number, y: number, width: number, rotation = 0): TextRun => ({
  text,
  origin: { x, y },
  advance: width,
  size: 2.5,
  rotation,
  box:
    rotation === 90
      ? { x: y, y: -x - width, width: 1.8, height: width }
      : { x, y, width, height: 1.8 },
  font: '',
  confidence: 0.9,
})
const textsOf = (runs: readonly TextRun[]) => withStackedZeros(runs).map(({ text }) => text)

test.each([
  ['below a deviation', [run('+0,1', 70, 100, 5), run('o', 71.5, 102.5, 1.4)], ['+0,1', '0']],
  ['above one', [run('-0.05', 70, 100, 6), run('°', 70.2, 97.6, 1.4)], ['-0.05', '0']],
  [
    'beside one that runs up',
    [run('+0,2', 70, 100, 5, 90), run('O', 71, 102.4, 1.4, 90)],
    ['+0,2', '0'],
  ],
])('a ring %s is a zero', (_, runs, texts) => {
  expect(textsOf(runs)).toEqual(texts)
})

test.each([
  ['behind the deviation', [run('+0,1', 70, 100, 5), run('°', 75.2, 100, 1.2)]],
  ['far below', [run('+0,1', 70, 100, 5), run('o', 71, 106, 1.4)]],
  ['below a size', [run('12,5', 70, 100, 5), run('o', 71, 102.5, 1.4)]],
  ['in another direction', [run('+0,1', 70, 100, 5), run('o', -104, 71, 1.4, 90)]],
])('a ring %s is none', (_, runs) => {
  expect(textsOf(runs)[1]).not.toBe('0')
})

test('a zero has its own base line and the letters of the deviation', () => {
  const [zero] = withStackedZeros([
    { ...run('o', 70, 100, 1.4), origin: { x: 70, y: 104 }, size: 5 },
    run('-0,1', 69, 102.4, 5),
  ])
  expect(zero).toMatchObject({ text: '0', size: 2.5, origin: { x: 70, y: 101.8 } })
})
