import { writeBring } from '../../../../shared/bring/bring.ts'
import type { BringValues } from '../../../../shared/bring/bring-kinds.ts'
import type { HomeCopy } from '../../../../shared/content/pages/home.ts'
import { fillText, formatMoney, formatNumber } from '../../../../shared/i18n/format.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import { parseNumber } from '../../../../shared/i18n/parse-number.ts'
import {
  calculateRoi,
  type RoiInputs,
  type RoiPrices,
  type RoiResult,
} from '../../../../shared/roi.ts'
import { hundredth } from '../../../../shared/rounding.ts'
import { plotGeometry } from './roi-plot-geometry.ts'
import { type PlotShapes, plotShapes } from './roi-plot-shapes.ts'
import { type RoiField, roiFields } from './roi-search.ts'

/** What the calculator works with, on the server and in the browser. */
export interface RoiSetup {
  prices: RoiPrices
  defaults: RoiInputs
  max: RoiInputs
  errors: HomeCopy['roi']['errors']
  words: Pick<HomeCopy['roi']['outputs'], 'breakEvenValue' | 'breakEvenNever'>
  /** Names the break-even in the plot. */
  mark: string
}

export type RoiTexts = Record<RoiField, string>

type OutputName = 'monthlySavings' | 'productCost' | 'netRoi' | 'breakEven'

/** What the calculator shows for the values entered. */
export interface RoiView {
  faults: Record<RoiField, string | undefined>
  outputs: Record<OutputName, string>
  /** The net is below zero. */
  isLoss: boolean
  /** The break-even is a sentence, not a number. */
  isNever: boolean
  /** Undefined while an input is wrong; so is `bring`, the address that takes the inputs to a call. */
  plot: PlotShapes | undefined
  bring: string | undefined
}

/** Outputs and plot for the values of the fields; dashes while an input is wrong, never a NaN. */
export function roiView(texts: RoiTexts, setup: RoiSetup, locale: Locale): RoiView {
  const { prices, max, errors, words, mark } = setup
  const parsed = mapFields((field) => parseNumber(texts[field], locale, max[field]))
  const faults = mapFields((field) => {
    const value = parsed[field]
    if (typeof value === 'number') return undefined
    return fillText(errors[value], { max: formatNumber(max[field], locale) })
  })
  const inputs = roiFields.some((field) => faults[field]) ? undefined : (parsed as RoiInputs)
  const result = inputs && calculateRoi(inputs, prices)
  const money = (value: number | undefined) =>
    value === undefined ? '–' : formatMoney(value, locale)
  const breakEven = result?.breakEven
  const geometry = inputs && plotGeometry(inputs, prices, breakEven)
  return {
    faults,
    outputs: {
      monthlySavings: money(result?.monthlySavings),
      productCost: money(result?.productCost),
      netRoi: money(result?.netRoi),
      breakEven: breakEvenText(words, result, locale),
    },
    isLoss: (result?.netRoi ?? 0) < 0,
    isNever: result !== undefined && breakEven === undefined,
    plot: geometry && plotShapes(geometry, { mark, breakEven, locale }),
    bring: inputs && writeBring({ kind: 'roi', values: broughtValues(inputs) }),
  }
}

/** A value for each field. */
export function mapFields<T>(value: (field: RoiField) => T): Record<RoiField, T> {
  return Object.fromEntries(roiFields.map((field) => [field, value(field)])) as Record<RoiField, T>
}

/** Links carry numbers of at most two decimals. */
function broughtValues(inputs: RoiInputs): BringValues<'roi'> {
  const { drawingsPerMonth, minutesPerDrawing, hourlyWage } = mapFields((field) =>
    hundredth(inputs[field]),
  )
  return { drawings: drawingsPerMonth, minutes: minutesPerDrawing, wage: hourlyWage }
}

function breakEvenText(
  words: RoiSetup['words'],
  result: RoiResult | undefined,
  locale: Locale,
): string {
  if (!result) return '–'
  if (result.breakEven === undefined) return words.breakEvenNever
  return fillText(words.breakEvenValue, { count: formatNumber(result.breakEven, locale) })
}
