import { formatMoney, formatNumber } from '../../../../shared/i18n/format.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import { type PlotGeometry, plot } from './roi-plot-geometry.ts'

/** What changes about an element of the plot: attributes, and its text if it has one. */
interface PlotShape {
  attributes: Readonly<Record<string, string | number>>
  text?: string
}

export type PlotShapes = ReturnType<typeof plotShapes>

export type PlotPart = keyof PlotShapes

interface Labels {
  /** Names the break-even. */
  mark: string
  breakEven: number | undefined
  locale: Locale
}

/** The moving parts of the plot: lines, labels beside them, and the break-even dimensioned like on a sheet. */
export function plotShapes(geometry: PlotGeometry, { mark, breakEven, locale }: Labels) {
  const { savings, cost, current, maxEuro, maxDrawings } = geometry
  const baseline = plot.height - plot.bottom
  const labelX = round(savings[1].x - 60)
  const { x, y } = geometry.breakEven ?? { x: plot.left, y: baseline }
  return {
    maxEuro: shape({}, formatMoney(maxEuro, locale)),
    maxDrawings: shape({}, formatNumber(maxDrawings, locale)),
    cost: shape({ d: line(cost) }),
    savings: shape({ d: line(savings) }),
    costLabel: shape({ y: round(Math.max(12, cost[1].y - 8)) }),
    savingsLabel: shape({ x: labelX, y: round(Math.max(14, pointOn(savings, labelX) - 10)) }),
    current: shape({ d: `M${round(current.x)} ${baseline}V${round(current.y)}` }),
    point: shape({ cx: round(current.x), cy: round(current.y) }),
    breakEven: shape({ display: geometry.breakEven ? 'inline' : 'none' }),
    extension: shape({ d: `M${round(x)} ${round(y)}V${baseline + 22}` }),
    mark: shape({ cx: round(x), cy: round(y) }),
    dimension: shape({
      d: `M${plot.left} ${baseline + 16}H${round(x)}M${plot.left} ${baseline + 10}v12`,
    }),
    breakEvenLabel: shape(
      { x: round(x + 8) },
      breakEven === undefined ? '' : `${mark}: ${formatNumber(breakEven, locale)}`,
    ),
  }
}

function shape(attributes: PlotShape['attributes'], text?: string): PlotShape {
  return text === undefined ? { attributes } : { attributes, text }
}

function line([start, end]: PlotGeometry['savings']): string {
  return `M${round(start.x)} ${round(start.y)}L${round(end.x)} ${round(end.y)}`
}

function pointOn([start, end]: PlotGeometry['savings'], x: number): number {
  return start.y + ((x - start.x) / (end.x - start.x)) * (end.y - start.y)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
