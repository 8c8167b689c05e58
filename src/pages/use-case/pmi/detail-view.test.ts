import { expect, test } from 'vitest'
import { detailView } from './detail-view.ts'

const sheet = { width: 420, height: 297 }

test.each([
  ['in the middle', { x: 200, y: 100, width: 10, height: 6 }, '167 74.5 76 57'],
  ['in the upper left corner', { x: 2, y: 3, width: 10, height: 6 }, '0 0 76 57'],
  ['in the lower right corner', { x: 405, y: 285, width: 10, height: 6 }, '344 240 76 57'],
])('around a callout %s', (_where, box, expected) => {
  expect(detailView(box, sheet)).toBe(expected)
})
