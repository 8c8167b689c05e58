import { hundredth } from './rounding.ts'

/** What a visitor enters. */
export interface RoiInputs {
  drawingsPerMonth: number
  minutesPerDrawing: number
  /** EUR per hour. */
  hourlyWage: number
}

/** The offer the calculation assumes (SPEC section 3 "ROI calculator"). */
export interface RoiPrices {
  /** EUR per month. */
  base: number
  /** EUR per page. */
  perPage: number
  pagesPerDrawing: number
}

/** All amounts in EUR per month, to the cent as on an invoice, so that what is shown adds up. */
export interface RoiResult {
  monthlySavings: number
  productCost: number
  netRoi: number
  /** Drawings per month from which savings cover the cost; undefined where they never do. */
  breakEven: number | undefined
}

/** EUR; a smaller difference is a rounding error of binary fractions. */
const nothing = 1e-9

/** EUR saved by one drawing. */
export function savingsPerDrawing(inputs: Omit<RoiInputs, 'drawingsPerMonth'>): number {
  return (inputs.minutesPerDrawing / 60) * inputs.hourlyWage
}

/** EUR per month for a number of drawings. */
export function productCost(drawings: number, prices: RoiPrices): number {
  return prices.base + drawings * prices.pagesPerDrawing * prices.perPage
}

/** Savings, cost, their difference, and the number of drawings at which they meet (SPEC section 3). */
export function calculateRoi(inputs: RoiInputs, prices: RoiPrices): RoiResult {
  const perDrawing = savingsPerDrawing(inputs)
  const monthlySavings = hundredth(inputs.drawingsPerMonth * perDrawing)
  const cost = hundredth(productCost(inputs.drawingsPerMonth, prices))
  const margin = perDrawing - prices.pagesPerDrawing * prices.perPage
  return {
    monthlySavings,
    productCost: cost,
    netRoi: hundredth(monthlySavings - cost),
    breakEven: margin > nothing ? Math.ceil(prices.base / margin) : undefined,
  }
}
