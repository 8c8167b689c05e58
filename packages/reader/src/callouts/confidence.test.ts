import { expect, it } from 'vitest'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import { composePage } from '../layout/compose.ts'
import { sheetOf, strokes, written } from '../layout/testing/made-sheet.ts'
import { clearConfidence, confidenceOf, leastConfidence } from './confidence.ts'

/** How surely the text of a sheet, or another one in its place, is the callout that it looks like; 0 where it is none. */
function surenessOf(page: ReturnType<typeof sheetOf>, text?: string): number {
  const [composed] = composePage(page).composed
  const [callout] = parseCallouts(text ?? composed?.text ?? '', { unit: 'mm' })
  return composed && callout ? confidenceOf(composed, callout) : 0
}

it('is surer of a count behind the box of an exact size than of one that could be a depth', () => {
  const box = strokes('49,45 49,51.5; 49,51.5 60.5,51.5; 60.5,51.5 60.5,45; 60.5,45 49,45')
  const size = written('17.50 X2', 50, 50, { advance: 18 })
  expect(surenessOf(sheetOf(box, size))).toBeGreaterThan(0.9)
  expect(surenessOf(sheetOf(size))).toBeLessThan(0.8)
})

it('keeps a turned number with its unit far from its line, as unclear, and no level one', () => {
  const [upward, downward, level] = [90, 270, 0].map((rotation) =>
    surenessOf(sheetOf(written('40 mm', 50, 50, { rotation }))),
  )
  expect(upward).toBeGreaterThan(leastConfidence)
  expect(upward).toBeLessThan(clearConfidence)
  expect(downward).toBe(upward)
  expect(level).toBeLessThan(leastConfidence)
})

it('believes a thickness that its word names, beside no line, and no number that stands alone', () => {
  const sureness = ['Thickness : 5mm', 'GROSOR DE LA LAMINA: 4mm', 't 5', '5'].map((text) =>
    surenessOf(sheetOf(written(text, 50, 50)), text),
  )
  expect(Math.min(...sureness.slice(0, 2))).toBeGreaterThan(clearConfidence)
  expect(Math.max(...sureness.slice(2))).toBeLessThan(leastConfidence)
})

it('is less sure of limits that could be a count and a size', () => {
  const [whole, decimal] = ['2-2.5', '2.0-2.5'].map((text) =>
    surenessOf(sheetOf(written(text, 50, 50)), text),
  )
  expect(whole).toBeLessThan(0.8 * (decimal ?? 0))
})
