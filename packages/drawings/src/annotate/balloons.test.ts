import { expect, test } from 'vitest'
import { contains } from '../boxes.ts'
import { drawingIds, getDrawing } from '../index.ts'
import { drawingSpace } from '../sheet/frame.ts'
import { balloonRadius, placeBalloons } from './balloons.ts'

/** Callouts outside the title block. */
const callouts = (id: (typeof drawingIds)[number]) =>
  getDrawing(id).fields.filter(({ kind }) => kind !== 'metadata')

test.each(drawingIds)('balloons on the %s cover no lettering and no other balloon', (id) => {
  const drawing = getDrawing(id)
  const balloons = placeBalloons(drawing.sheet, drawing.displayList, callouts(id))
  expect(balloons.map(({ number }) => number)).toEqual(callouts(id).map((_, index) => index + 1))
  const space = drawingSpace(drawing.sheet)
  balloons.forEach(({ centre }, index) => {
    const size = 2 * balloonRadius
    const box = {
      x: centre.x - balloonRadius,
      y: centre.y - balloonRadius,
      width: size,
      height: size,
    }
    expect(contains(space, box)).toBe(true)
    for (const { box: text } of drawing.texts) {
      const dx = Math.max(text.x - centre.x, 0, centre.x - text.x - text.width)
      const dy = Math.max(text.y - centre.y, 0, centre.y - text.y - text.height)
      expect(Math.hypot(dx, dy)).toBeGreaterThan(balloonRadius)
    }
    for (const other of balloons.slice(index + 1)) {
      const apart = Math.hypot(other.centre.x - centre.x, other.centre.y - centre.y)
      expect(apart).toBeGreaterThan(size)
    }
  })
})

test('a leader ends at its own callout', () => {
  const drawing = getDrawing('bracket')
  const fields = callouts('bracket')
  for (const { ref, tip } of placeBalloons(drawing.sheet, drawing.displayList, fields)) {
    const box = fields.find(({ referenceId }) => referenceId === ref)?.box
    if (!box) throw new Error(`no callout ${ref}`)
    expect(tip.x).toBeGreaterThan(box.x - 1.5)
    expect(tip.x).toBeLessThan(box.x + box.width + 1.5)
    expect(tip.y).toBeGreaterThan(box.y - 1.5)
    expect(tip.y).toBeLessThan(box.y + box.height + 1.5)
  }
})
