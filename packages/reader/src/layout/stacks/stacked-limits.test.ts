import { describe, expect, it } from 'vitest'
import { strokes, textsOf, written } from '../testing/made-sheet.ts'

describe('limits of size, one above the other', () => {
  const limits = [
    written('18.993', 50, 47, { advance: 15 }),
    written('18.972', 50, 52.2, { advance: 15 }),
  ]

  it('keep what stands halfway beside them', () => {
    const upper = written('Ø18.993', 46.3, 47, { advance: 18.7 })
    const beside = [written('4X', 40, 49.6), written('THRU', 66, 49.6)]
    expect(textsOf(upper, ...limits.slice(1), ...beside)).toEqual(['4X Ø{18.993;18.972} THRU'])
  })

  it('are found above another size further below, not in a column of numbers', () => {
    expect(textsOf(...limits, written('R24', 52, 60.2))).toContain('{18.993;18.972}')
    expect(textsOf(...limits, written('18.95', 50, 57.4))).toContain('18.993')
  })

  it('may lie far apart where they stand as close as lines of one text', () => {
    const upper = written('62.00', 50, 47, { advance: 12 })
    const lower = (step: number) => written('58.00', 50, 47 + step, { advance: 12 })
    expect(textsOf(upper, lower(4.9))).toEqual(['{62.00;58.00}'])
    expect(textsOf(upper, lower(6.5))).toHaveLength(2)
    expect(textsOf(upper, written('24.00', 50, 51.9, { advance: 12 }))).toHaveLength(2)
  })

  it('may be whole numbers where they stand as close as lines of one text', () => {
    const pair = (upper: string, lower: string, step = 4.9) =>
      textsOf(written(upper, 50, 47, { advance: 9 }), written(lower, 50, 47 + step, { advance: 9 }))
    expect(pair('254', '250')).toEqual(['{254;250}'])
    expect(pair('254', '250', 6.5)).toEqual(['254', '250'])
    expect(pair('250', '254')).toEqual(['250', '254'])
    expect(pair('254', '200')).toEqual(['254', '200'])
  })

  it('may lie far apart, in any order, where one line begins halfway between them', () => {
    const plate = [
      written('6.5', 50, 47, { advance: 7.5 }),
      written('9.5', 50, 51.5, { advance: 7.5 }),
    ]
    expect(textsOf(...plate, strokes('58.5,47.5 66,47.5'))).toEqual(['{9.5;6.5}'])
    expect(textsOf(...plate)).toEqual(['6.5', '9.5'])
    expect(textsOf(...plate, strokes('58.5,45.2 66,45.2;58.5,49.7 66,49.7'))).toHaveLength(2)
  })

  it('are never the same number twice, as of two holes whose leaders end beside each other', () => {
    const holes = [written('Ø.250', 50, 47), written('Ø.250', 50, 52.2)]
    expect(textsOf(...holes)).toEqual(['Ø.250', 'Ø.250'])
  })

  it('are ordinates where each has a line of its own at the same height', () => {
    const ordinates = [
      written('41.60', 50, 47, { advance: 12 }),
      written('37.71', 50, 51.9, { advance: 12 }),
    ]
    expect(textsOf(...ordinates, strokes('64,47.5 120,47.5;64,52.4 120,52.4'))).toEqual([
      '41.60',
      '37.71',
    ])
    expect(textsOf(...ordinates, strokes('64,48.5 120,48.5'))).toEqual(['{41.60;37.71}'])
  })
})
