import { describe, expect, test } from 'vitest'
import { written } from '../../layout/testing/made-sheet.ts'
import type { Box, DrawingPage } from '../../page.ts'
import type { AxisSegment } from './axis-segments.ts'
import { findFrame, marginsOf } from './sheet-frame.ts'

const line = (axis: 'h' | 'v', at: number, from: number, to: number): AxisSegment => ({
  axis,
  at,
  from,
  to,
})
const others = [line('h', 10, 10, 200), line('h', 287, 10, 200), line('v', 200, 10, 287)]

const frameWith = (left: readonly AxisSegment[], source: DrawingPage['source']) =>
  findFrame({ number: 1, width: 210, height: 297, source, dpi: null, texts: [], paths: [] }, [
    ...others,
    ...left,
  ])

test('a side of the frame that a scan gives in pieces is one, where the pieces go on', () => {
  const pieces = [line('v', 10, 10, 100), line('v', 10.6, 60, 200), line('v', 11.2, 201, 287)]
  expect(frameWith(pieces, 'scan')).toMatchObject({ x: expect.closeTo(10.6), y: 10 })
  expect(frameWith(pieces, 'vector')).toBeNull()
  expect(frameWith([line('v', 10, 10, 100), line('v', 10.6, 120, 287)], 'scan')).toBeNull()
  expect(frameWith([line('v', 10, 10, 100), line('v', 13, 99, 287)], 'scan')).toBeNull()
})

describe('strips of zones', () => {
  // The line around the zones was found, that inside of them was not.
  const frame: Box = { x: 5, y: 5, width: 410, height: 287 }
  const depths = (source: DrawingPage['source'], texts: DrawingPage['texts']) => {
    const page: DrawingPage = {
      number: 1,
      width: 420,
      height: 297,
      source,
      dpi: null,
      texts,
      paths: [],
    }
    const margins = marginsOf(page, frame)
    return { top: margins[0]?.height, bottom: margins[1]?.height }
  }
  // Zones of 50 mm, of which each side has lost some.
  const marks = [
    written('8', 40, 10),
    written('6', 140, 10),
    written('3', 290, 10),
    written('7', 90, 290),
    written('5', 190, 290),
    written('3', 290, 290),
  ]

  test('are told by what both sides have left', () => {
    expect(depths('scan', marks)).toEqual({
      top: expect.closeTo(11.5),
      bottom: expect.closeTo(11.4),
    })
  })

  test('hold only what counts on, close to the line that was found', () => {
    const sizes = [written('12', 60, 20), written('4', 240, 25), written('9', 300, 12)]
    expect(depths('scan', [...marks, ...sizes])).toEqual({
      top: expect.closeTo(11.5),
      bottom: expect.closeTo(11.4),
    })
    expect(depths('scan', sizes)).toEqual({ top: 5, bottom: 5 })
  })

  test('end with the mark of a zone, not with an equal size further in', () => {
    const size = written('6', 140, 15)
    expect(depths('scan', [...marks, size]).top).toBeCloseTo(11.5)
  })

  test('have turned marks as well', () => {
    const turned = (text: string, x: number, y: number) => written(text, x, y, { rotation: 90 })
    const page: DrawingPage = {
      number: 1,
      width: 420,
      height: 297,
      source: 'scan',
      dpi: null,
      texts: ['A', 'B', 'C', 'D'].flatMap((mark, zone) => [
        turned(mark, 8, 50 + 60 * zone),
        turned(mark, 410, 50 + 60 * zone),
      ]),
      paths: [],
    }
    const [left, right] = marginsOf(page, null)
    expect(left?.width).toBeGreaterThan(8)
    expect(right?.x).toBeLessThan(411)
  })

  test('are the frame itself where its lines are sure', () => {
    expect(depths('vector', marks)).toEqual({ top: 5, bottom: 5 })
  })
})
