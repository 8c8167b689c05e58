import { expect, test } from 'vitest'
import type { Polyline } from '../../../page.ts'
import { mendedStrokes } from './mended-strokes.ts'

/** Lines as `x,y x,y; x,y …`. */
const lines = (text: string): Polyline[] =>
  text.split(';').map((line) => ({
    isClosed: false,
    points: line
      .trim()
      .split(/\s+/)
      .map((pair) => {
        const [x = 0, y = 0] = pair.split(',').map(Number)
        return { x, y }
      }),
  }))

/** Both arms of a surface symbol with its tip at (50, 60). */
const short = '48.27,57'
const long = '53.46,54'

test('arms of a surface symbol that lost its tip meet in it', () => {
  const cut = lines(`${short} 49.7,59.6 49.9,59.7; ${long} 50.3,59.6; 49.9,59.7 50.3,59.6`)
  const mended = mendedStrokes(cut)
  expect(mended.map(({ points }) => points.length)).toEqual([2, 2])
  for (const { points } of mended) {
    expect(points[0]?.x).toBeCloseTo(50, 0)
    expect(points[0]?.y).toBeCloseTo(60, 0)
  }
  expect(mended[0]?.points[0]).toEqual(mended[1]?.points[0])
})

test('what else the mark has stays: a shelf at the end of the long arm', () => {
  const withShelf = lines(`${short} 49.7,59.6; 50.3,59.6 ${long} 60,54`)
  const rest = mendedStrokes(withShelf).slice(2)
  expect(rest).toEqual(lines(`${long} 60,54`))
})

test.each([
  ['cross', '48,57 52,63; 52,57 48,63'],
  ['meet at a right angle', '46,56 49.8,59.8; 54,56 50.2,59.8'],
  ['are too far apart', '47.1,55 48.8,58; 52.9,55 51.2,58'],
])('lines that %s stay as they are', (_, text) => {
  expect(mendedStrokes(lines(text))).toEqual(lines(text))
})

test('the sign of flatness keeps its corners', () => {
  const sign = { points: lines('50,53 51.7,50 56.7,50 55,53')[0]?.points ?? [], isClosed: true }
  expect(mendedStrokes([sign])).toEqual([sign])
})

/** Points of a bow around (10, 10) from one angle to another, in degrees. */
const bow = (from: number, to: number, radius = 1.5): Polyline => ({
  isClosed: false,
  points: Array.from({ length: 16 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / 15) * Math.PI) / 180
    return { x: 10 + radius * Math.cos(angle), y: 10 + radius * Math.sin(angle) }
  }),
})

test.each([
  ['clockwise', bow(130, 410)],
  ['the other way', bow(410, 130)],
])('a ring that lost a bow is whole again: %s', (_, open) => {
  const [ring] = mendedStrokes([open])
  expect(ring?.isClosed).toBe(true)
  const lowest = Math.max(...(ring?.points ?? []).map(({ y }) => y))
  expect(lowest).toBeCloseTo(11.5, 1)
  for (const { x, y } of ring?.points ?? []) expect(Math.hypot(x - 10, y - 10)).toBeCloseTo(1.5, 1)
})

test('half a ring and a large one stay open', () => {
  for (const open of [bow(0, 200), bow(130, 410, 6)]) {
    expect(mendedStrokes([open])).toEqual([open])
  }
})
