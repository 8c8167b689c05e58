import { expect, it } from 'vitest'
import { isLevel, isUpright } from './level.ts'

const origin = { x: 0, y: 0 }

it('takes lines for level or upright whose ends differ by less than a twentieth of their length', () => {
  expect(isLevel(origin, { x: 10, y: 0.49 }, 10)).toBe(true)
  expect(isLevel(origin, { x: 10, y: -0.51 }, 10)).toBe(false)
  expect(isUpright(origin, { x: 0.49, y: 10 }, 10)).toBe(true)
  expect(isUpright(origin, { x: -0.51, y: 10 }, 10)).toBe(false)
})

it('lets short lines be off by a slack in addition', () => {
  expect(isLevel(origin, { x: 0.2, y: 0.02 }, 0.2)).toBe(false)
  expect(isLevel(origin, { x: 0.2, y: 0.02 }, 0.2, 0.02)).toBe(true)
})
