import { expect, test } from 'vitest'
import { drawFigure } from '../kit/figure.ts'
import type { FigureItem } from '../kit/index.ts'
import { figure } from './mirrored-block.ts'

/** Middles of the rings in the pictures: the bores that the two methods place differently. */
const boresOf = (items: readonly FigureItem[]) =>
  items.flatMap((item) => {
    if (item.kind !== 'toned') return []
    return item.items.flatMap((ring) => {
      if (ring.kind !== 'polyline') return []
      const xs = ring.points.map(({ x }) => x)
      return [(Math.min(...xs) + Math.max(...xs)) / 2]
    })
  })

test('the two methods place the bore at equal distances from opposite faces of the block', () => {
  const words = { sheet: 'sheet', first: 'first', third: 'third' }
  const [first = 0, third = 0] = boresOf(drawFigure(figure, words, 'en').items)
  // The lower front left corners of the pictures, and the face that the bore is in, seen at 30 degrees.
  const cos = Math.cos(Math.PI / 6)
  const [fromFront, fromBack] = [(third - 62) / cos - 32, (first - 4) / cos - 32]
  expect(fromFront).toBeCloseTo(5.5)
  expect(fromBack).toBeCloseTo(19 - 5.5)
})
