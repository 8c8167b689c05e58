import { expect, test } from 'vitest'
import { balloonPlaces, balloonRadius } from './balloon-places.ts'

const sheet = { width: 420, height: 297 }

test('balloons touch neither each other nor a callout where there is room', () => {
  const callouts = Array.from({ length: 5 }, (_, index) => ({
    x: 100 + index * 24,
    y: 100,
    width: 14,
    height: 5,
  }))
  const places = balloonPlaces(callouts, sheet, callouts)
  for (const [index, { centre }] of places.entries()) {
    for (const other of places.slice(index + 1)) {
      const distance = Math.hypot(centre.x - other.centre.x, centre.y - other.centre.y)
      expect(distance).toBeGreaterThan(2 * balloonRadius)
    }
    for (const { x, y, width, height } of callouts) {
      const dx = Math.max(x - centre.x, 0, centre.x - x - width)
      const dy = Math.max(y - centre.y, 0, centre.y - y - height)
      expect(Math.hypot(dx, dy)).toBeGreaterThan(balloonRadius)
    }
  }
})

test('a balloon stays on the sheet, its leader line starts at the edge of the callout', () => {
  const corner = { x: 10, y: 10, width: 10, height: 4 }
  const [place] = balloonPlaces([corner], sheet, [corner])
  expect(place?.centre.x).toBeGreaterThan(balloonRadius)
  expect(place?.centre.y).toBeGreaterThan(balloonRadius)
  const { x = 0, y = 0 } = place?.foot ?? {}
  const onEdge = [x - 10, x - 20, y - 10, y - 14].some((gap) => Math.abs(gap) < 0.06)
  expect(onEdge).toBe(true)
})
