import { describe, expect, it } from 'vitest'
import { textsOf, written } from '../testing/made-sheet.ts'

const size = written('31.58', 50, 50, { advance: 9.1, size: 3.6 })
const small = { size: 2.16 }

describe('tolerances in small figures at the height of their size (AutoCAD)', () => {
  it('reads one deviation both ways', () => {
    expect(textsOf(size, written('±0.10', 59.1, 49, small))).toEqual(['31.58 ±0.10'])
    expect(textsOf(size, written('±0.10', 75, 49, small))).toHaveLength(2)
  })

  it('reads it with its minus as a text of its own below the plus', () => {
    const plus = written('+0.02', 59.1, 48.6, small)
    const minus = (x: number, y: number) => written('-', x, y, small)
    expect(textsOf(size, plus, minus(59.3, 49.1))).toEqual(['31.58 ±0.02'])
    expect(textsOf(size, plus)).toEqual(['31.58 {+0.02;}'])
    expect(textsOf(size, plus, minus(66, 49.1))).not.toContain('31.58 ±0.02')
  })

  it('reads two that both stand above the middle', () => {
    const pair = [written('+0.15', 59.2, 45.4, small), written('+0.05', 59.2, 48, small)]
    expect(textsOf(size, ...pair)).toEqual(['31.58 {+0.15;+0.05}'])
    const zero = [written('+0.00', 59.2, 46.4, small), written('-0.02', 59.2, 48.9, small)]
    expect(textsOf(size, ...zero)).toEqual(['31.58 {+0.00;-0.02}'])
  })

  it('leaves two alone that stand higher, as those of another size', () => {
    const raised = [written('+0.15', 59.2, 44.1, small), written('+0.05', 59.2, 46.8, small)]
    expect(textsOf(size, ...raised)).toEqual(['31.58 {+0.15;+0.05}'])
    const pair = [written('+0.15', 59.2, 42.4, small), written('+0.05', 59.2, 45, small)]
    expect(textsOf(size, ...pair)).not.toContain('31.58 {+0.15;+0.05}')
  })
})
