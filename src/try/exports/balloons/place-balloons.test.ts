import type { Box } from '@firstangle/reader'
import { describe, expect, test } from 'vitest'
import { balloonRadius, placeBalloons } from './place-balloons.ts'

const sheet = { width: 420, height: 297 }
const radius = balloonRadius(sheet)

/** A crowded sheet: values every 16 mm across and every 9 mm down. */
const crowd: Box[] = Array.from({ length: 100 }, (_, index) => ({
  x: 80 + (index % 10) * 22,
  y: 60 + Math.floor(index / 10) * 15,
  width: 12,
  height: 3.5,
}))

const wishesOf = (boxes: readonly Box[]) => boxes.map((box, index) => ({ number: index + 1, box }))

const covers = (centre: { x: number; y: number }, { x, y, width, height }: Box) => {
  const nearest = {
    x: Math.min(Math.max(centre.x, x), x + width),
    y: Math.min(Math.max(centre.y, y), y + height),
  }
  return Math.hypot(nearest.x - centre.x, nearest.y - centre.y) < radius - 0.01
}

describe('placeBalloons', () => {
  const placed = placeBalloons(wishesOf(crowd), { ...sheet, texts: crowd })

  test('gives every value its balloon', () => {
    expect(placed.map(({ number }) => number)).toEqual(crowd.map((_, index) => index + 1))
  })

  test('covers no lettering', () => {
    const covered = placed.filter(({ centre }) => crowd.some((text) => covers(centre, text)))
    expect(covered).toEqual([])
  })

  test('lets no two balloons touch', () => {
    for (const [index, { centre }] of placed.entries()) {
      for (const other of placed.slice(index + 1)) {
        const distance = Math.hypot(other.centre.x - centre.x, other.centre.y - centre.y)
        expect(distance).toBeGreaterThan(2 * radius)
      }
    }
  })

  test('stays on the sheet, also for a value in its corner', () => {
    const corner = { x: 0, y: 293, width: 10, height: 4 }
    const [{ centre } = { centre: { x: 0, y: 0 } }] = placeBalloons(wishesOf([corner]), {
      ...sheet,
      texts: [corner],
    })
    expect(centre.x).toBeGreaterThanOrEqual(radius)
    expect(centre.y).toBeLessThanOrEqual(297 - radius)
  })

  test('starts the leader at the edge of the value', () => {
    const box = { x: 200, y: 150, width: 20, height: 4 }
    const [balloon] = placeBalloons(wishesOf([box]), { ...sheet, texts: [box] })
    expect(balloon && covers(balloon.foot, { ...box, x: 201, width: 18 })).toBe(true)
    expect(balloon && covers(balloon.centre, box)).toBe(false)
  })
})
