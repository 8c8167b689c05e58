import { expect, test } from 'vitest'
import { boxAfterKey, boxBetween, boxInMiddle, placeOnSheet } from './drawn-box.ts'

const viewport = { x: 100, y: 50, scale: 2 }
const view = { width: 400, height: 200 }
const box = { x: 10, y: 20, width: 30, height: 5 }
const after = (key: string, shiftKey = false) => boxAfterKey(box, { key, shiftKey }, viewport, view)

test('a place of the window is one of the sheet', () => {
  expect(placeOnSheet(viewport, { x: 20, y: 10 })).toEqual({ x: 110, y: 55 })
})

test('a box can be drawn from any corner', () => {
  expect(boxBetween({ x: 9, y: 3 }, { x: 4, y: 8 })).toEqual({ x: 4, y: 3, width: 5, height: 5 })
})

test('the keyboard starts in the middle of what is seen', () => {
  const { x, y, width, height } = boxInMiddle(viewport, view)
  expect([x + width / 2, y + height / 2]).toEqual([200, 100])
})

test('arrows move the box, with Shift they change its size', () => {
  expect(after('ArrowRight')).toEqual({ ...box, x: 12 })
  expect(after('ArrowUp')).toEqual({ ...box, y: 18 })
  expect(after('ArrowRight', true)).toEqual({ ...box, width: 32 })
})

test('a box never shrinks to nothing', () => {
  expect(
    boxAfterKey({ ...box, height: 1.5 }, { key: 'ArrowUp', shiftKey: true }, viewport, view)
      ?.height,
  ).toBe(1)
})

test('other keys are left to others', () => {
  expect(after('Tab')).toBeUndefined()
})
