import { expect, test } from 'vitest'
import { calculateRoi } from '../../../../shared/roi.ts'
import { niceCeiling, plot, plotGeometry } from './roi-plot-geometry.ts'

const prices = { base: 990, perPage: 0.85, pagesPerDrawing: 1 }

test.each([
  [1, 1],
  [82, 100],
  [101, 150],
  [301, 400],
  [6500, 8000],
  [0.31, 0.4],
])('the axis for %s ends at %s', (value, end) => {
  expect(niceCeiling(value)).toBeCloseTo(end)
})

test.each([
  [300, 12, 65],
  [0, 0, 0],
  [1_000_000, 480, 500],
  [1, 1, 60],
])('all points of %s drawings, %s min, %s EUR/h lie in the plot', (drawings, minutes, wage) => {
  const inputs = { drawingsPerMonth: drawings, minutesPerDrawing: minutes, hourlyWage: wage }
  const geometry = plotGeometry(inputs, prices, calculateRoi(inputs, prices).breakEven)
  const points = [...geometry.savings, ...geometry.cost, geometry.current, geometry.breakEven]
  for (const point of points.filter((candidate) => candidate !== undefined)) {
    expect(point.x).toBeGreaterThanOrEqual(plot.left - 0.01)
    expect(point.x).toBeLessThanOrEqual(plot.width - plot.right + 0.01)
    expect(point.y).toBeGreaterThanOrEqual(plot.top - 0.01)
    expect(point.y).toBeLessThanOrEqual(plot.height - plot.bottom + 0.01)
  }
})

test('the break-even lies on both lines', () => {
  const inputs = { drawingsPerMonth: 300, minutesPerDrawing: 12, hourlyWage: 65 }
  const { savings, breakEven } = plotGeometry(
    inputs,
    prices,
    calculateRoi(inputs, prices).breakEven,
  )
  const [start, end] = savings
  const slope = (end.y - start.y) / (end.x - start.x)
  expect(breakEven?.y).toBeCloseTo(start.y + slope * ((breakEven?.x ?? 0) - start.x), 1)
})
