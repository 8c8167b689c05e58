import { describe, expect, it } from 'vitest'
import { inkOf } from './ink.ts'
import { rectangle, strokes } from './testing/made-sheet.ts'

const around = { x: 45, y: 45, width: 20, height: 20 }

describe('the lines of a page', () => {
  it('finds segments and small pieces by place', () => {
    const ink = inkOf([strokes('0,50 400,50'), rectangle(50, 50, 5, 5), strokes('200,200 210,200')])
    expect(ink.segmentsNear(around).length).toBe(5)
    expect(ink.smallNear(around)).toHaveLength(1)
    expect(ink.isCut()).toBe(false)
  })

  it('takes a thin filled bar for a line', () => {
    const bar = { ...rectangle(50, 50, 30, 0.3), isStroked: false, isFilled: true }
    expect(inkOf([bar]).segments).toMatchObject([{ from: { y: 50.15 }, to: { y: 50.15 } }])
  })

  it('sees lines behind a shaded view of more areas than are looked at', () => {
    const many = Array.from({ length: 500 }, (_, i) => `${i % 20},${i % 30}`).join(' ')
    const shade = { ...strokes(many, 300, 200), isStroked: false, isFilled: true }
    const ink = inkOf([...Array.from({ length: 900 }, () => shade), strokes('40,50 60,50')])
    expect(ink.segmentsNear(around)).toHaveLength(1)
    expect(ink.isCut()).toBe(true)
  })

  it('finds nothing more after as many looks as are allowed, and says so', () => {
    const ink = inkOf([strokes('40,50 60,50')], 2)
    expect(ink.segmentsNear(around)).toHaveLength(1)
    expect(ink.segmentsNear(around)).toHaveLength(1)
    expect(ink.segmentsNear(around)).toHaveLength(0)
    expect(ink.isCut()).toBe(true)
  })
})
