import { describe, expect, it } from 'vitest'
import { textsOf, written } from './testing/made-sheet.ts'

describe('small deviations beside a size', () => {
  const size = written('12 H12', 50, 50, { advance: 12 })

  it('reads one that stands alone above or below the middle', () => {
    expect(textsOf(size, written('+0,18', 62.5, 47, { size: 3.5 }))).toEqual(['12 H12 {+0,18;}'])
    expect(textsOf(size, written('-0,18', 62.5, 51, { size: 3.5 }))).toEqual(['12 H12 {;-0,18}'])
  })

  it('reads two whose lower one stands on the base line', () => {
    const items = [
      written('+0,007', 62.5, 46.8, { size: 3.5 }),
      written('-0,007', 62.5, 50, { size: 3.5 }),
    ]
    expect(textsOf(size, ...items)).toEqual(['12 H12 {+0,007;-0,007}'])
  })

  it('joins one whose sign stands with the size', () => {
    const sign = written('12 h12 -', 50, 50, { advance: 15 })
    expect(textsOf(sign, written('0,18', 65.2, 50, { size: 3.5 }))).toEqual(['12 h12 -0,18'])
  })

  it('leaves a number of the same height and one further away alone', () => {
    expect(textsOf(size, written('+0,18', 62.5, 47.5))).toHaveLength(2)
    expect(textsOf(size, written('+0,18', 68, 47, { size: 3.5 }))).toHaveLength(2)
  })
})
