import { describe, expect, test } from 'vitest'
import { boxOf } from '../../boxes.ts'
import { drawingFaults } from './check.ts'
import * as kit from './index.ts'
import { drawn, kinds, texts } from './testing/figure-items.ts'

const { point } = kit

describe('symbols', () => {
  test('method 1 has the cone on the left, method 3 on the right, narrow end to the circles', () => {
    const [first, third] = ([1, 3] as const).map((method) =>
      kit.projectionSymbol(method, 50, 30, 8),
    )
    for (const [items, isLeft] of [
      [first, true],
      [third, false],
    ] as const) {
      const cone = items?.find((item) => item.kind === 'polyline')
      const ring = items?.find((item) => item.kind === 'circle')
      if (cone?.kind !== 'polyline' || ring?.kind !== 'circle') throw new Error('no symbol')
      const xs = cone.points.map(({ x }) => x)
      expect(Math.max(...xs) < ring.centre.x).toBe(isLeft)
      const narrow = cone.points.filter(({ y }) => Math.abs(y - 30) < 3)
      expect(narrow.every(({ x }) => x === Math.min(...xs))).toBe(true)
      const box = items?.map(boxOf) ?? []
      expect(Math.min(...box.map(({ x }) => x))).toBeGreaterThan(30)
    }
  })

  test('a surface symbol has all its places, none of them touching', () => {
    const full = kit.surfaceTexture({
      x: 30,
      y: 40,
      text: 'Ra 0,8',
      second: 'Rz 6,3',
      process: 'ground',
      lay: '⊥',
      allowance: '0,3',
      removal: 'REQUIRED',
      allAround: true,
    })
    expect(texts(full)).toEqual(['Ra 0,8', 'Rz 6,3', 'ground', '⊥', '0,3'])
    expect(drawingFaults(drawn(full))).toEqual([])
    expect(kit.surfaceTexture({ x: 30, y: 40 })).toHaveLength(1)
    expect(kit.surfaceTexture({ x: 30, y: 40, removal: 'PROHIBITED' })).toHaveLength(2)
    expect(
      drawingFaults(drawn(kit.surfaceTexture({ x: 30, y: 40, text: 'Rz 25', rotation: -90 }))),
    ).toEqual([])
  })

  test('hole callouts read as on a sheet', () => {
    expect(kit.holeText.hole('9', { count: 4, depth: '20' })).toBe('4× Ø9 ↧20')
    expect(kit.holeText.counterbore('15', '8,6')).toBe('⌴ Ø15 ↧8,6')
    expect(kit.holeText.countersink('18', '90')).toBe('⌵ Ø18 × 90°')
  })
})

describe('edges of undefined shape', () => {
  test('the value stands in a right angle whose corner a leader joins to the edge (ISO 13715)', () => {
    const mark = kit.edgeSymbol({ x: 10, y: 30, corner: point(16, 24), text: '−0,3' })
    expect(mark[0]).toMatchObject({ points: [{ x: 16, y: 20 }, { x: 16, y: 24 }, { y: 24 }] })
    expect(mark[1]).toMatchObject({ pen: 'narrow', from: point(16, 24), to: point(10, 30) })
    expect(mark[2]).toMatchObject({ pen: 'fill' })
  })

  test('the general indication has a corner instead of an arrowhead', () => {
    for (const [kind, ends] of [
      ['external', [point(7.5, 30), point(10, 32.5)]],
      ['internal', [point(10, 26.25), point(13.75, 30)]],
    ] as const) {
      const mark = kit.edgeSymbol({ x: 10, y: 30, kind, text: '+0,3' })
      expect(kinds(mark, 'fill')).toHaveLength(0)
      expect(kinds(mark, 'wide')[0]).toMatchObject({ points: [ends[0], point(10, 30), ends[1]] })
    }
  })
})
