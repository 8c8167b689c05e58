import { describe, expect, test } from 'vitest'
import { drawingFaults } from './check.ts'
import * as kit from './index.ts'
import { drawn, texts } from './testing/figure-items.ts'

const { point } = kit

describe('cells and flows', () => {
  test('a title cell holds caption and value, a table its rows', () => {
    const cell = kit.titleCell({
      x: 10,
      y: 10,
      width: 40,
      height: 12,
      caption: 'Title',
      value: 'Shaft',
    })
    const table = kit.table({
      x: 10,
      y: 25,
      widths: [10, 30, 15],
      numeric: [2],
      rows: [
        ['#', 'Name', 'n'],
        ['1', 'Shaft', '12'],
      ],
    })
    expect(texts(cell)).toEqual(['Title', 'Shaft'])
    expect(texts(table)).toEqual(['#', '1', 'Name', 'Shaft', 'n', '12'])
    expect(drawingFaults(drawn([...cell, ...table]))).toEqual([])
  })

  test('boxes, arrows and balloons touch no words', () => {
    const items = [
      ...kit.flowBox({ x: 10, y: 10, width: 24, height: 14 }, 'two\nlines'),
      ...kit.flowArrow(point(34, 17), point(50, 17)),
      ...kit.balloon(point(60, 17), 12, point(70, 30)),
    ]
    expect(texts(items)).toEqual(['two', 'lines', '12'])
    expect(drawingFaults(drawn(items))).toEqual([])
    expect(() => kit.flowArrow(point(1, 1))).toThrow('at least two points')
  })
})
