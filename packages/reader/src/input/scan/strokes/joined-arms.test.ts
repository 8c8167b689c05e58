import { expect, test } from 'vitest'
import type { Path } from '../../../page.ts'
import { withJoinedArms } from './joined-arms.ts'

/** A stroke as `x,y x,y`. */
const stroke = (text: string): Path => ({
  lines: [
    {
      isClosed: false,
      points: text.split(' ').map((pair) => {
        const [x = 0, y = 0] = pair.split(',').map(Number)
        return { x, y }
      }),
    },
  ],
  isStroked: true,
  isFilled: false,
  lineWidth: 0.2,
})

/** The arms of a surface symbol whose tip at (50, 60) went with the line on which it stood. */
const short = stroke('48.27,57 49.7,59.5 49.7,59.7')
const long = stroke('53.46,54 50.3,59.6')
const other = stroke('10,10 20,10')

test('arms of a surface symbol that the line below it parted are one mark that ends in a tip', () => {
  const paths = withJoinedArms([short, other, long])
  expect(paths).toHaveLength(2)
  expect(paths[1]).toBe(other)
  const tips = paths[0]?.lines.map(({ points }) => points[0])
  expect(tips).toHaveLength(2)
  for (const tip of tips ?? [])
    expect(tip).toEqual({ x: expect.closeTo(50, 0), y: expect.closeTo(60, 0) })
})

test.each([
  ['arms of one length', stroke('51.73,57 50.3,59.6')],
  ['strokes at a right angle', stroke('54,57 50.3,59.4')],
  ['strokes far from each other', stroke('56.46,54 53.3,59.6')],
])('%s stay apart', (_, second) => {
  expect(withJoinedArms([short, second])).toEqual([short, second])
})
