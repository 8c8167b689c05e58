import { expect, it } from 'vitest'
import { shapeOf } from './shape-match.ts'

const dot = (x: number, y: number) => [
  { x, y },
  { x, y },
]

it('dots apart, which have an extent and no length, have no shape', () => {
  expect(shapeOf([dot(0, 0), dot(3, 2)])).toBeNull()
})

it('a stroke with a dot has the points of the stroke and the dot', () => {
  const stroke = [
    { x: 0, y: 0 },
    { x: 56, y: 0 },
  ]
  expect(shapeOf([stroke, dot(20, 10)])?.points).toHaveLength(58)
})
