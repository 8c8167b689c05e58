import { describe, expect, test } from 'vitest'
import { drawingFaults } from './check.ts'
import * as kit from './index.ts'
import { drawn, kinds, texts } from './testing/figure-items.ts'

const { point } = kit

describe('dimensions', () => {
  test('an angle has an arc between its legs and its text outside it', () => {
    const items = kit.angularDimension({
      centre: point(20, 50),
      radius: 20,
      from: -60,
      to: 0,
      text: '60°',
    })
    expect(items[0]).toMatchObject({ kind: 'arc', start: -60, sweep: 60, radius: 20 })
    expect(kinds(items, 'fill')).toHaveLength(2)
    expect(drawingFaults(drawn(items))).toEqual([])
  })

  test('a radius points at the arc from outside, a diameter has two arrowheads', () => {
    const centre = point(40, 30)
    const radius = kit.radiusDimension({ centre, radius: 5, angle: -45, text: 'R5' })
    expect(kinds(radius, 'fill')).toHaveLength(1)
    const diameter = kit.diameterDimension({
      centre,
      radius: 8,
      angle: 150,
      label: kit.toleranced('Ø16', '+0,018', '0'),
    })
    expect(kinds(diameter, 'fill')).toHaveLength(2)
    expect(texts(diameter)).toEqual(['Ø16', '+0,018', '0'])
    expect(drawingFaults(drawn([...diameter]))).toEqual([])
  })
})
