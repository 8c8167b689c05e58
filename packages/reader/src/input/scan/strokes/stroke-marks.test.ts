import { expect, test } from 'vitest'
import { componentsOf } from '../ink/components.ts'
import { isStraightStroke, withWholePlusMinus } from './stroke-marks.ts'

function componentsWhere(width: number, height: number, isInk: (x: number, y: number) => boolean) {
  const ink = new Uint8Array(width * height)
  for (let at = 0; at < ink.length; at += 1) {
    ink[at] = isInk(at % width, Math.floor(at / width)) ? 1 : 0
  }
  return componentsOf({ width, height, ink })
}

const plus = (x: number, y: number) =>
  (Math.abs(x - 10) < 2 && y < 21) || (Math.abs(y - 10) < 2 && x < 21)

test('a plus and the bar under it become one sign', () => {
  const whole = withWholePlusMinus(
    componentsWhere(21, 30, (x, y) => plus(x, y) || (y > 24 && y < 28)),
  )
  expect(whole).toHaveLength(1)
  expect(whole[0]).toMatchObject({ top: 0, bottom: 28, right: 21 })
})

test('a plus and a bar far below, or a zero on a bar, stay apart', () => {
  const far = componentsWhere(21, 60, (x, y) => plus(x, y) || (y > 50 && y < 54))
  expect(withWholePlusMinus(far)).toHaveLength(2)
  const zero = componentsWhere(21, 30, (x, y) =>
    y > 24 ? y < 28 : Math.abs(Math.hypot(x - 10, y - 10) - 9) < 1.5,
  )
  expect(withWholePlusMinus(zero)).toHaveLength(2)
})

test('hatching is made of straight strokes, letters are not', () => {
  const [slash] = componentsWhere(40, 40, (x, y) => Math.abs(x + y - 39) < 2)
  const [angle] = componentsWhere(20, 30, (x, y) => x < 3 || y > 26)
  const [one] = componentsWhere(14, 30, (x, y) =>
    x > 8 && x < 12 ? true : y < 8 && x + y > 7 && x + y < 11,
  )
  expect(slash && isStraightStroke(slash)).toBe(true)
  expect(angle && isStraightStroke(angle)).toBe(false)
  expect(one && isStraightStroke(one)).toBe(false)
})
