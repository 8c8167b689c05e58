import { expect, it } from 'vitest'
import { ring, textsOf, written } from './testing/made-sheet.ts'

/** Figures along an arc: each begins where the one before ends and is turned against it. */
const alongArc = (turn: number, gap = 0) => {
  const first = written('4', 50, 50, { rotation: 60 })
  const end = { x: 50 + 2.5 * Math.cos(Math.PI / 3), y: 50 - 2.5 * Math.sin(Math.PI / 3) }
  return [first, written('5', end.x + gap, end.y, { rotation: 60 + turn })]
}

it('joins the figures of an angle that follow its arc', () => {
  expect(textsOf(...alongArc(9))).toEqual(['45'])
  expect(textsOf(...alongArc(9), ring(49.45, 43.6, 0.5))).toEqual(['45°'])
})

it('leaves figures apart that are turned too far, or do not follow each other', () => {
  expect(textsOf(...alongArc(60))).toHaveLength(2)
  expect(textsOf(...alongArc(9, 4))).toHaveLength(2)
})
