import { expect, it } from 'vitest'
import { textsOf, written } from '../testing/made-sheet.ts'

const small = { size: 2.3 }

it('reads deviations between brackets as those of their size', () => {
  const close = written(')', 72.2, 50, { advance: 1.5 })
  const size = written('Ø60k6(', 50, 50, { advance: 15 })
  const upper = written('+0.021', 65.2, 47.6, small)
  expect(textsOf(size, upper, written('+0.002', 65.2, 50.2, small), close)).toEqual([
    'Ø60k6 {+0.021;+0.002}',
  ])
  expect(textsOf(size, upper, written('0.002', 65.2, 50.2, small), close)).toEqual([
    'Ø60k6 {+0.021;+0.002}',
  ])
  expect(textsOf(size, upper, written('0', 65.2, 50.2, small), close)).toEqual(['Ø60k6 {+0.021;0}'])
})

it('takes a bracket of its own before them as well', () => {
  const items = [
    written('Ø64', 50, 50, { advance: 8 }),
    written('(', 58.5, 50, { advance: 1.5 }),
    written('+0.03', 60.2, 47.6, small),
    written('0', 60.2, 50.2, small),
    written(')', 66.5, 50, { advance: 1.5 }),
  ]
  expect(textsOf(...items)).toEqual(['Ø64 {+0.03;0}'])
})

it('leaves brackets around a size and around words', () => {
  expect(textsOf(written('(20)', 50, 50))).toEqual(['(20)'])
  const words = [written('M6(', 50, 50, { advance: 8 }), written('2x', 58.3, 48, small)]
  expect(textsOf(...words, written(')', 62, 50, { advance: 1.5 })).join(' ')).toContain('(')
})

it('takes away a bracket as tall as both deviations, whose end is joined to the lower one', () => {
  const tall = written('(', 66.5, 53, { size: 12.5, advance: 7.5 })
  const pair = [written('0', 77.2, 47), written('-0.04)', 74.2, 53, { advance: 22 })]
  const size = written('83 h7', 50, 50, { advance: 16 })
  expect(textsOf(size, tall, ...pair)).toEqual(['83 h7 {0;-0.04}'])
  const other = [written('text', 74.2, 47), written('-0.04)', 74.2, 53, { advance: 22 })]
  expect(textsOf(size, tall, ...other).join(' ')).toContain('(')
})
