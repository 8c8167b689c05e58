import { expect, it } from 'vitest'
import { paperWith } from '../testing/grey-paper.ts'
import { hasStemOn } from './stem-on-way.ts'

const pixelsPerMm = 10
/** A level line from 50 to 200 that goes on behind a gap of 40 pixels. */
const line = { isHorizontal: true, at: 50, from: 50, to: 200, thickness: 4 }
const way = { ...line, from: 200, to: 240 }

/** The line, what stands in its gap and, where asked for, a second stroke ten pixels below. */
const sheet = (from: number, to: number, hasOther: boolean) =>
  paperWith(
    { x: [50, 200], y: [48, 52], shade: 40 },
    { x: [240, 400], y: [48, 52], shade: 40 },
    { x: [from, to], y: [48, 52], shade: 40 },
    ...(hasOther
      ? [{ x: [from, to] as [number, number], y: [60, 64] as [number, number], shade: 40 }]
      : []),
  )

it('finds the side of a zero that interrupts a line', () => {
  expect(hasStemOn(sheet(205, 235, true), way, line, pixelsPerMm)).toBe(true)
})

it('takes neither the line itself nor a dash of it for a stem', () => {
  expect(hasStemOn(sheet(200, 240, true), way, line, pixelsPerMm)).toBe(false)
  expect(hasStemOn(sheet(205, 235, false), way, line, pixelsPerMm)).toBe(false)
  expect(hasStemOn(sheet(205, 212, true), way, line, pixelsPerMm)).toBe(false)
})
