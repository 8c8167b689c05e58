import { describe, expect, test } from 'vitest'
import { type Box, drawingIds, getDrawing, overlaps } from '../../src/drawings/index.ts'
import { balloonedFile, placeBalloons } from './balloons.ts'

const around = ({ x, y }: { x: number; y: number }): Box => ({
  x: x - 3.6,
  y: y - 3.6,
  width: 7.2,
  height: 7.2,
})

describe.each(drawingIds)('the balloons of the %s', (id) => {
  const drawing = getDrawing(id)
  const balloons = placeBalloons(drawing)

  test('are one for each callout of the features, numbered from 1', () => {
    const callouts = drawing.fields.filter(({ path }) => path.startsWith('features.'))
    expect(balloons.map(({ number }) => number)).toEqual(callouts.map((_, index) => index + 1))
  })

  test('cover neither lettering nor each other', () => {
    for (const [index, { centre, number }] of balloons.entries()) {
      const box = around(centre)
      for (const text of drawing.texts) {
        expect(overlaps(box, text.box), `${number} covers ${text.text}`).toBe(false)
      }
      for (const other of balloons.slice(index + 1)) {
        expect(overlaps(box, around(other.centre)), `${number} and ${other.number}`).toBe(false)
      }
    }
  })

  test('stay inside the frame', () => {
    for (const { centre } of balloons) {
      expect(centre.x).toBeGreaterThan(20)
      expect(centre.x).toBeLessThan(drawing.sheet.width - 10)
      expect(centre.y).toBeGreaterThan(10)
      expect(centre.y).toBeLessThan(drawing.sheet.height - 10)
    }
  })

  test('are drawn over the sheet, in both schemes', () => {
    const file = balloonedFile(drawing)
    expect(file.match(/<circle/g)?.length).toBe(balloons.length)
    expect(file).toContain('prefers-color-scheme:dark')
    expect(file.match(/<svg/g)?.length).toBe(1)
  })
})
