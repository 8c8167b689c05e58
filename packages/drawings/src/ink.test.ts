import { describe, expect, test } from 'vitest'
import { circle, line, point, polyline } from './display-list.ts'
import { inkOf } from './ink.ts'
import { lettering } from './lettering/lettering.ts'

describe('ink of a display list', () => {
  test('takes a dashed line apart', () => {
    const { strokes } = inkOf([line('hidden', 0, 0, 10, 0)])
    const ends = strokes.map(({ points }) => points.map(({ x }) => Math.round(x * 10) / 10))
    expect(ends).toEqual([
      [0, 3],
      [3.9, 6.9],
      [7.8, 10],
    ])
  })

  test('goes on with a dash around a corner', () => {
    const [first] = inkOf([polyline('hidden', [point(0, 0), point(2, 0), point(2, 9)])]).strokes
    expect(first?.points).toEqual([point(0, 0), point(2, 0), point(2, 1)])
  })

  test('keeps regions apart from lines', () => {
    const { strokes, fills } = inkOf([circle('fill', 0, 0, 1), circle('wide', 0, 0, 1)])
    expect([strokes.length, fills.length]).toEqual([1, 1])
  })

  test('letters texts along their direction', () => {
    const [stroke] = inkOf([lettering('I', 5, 5, { height: 10, rotation: -90 })]).strokes
    expect(stroke?.width).toBe(1)
    expect(stroke?.points.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [5, 5],
      [-5, 5],
    ])
  })
})

test.each([
  ['French', 'àâçéèêëîïôùûÉÈ'],
  ['Italian and Spanish', 'àèéìòùáíóúñÑ'],
  ['Polish', 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ'],
  ['Czech', 'áčěéíňóřšúůýžČĚŇŘŠŮŽ'],
])('the letters of %s can be drawn', (_, letters) => {
  expect(() => lettering(letters, 0, 0)).not.toThrow()
})
