import { expect, it } from 'vitest'
import { textsOf, written } from '../testing/made-sheet.ts'

const small = { size: 3, advance: 12 }

it('parts the angle of a chamfer from the deviation of its leg, which one text holds', () => {
  const leg = written('1', 50, 50)
  expect(textsOf(leg, written('-0,3x45', 54, 50.5, small))).toEqual(['1 {;-0,3}x45'])
  const upper = written('+0,2', 54, 47, { size: 3, advance: 5 })
  const both = textsOf(leg, upper, written('-0,3x45°', 54, 50.5, small))
  expect(both).toEqual(['1 {+0,2;-0,3}x45°'])
})

it('leaves such a text whole where no larger number stands before it', () => {
  expect(textsOf(written('0,3x45°', 54, 50))).toEqual(['0,3x45°'])
  expect(textsOf(written('7', 30, 50), written('0,3x45°', 54, 50.5, small))).toContain('0,3x45°')
})
