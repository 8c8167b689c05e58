import { expect, test } from 'vitest'
import { positionAnswer } from './position-answer.ts'
import { positionPicture } from './position-picture.ts'

const labels = { permitted: 'Ø0.3', measured: 'Ø0.284', x: 'x 0.11', y: 'y <0' }

const drawn = (query: Record<string, string>) => {
  const { result } = positionAnswer(query)
  if (!result) throw new Error('no result to draw')
  return positionPicture(result, labels)
}

/** Centre and radius of each circle. */
const circlesOf = (svg: string) =>
  [...svg.matchAll(/cx="([\d.-]+)" cy="([\d.-]+)" r="([\d.]+)"/g)].map((match) =>
    match.slice(1).map(Number),
  )

test('zones and axis are true to scale, y upwards', () => {
  const circles = circlesOf(
    drawn({ x: '0.06', y: '0.08', zone: '0.2', modifier: 'M', limit: '8', size: '8.2' }),
  )
  expect(circles).toEqual([
    [150, 150, 118],
    [150, 150, 59],
    [185.4, 102.8, 4.5],
  ])
})

test('an axis outside sets the scale, and no zone is drawn for a bonus of nothing', () => {
  const circles = circlesOf(drawn({ x: '0', y: '-1', zone: '0.2' }))
  expect(circles).toEqual([
    [150, 150, 11.8],
    [150, 268, 4.5],
  ])
})

test('an axis at its exact place in a zone of nothing can be drawn, and words are no markup', () => {
  const svg = drawn({ x: '0', y: '0', zone: '0', modifier: 'M', limit: '8', size: '8' })
  expect(svg).not.toMatch(/NaN|Infinity/)
  expect(svg).toContain('y &lt;0')
})
