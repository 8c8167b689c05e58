import { expect, test } from 'vitest'
import { madeRun } from '../testing/made-page.ts'
import type { AxisSegment } from './axis-segments.ts'
import { withLinesUnderTexts } from './lines-under-texts.ts'

const level = (from: number, to: number, at = 100): AxisSegment => ({ axis: 'h', at, from, to })
const upright: AxisSegment = { axis: 'v', at: 40, from: 90, to: 110 }

/** A text of 12 mm from 50 on, whose middle lies so far above a line at 100. */
const text = (above: number) => madeRun('MATERIAL', 50, 101 - above)

test('a border goes on under the caption that stands on it', () => {
  const pieces = [level(30, 50), level(62, 90)]
  expect(withLinesUnderTexts(pieces, [text(2)])).toEqual([level(30, 90)])
})

test('it goes on to the border that it meets', () => {
  const joined = withLinesUnderTexts([upright, level(50, 90)], [madeRun('FINISH', 41, 99)])
  expect(joined).toContainEqual(level(40, 90))
})

test('a dimension line that a number interrupts, a gap without text and a wide one stay', () => {
  const pieces = [level(30, 50), level(62, 90)]
  expect(withLinesUnderTexts(pieces, [text(0.3)])).toEqual(pieces)
  expect(withLinesUnderTexts(pieces, [madeRun('B', 55, 99)])).toEqual(pieces)
  const far = [level(30, 50), level(82, 120)]
  expect(withLinesUnderTexts(far, [madeRun('MATERIAL SPECIFICATIONS', 50, 99)])).toEqual(far)
})
