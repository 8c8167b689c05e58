import { expect, test } from 'vitest'
import { plot, plotGeometry } from './roi-plot-geometry.ts'
import { plotShapes } from './roi-plot-shapes.ts'

const prices = { base: 500, perPage: 2, pagesPerDrawing: 1 }
const inputs = { drawingsPerMonth: 200, minutesPerDrawing: 10, hourlyWage: 60 }

const shapes = (breakEven: number | undefined) =>
  plotShapes(plotGeometry(inputs, prices, breakEven), { mark: 'Ab', breakEven, locale: 'de' })

test('the break-even is dimensioned from the axis to its place, and named', () => {
  const { breakEven, dimension, mark, extension, breakEvenLabel } = shapes(1250)
  expect(breakEven.attributes.display).toBe('inline')
  const { cx, cy } = mark.attributes
  expect(dimension.attributes.d).toContain(`M${plot.left} `)
  expect(dimension.attributes.d).toContain(`H${cx}M`)
  expect(extension.attributes.d).toMatch(new RegExp(`^M${cx} ${cy}V`))
  expect(breakEvenLabel.text).toBe('Ab: 1.250')
})

test('without a break-even nothing is dimensioned, and no label is left', () => {
  const { breakEven, breakEvenLabel } = shapes(undefined)
  expect(breakEven.attributes.display).toBe('none')
  expect(breakEvenLabel.text).toBe('')
})

test('labels of the lines stay within the plot', () => {
  const { costLabel, savingsLabel, current } = shapes(60)
  expect(costLabel.attributes.y).toBeGreaterThanOrEqual(12)
  expect(savingsLabel.attributes.y).toBeGreaterThanOrEqual(14)
  expect(savingsLabel.attributes.x).toBeLessThan(plot.width - plot.right)
  expect(current.attributes.d).toMatch(/^M[\d.]+ 212V[\d.]+$/)
})
