import { describe, expect, it } from 'vitest'
import { textsOf, written } from '../testing/made-sheet.ts'

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

  it('reads two without signs, which are too small for sizes of their own', () => {
    const nominal = written('Ø7.00', 50, 50, { advance: 12 })
    const pair = (upper: string, lower: string) => [
      written(upper, 63, 45.2, { advance: 9 }),
      written(lower, 63, 50, { advance: 11 }),
    ]
    expect(textsOf(nominal, ...pair('0.02', '0.005'))).toEqual(['Ø7.00 {+0.02;+0.005}'])
    const inLine = written('Ø7.00 0.005', 50, 50, { advance: 24 })
    expect(textsOf(inLine, written('0.02', 63, 45.2, { advance: 9 }))).toEqual([
      'Ø7.00 {+0.02;+0.005}',
    ])
    expect(textsOf(nominal, ...pair('0.9', '0.5'))).not.toContain('Ø7.00 {+0.9;+0.5}')
  })

  it('reads one beside a zero whose sign or point was lost', () => {
    const pair = (upper: string, lower: string) =>
      textsOf(
        size,
        written(upper, 62.5, 47.8, { size: 3, advance: 5 }),
        written(lower, 62.5, 51, { size: 3, advance: 6 }),
      )
    expect(pair('0', '0.1')).toEqual(['12 H12 {0;-0.1}'])
    expect(pair('0.2', '0')).toEqual(['12 H12 {+0.2;0}'])
    expect(pair('0', '-02')).toEqual(['12 H12 {0;-0.2}'])
    expect(pair('0', '1')).not.toContain('12 H12 {0;-1}')
  })

  it('reads an upper one without its plus, if both are smaller than the size', () => {
    const pair = (size: number) => [
      written('0.05', 62.5, 47.8, { size, advance: 5 }),
      written('-0.10', 62.5, 51, { size, advance: 6 }),
    ]
    expect(textsOf(size, ...pair(2.5))).toEqual(['12 H12 {+0.05;-0.10}'])
    expect(textsOf(size, ...pair(4.5))).not.toContain('12 H12 {+0.05;-0.10}')
  })

  it('joins one whose sign stands with the size', () => {
    const sign = written('12 h12 -', 50, 50, { advance: 15 })
    expect(textsOf(sign, written('0,18', 65.2, 50, { size: 3.5 }))).toEqual(['12 h12 -0,18'])
  })

  it('reads two in the brackets that the size opens', () => {
    const open = written('Ø3 h7(', 50, 50, { advance: 12 })
    const items = [
      written('0', 62.5, 47.8, { size: 2.7 }),
      written('-0.01)', 61.5, 51.2, { size: 2.7 }),
    ]
    expect(textsOf(open, ...items)).toEqual(['Ø3 h7 {0;-0.01}'])
  })

  it('leaves a number of the same height and one further away alone', () => {
    expect(textsOf(size, written('+0,18', 62.5, 47.5))).toHaveLength(2)
    expect(textsOf(size, written('+0,18', 68, 47, { size: 3.5 }))).toHaveLength(2)
  })
})

describe('deviations of the height of their size, the lower one on its base line', () => {
  const size = written('Ø5.000', 50, 50, { advance: 15 })

  it('keep a tolerance class or words behind the lower one', () => {
    const upper = written('+0.012', 65.5, 45.2, { advance: 14 })
    const lower = (behind: string, advance: number) =>
      written(`0.000 ${behind}`, 68.5, 50, { advance })
    expect(textsOf(size, upper, lower('H7', 18))).toEqual(['Ø5.000 H7 {+0.012;0.000}'])
    expect(textsOf(size, upper, lower('THRU ALL', 34))).toEqual(['Ø5.000 {+0.012;0.000} THRU ALL'])
  })

  it('may be centred, so that the zero stands in the middle of the other one', () => {
    const upper = written('+0.10', 65.5, 45.2, { advance: 12 })
    expect(textsOf(size, upper, written('0', 70, 50))).toEqual(['Ø5.000 {+0.10;0}'])
    const angle = written('90.84°', 50, 60, { advance: 15 })
    const degrees = written('+0.20°', 65.5, 55.2, { advance: 14 })
    expect(textsOf(angle, degrees, written('0°', 70.5, 60))).toEqual(['90.84° {+0.20°;0°}'])
  })

  it('may both begin at their signs, the upper one longer', () => {
    const line = written('2 -1', 50, 50, { advance: 8 })
    expect(textsOf(line, written('+0.50', 54, 45.2, { advance: 11 }))).toEqual(['2 {+0.50;-1}'])
    expect(textsOf(line, written('+0.50', 59, 45.2, { advance: 11 }))).toHaveLength(2)
  })

  it('keep a tolerance class before the upper one', () => {
    const upper = written('H7 +0.012', 65.5, 45.2, { advance: 22 })
    const lower = written('0.000', 76.2, 50, { advance: 11.5 })
    expect(textsOf(size, upper, lower)).toEqual(['Ø5.000 H7 {+0.012;0.000}'])
    const wide = written('H10 +0.058', 65.5, 45.2, { advance: 29 })
    const farther = written('0.000', 83, 50, { advance: 11.5 })
    expect(textsOf(size, wide, farther)).toEqual(['Ø5.000 H10 {+0.058;0.000}'])
  })

  it('keep a tolerance class behind one that is written on the line of the size', () => {
    const line = written('Ø12 -0.017 js6', 50, 50, { advance: 33 })
    const upper = written('-0.006', 59.5, 45.2, { advance: 13 })
    expect(textsOf(line, upper)).toEqual(['Ø12 js6 {-0.006;-0.017}'])
  })
})

it('reads the upper one above a bore whose depth stands behind the lower one', () => {
  const bore = written('14 x Ø2.00 +0.01 ↧ 4.50', 50, 50, { advance: 46 })
  expect(textsOf(bore, written('+0.02', 72.5, 45, { advance: 9 }))).toEqual([
    '14 x Ø2.00 {+0.02;+0.01} ↧ 4.50',
  ])
})
