import { expect, test } from 'vitest'
import { drawingFaults } from '../figure-tools.ts'
import { metricGeometry } from '../standards/index.ts'
import { threadDiametersFigure } from './thread-diameters.ts'

test('the diameters of a thread are drawn to scale, as the tables compute them', () => {
  const figure = threadDiametersFigure()
  expect(drawingFaults(figure)).toEqual([])
  const levels = figure.items
    .flatMap((item) => (item.kind === 'toned' ? item.items : []))
    .flatMap((item) =>
      item.kind === 'line' && item.pen === 'narrow' && item.from.y === item.to.y
        ? [item.from.y]
        : [],
    )
    .sort((a, b) => a - b)
  // Above them is the line of the pitch.
  const [, major = 0, ...below] = levels
  const { pitchDiameter, minorInternal, minorExternal } = metricGeometry(12, 1)
  const expected = [pitchDiameter, minorInternal, minorExternal].map((d) => (12 - d) / 2)
  expect(below).toHaveLength(expected.length)
  for (const [index, depth] of expected.entries()) {
    expect((below[index] ?? 0) - major).toBeCloseTo(depth * 20, 1)
  }
})
