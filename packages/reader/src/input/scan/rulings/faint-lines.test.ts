import { expect, test } from 'vitest'
import { type GreyStroke, paperWith } from '../testing/grey-paper.ts'
import { drawnRulings, isSeenAlong, sureHairlines } from './faint-lines.ts'

const pixelsPerMm = 10

const level = (from: number, to: number, at = 50) => ({
  isHorizontal: true,
  at,
  from,
  to,
  thickness: 2,
})
const upright = (from: number, to: number, at: number) => ({
  isHorizontal: false,
  at,
  from,
  to,
  thickness: 2,
})
/** A level grey line at 50 from `from` to `to`. */
const grey = (from: number, to: number): GreyStroke => ({ x: [from, to], y: [49, 51], shade: 200 })

test('a line is seen where the picture is as dark as its found parts, all the way', () => {
  const found = [level(20, 200), level(400, 550)]
  const isSeen = (...strokes: GreyStroke[]) =>
    isSeenAlong(paperWith(...strokes), level(200, 400), found, pixelsPerMm)
  expect(isSeen(grey(20, 550))).toBe(true)
  expect(isSeen(grey(20, 290), grey(310, 550))).toBe(false)
  const dark = { ...grey(20, 200), shade: 20 }
  const darkEnd = { ...grey(400, 550), shade: 20 }
  expect(isSeen(dark, grey(200, 400), darkEnd)).toBe(false)
})

test('a line is drawn on to the line across that it ends at, and not into paper', () => {
  const [left, right] = [upright(20, 180, 21), upright(20, 180, 551)]
  const drawn = (...strokes: GreyStroke[]) =>
    drawnRulings(paperWith(...strokes), [level(200, 400)], [left, right], pixelsPerMm)
  expect(drawn(grey(20, 552))).toEqual([level(21, 551)])
  expect(drawn(grey(20, 470))).toEqual([level(21, 400)])
  expect(drawn(grey(200, 400))).toEqual([level(200, 400)])
})

test('a hairline from line to line parts cells; stems of letters in two rows do not', () => {
  const [top, bottom] = [level(20, 550, 50), level(20, 550, 130)]
  const hairline = upright(47, 134, 300)
  const parted = (...strokes: GreyStroke[]) =>
    sureHairlines(paperWith(...strokes), [hairline], [top, bottom], pixelsPerMm)
  const stem = (from: number, to: number): GreyStroke => ({
    x: [299, 301],
    y: [from, to],
    shade: 190,
  })
  expect(parted(stem(47, 134))).toEqual([{ ...upright(50, 130, 300), thickness: 3 }])
  expect(parted(stem(50, 87), stem(92, 130))).toEqual([])
  const loose = sureHairlines(paperWith(stem(47, 134)), [hairline], [top], pixelsPerMm)
  expect(loose).toEqual([])
})
