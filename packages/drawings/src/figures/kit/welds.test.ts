import { describe, expect, test } from 'vitest'
import { type Primitive, point } from '../../display-list.ts'
import { legend } from './text.ts'
import { type WeldSymbol, weldSymbol } from './welds.ts'

const knee = point(20, 30)
const spec: WeldSymbol = { knee, tip: point(10, 50), length: 40, system: 'A', side: 'arrow' }

/** Heights of the triangles' points on the sheet; y grows downwards. */
const triangles = (items: readonly Primitive[]): number[][] =>
  items
    .filter((item) => item.kind === 'polyline' && item.pen === 'symbol' && item.closed)
    .map((item) => (item.kind === 'polyline' ? item.points.map(({ y }) => y) : []))

const dashed = (items: readonly Primitive[]) => items.filter(({ pen }) => pen === 'hidden')

describe('a welding symbol', () => {
  test('stands on the solid line for the arrow side in system A, below the line in system B', () => {
    expect(Math.min(...(triangles(weldSymbol(spec))[0] ?? []))).toBeLessThan(knee.y)
    const [inB] = triangles(weldSymbol({ ...spec, system: 'B' }))
    expect(Math.min(...(inB ?? []))).toBe(knee.y)
  })

  test('hangs on the dashed line for the other side in system A, above the line in system B', () => {
    const other = weldSymbol({ ...spec, side: 'other' })
    expect(Math.min(...(triangles(other)[0] ?? []))).toBeGreaterThan(knee.y)
    expect(dashed(other)).toHaveLength(1)
    const inB = weldSymbol({ ...spec, side: 'other', system: 'B' })
    expect(Math.max(...(triangles(inB)[0] ?? []))).toBe(knee.y)
    expect(dashed(inB)).toHaveLength(0)
  })

  test('on both sides has two triangles and no dashed line', () => {
    const both = weldSymbol({ ...spec, side: 'both' })
    expect(triangles(both)).toHaveLength(2)
    expect(dashed(both)).toHaveLength(0)
  })

  test('letters size, run and tail as given', () => {
    const items = weldSymbol({ ...spec, size: 'a5', run: '3×50 (30)', tail: '135' })
    const texts = items.flatMap((item) => (item.kind === 'text' ? [item.text] : []))
    expect(texts).toEqual(['a5', '3×50 (30)', '135'])
  })
})

test('a legend numbers its words from 1, a line each', () => {
  const items = legend(['first', 'second'], 5, 10, 6)
  expect(items.flatMap((item) => (item.kind === 'text' ? [[item.text, item.y]] : []))).toEqual([
    ['1', 10],
    ['first', 10],
    ['2', 16],
    ['second', 16],
  ])
})
