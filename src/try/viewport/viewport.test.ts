import { describe, expect, test } from 'vitest'
import {
  fitSheet,
  isInSight,
  isWhole,
  onSheet,
  panBy,
  showBox,
  visibleBox,
  zoomAt,
} from './viewport.ts'

const a3 = { width: 420, height: 297 }
const view = { width: 856, height: 700 }
const whole = fitSheet(a3, view)

describe('fitSheet', () => {
  test('shows the whole sheet in the middle with a margin', () => {
    expect(whole.scale).toBe(2)
    const seen = visibleBox(whole, view)
    expect(seen.x).toBeCloseTo(-4)
    expect(seen.y + seen.height / 2).toBeCloseTo(297 / 2)
    expect(isWhole(whole, a3, view)).toBe(true)
  })

  test('gives a scale above zero for a window that is too small', () => {
    expect(fitSheet(a3, { width: 4, height: 4 }).scale).toBeGreaterThan(0)
  })
})

describe('zoomAt', () => {
  test('keeps the point below the pointer', () => {
    const at = { x: 500, y: 300 }
    const point = (v: typeof whole) => [v.x + at.x / v.scale, v.y + at.y / v.scale]
    const near = zoomAt(whole, 4, at, a3, view)
    expect(near.scale).toBe(8)
    expect(point(near)[0]).toBeCloseTo(point(whole)[0] as number)
    expect(point(near)[1]).toBeCloseTo(point(whole)[1] as number)
  })

  test('ends at the whole sheet and at 40 pixels for a millimetre', () => {
    const middle = { x: 428, y: 350 }
    expect(zoomAt(whole, 0.1, middle, a3, view)).toEqual(whole)
    expect(zoomAt(whole, 1000, middle, a3, view).scale).toBe(40)
  })
})

describe('panBy', () => {
  test('moves the sheet with the finger', () => {
    const near = zoomAt(whole, 4, { x: 428, y: 350 }, a3, view)
    const moved = panBy(near, { x: 80, y: -40 }, a3, view)
    expect(moved.x).toBeCloseTo(near.x - 10)
    expect(moved.y).toBeCloseTo(near.y + 5)
  })

  test('stops at the edges of the sheet', () => {
    const near = zoomAt(whole, 4, { x: 428, y: 350 }, a3, view)
    expect(panBy(near, { x: 1e6, y: 1e6 }, a3, view)).toMatchObject({ x: -1, y: -1 })
    const end = panBy(near, { x: -1e6, y: -1e6 }, a3, view)
    expect(end.x + view.width / near.scale).toBeCloseTo(421)
  })

  test('leaves a sheet that is seen as a whole in the middle', () => {
    expect(panBy(whole, { x: 50, y: 50 }, a3, view)).toEqual(whole)
  })
})

describe('showBox', () => {
  test('brings a value near with what stands around it', () => {
    const box = { x: 200, y: 100, width: 12, height: 4 }
    const near = showBox(box, a3, view)
    expect(near.scale).toBeGreaterThan(whole.scale * 4)
    expect(isInSight(box, near, view)).toBe(true)
    expect(isInSight({ ...box, x: 20 }, near, view)).toBe(false)
  })

  test('never shows less than a value that is larger than the window', () => {
    expect(showBox({ x: 0, y: 0, width: 420, height: 297 }, a3, view)).toEqual(whole)
  })
})

test('onSheet cuts a box at the edges, and gives null beyond them', () => {
  expect(onSheet({ x: -5, y: 290, width: 20, height: 20 }, a3)).toEqual({
    x: 0,
    y: 290,
    width: 15,
    height: 7,
  })
  expect(onSheet({ x: 500, y: 0, width: 10, height: 10 }, a3)).toBeNull()
})
