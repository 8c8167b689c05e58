import {
  productCost,
  type RoiInputs,
  type RoiPrices,
  savingsPerDrawing,
} from '../../../../shared/roi.ts'

/** Drawing area of the plot in its own units; y grows downwards. */
export const plot = { width: 520, height: 266, left: 16, right: 16, top: 28, bottom: 54 }

export interface PlotGeometry {
  /** End of the horizontal axis, drawings per month. */
  maxDrawings: number
  /** End of the vertical axis, EUR. */
  maxEuro: number
  savings: [start: Point, end: Point]
  cost: [start: Point, end: Point]
  breakEven: Point | undefined
  current: Point
}

interface Point {
  x: number
  y: number
}

/** Savings and cost as straight lines over the number of drawings, scaled so that both and the break-even are in view. */
export function plotGeometry(
  inputs: RoiInputs,
  prices: RoiPrices,
  breakEven: number | undefined,
): PlotGeometry {
  const maxDrawings = niceCeiling(
    Math.max(inputs.drawingsPerMonth * 1.25, (breakEven ?? 0) * 2, 20),
  )
  const perDrawing = savingsPerDrawing(inputs)
  const maxEuro = niceCeiling(Math.max(perDrawing * maxDrawings, productCost(maxDrawings, prices)))
  const at = (drawings: number, euro: number): Point => ({
    x: plot.left + (drawings / maxDrawings) * (plot.width - plot.left - plot.right),
    y: plot.height - plot.bottom - (euro / maxEuro) * (plot.height - plot.top - plot.bottom),
  })
  return {
    maxDrawings,
    maxEuro,
    savings: [at(0, 0), at(maxDrawings, perDrawing * maxDrawings)],
    cost: [at(0, prices.base), at(maxDrawings, productCost(maxDrawings, prices))],
    breakEven: breakEven === undefined ? undefined : at(breakEven, breakEven * perDrawing),
    current: at(inputs.drawingsPerMonth, inputs.drawingsPerMonth * perDrawing),
  }
}

const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** The next round number: one of {@link steps} times a power of ten. */
export function niceCeiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const step = steps.find((factor) => factor * power >= value * (1 - 1e-9)) ?? 10
  return step * power
}
