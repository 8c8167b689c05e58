import { describe, expect, test } from 'vitest'
import { drawingFaults } from './check.ts'
import * as kit from './index.ts'
import { drawn } from './testing/figure-items.ts'
import { equalDecimals } from './zones.ts'

describe('tolerance zones', () => {
  const zone = (name: string, texts?: { upper: string; lower: string }) =>
    kit.toleranceZone({
      x: 20,
      width: 14,
      zero: 30,
      scale: 0.5,
      name,
      texts,
      ...kit.fitDeviations(20, name),
    })

  test.each([
    ['−0,007', '−0,02', '−0,007', '−0,020'],
    ['+0.021', '0', '+0.021', '0'],
    ['+1', '+0.5', '+1.0', '+0.5'],
    ['+2', '−3', '+2', '−3'],
  ])('%s and %s are written %s and %s', (upper, lower, shownUpper, shownLower) => {
    expect(equalDecimals({ upper, lower })).toEqual({ upper: shownUpper, lower: shownLower })
  })

  test('are to scale: H7 stands on the zero line, g6 below it', () => {
    const box = (name: string) => {
      const [tint] = zone(name)
      return tint?.kind === 'area' && tint.outlines[0]?.map(({ y }) => Math.round(y * 100) / 100)
    }
    expect(box('H7')).toEqual([19.5, 19.5, 30, 30])
    expect(box('g6')).toEqual([33.5, 33.5, 40, 40])
  })

  test.each([
    ['H7', '+0,021', '0'],
    ['h6', '0', '−0,013'],
    ['g6', '−0,007', '−0,02'],
    ['js6', '+0,0065', '−0,0065'],
  ])('the deviations of %s keep off the zero line and each other', (name, upper, lower) => {
    const items = [...kit.zeroLine(10, 90, 30), ...zone(name, { upper, lower })]
    const ownName = drawingFaults(drawn(items)).filter((fault) => !fault.includes(`"${name}"`))
    expect(ownName).toEqual([])
  })
})
