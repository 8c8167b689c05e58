import { getDrawing } from '@firstangle/drawings'
import { expect, test } from 'vitest'
import { lensPlace } from './lens-place.ts'

const sheet = { width: 400, height: 300 }

test('a lens shows its callout four times as wide, below it', () => {
  const place = lensPlace({ x: 100, y: 50, width: 20, height: 5 }, sheet)
  expect(place).toEqual({
    view: { x: 100, y: 50, width: 20, height: 5 },
    left: (70 / 400) * 100,
    top: (60 / 300) * 100,
    width: (80 / 400) * 100,
  })
})

test('at the bottom of the sheet it stands above its callout', () => {
  expect(lensPlace({ x: 100, y: 290, width: 20, height: 5 }, sheet).top).toBeCloseTo(88.33)
})

test('no callout of the shaft has a lens that leaves the sheet', () => {
  const { fields, sheet: size } = getDrawing('shaft')
  for (const { box } of fields) {
    const { left, top, width } = lensPlace(box, size)
    const height = (((box.height / box.width) * width) / size.height) * size.width
    expect(left).toBeGreaterThan(0)
    expect(left + width).toBeLessThan(100)
    expect(top).toBeGreaterThan(0)
    expect(top + height).toBeLessThan(100)
  }
})
