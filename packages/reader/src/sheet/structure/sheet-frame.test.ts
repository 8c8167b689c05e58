import { expect, test } from 'vitest'
import type { DrawingPage } from '../../page.ts'
import type { AxisSegment } from './axis-segments.ts'
import { findFrame } from './sheet-frame.ts'

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
