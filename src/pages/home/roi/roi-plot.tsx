import type { HomeCopy } from '../../../../server/content/schemas/home.ts'
import { formatMoney, formatNumber } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { type PlotGeometry, plot } from './roi-plot-geometry.ts'

interface RoiPlotProps {
  copy: HomeCopy['roi']['plot']
  geometry: PlotGeometry
  breakEven: number | undefined
  locale: Locale
}

/** Savings and cost over the drawings per month, the break-even dimensioned like on a sheet. */
export function RoiPlot({ copy, geometry, breakEven, locale }: RoiPlotProps) {
  const baseline = plot.height - plot.bottom
  const right = plot.width - plot.right
  const { savings, cost, current } = geometry
  return (
    <svg
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      role="img"
      aria-label={copy.title}
      className="roi-plot"
    >
      <path className="roi-plot__axis" d={`M${plot.left} ${plot.top}V${baseline}H${right}`} />
      <text x={plot.left} y={plot.top - 10}>
        {formatMoney(geometry.maxEuro, locale)}
      </text>
      <text x={right} y={baseline + 18} textAnchor="end">
        {formatNumber(geometry.maxDrawings, locale)}
      </text>
      <text x={right} y={baseline + 40} textAnchor="end">
        {copy.axis}
      </text>
      <path className="roi-plot__cost" d={line(cost)} />
      <path className="roi-plot__savings" d={line(savings)} />
      <text x={right} y={Math.max(12, cost[1].y - 8)} textAnchor="end" className="roi-plot__label">
        {copy.cost}
      </text>
      <text
        x={savings[1].x - 60}
        y={Math.max(14, pointOn(savings, savings[1].x - 60) - 10)}
        textAnchor="end"
        className="roi-plot__label"
      >
        {copy.savings}
      </text>
      <path className="roi-plot__current" d={`M${current.x} ${baseline}V${current.y}`} />
      <circle className="roi-plot__point" cx={current.x} cy={current.y} r="4" />
      {geometry.breakEven && breakEven !== undefined && (
        <BreakEven
          point={geometry.breakEven}
          baseline={baseline}
          text={`${copy.breakEven}: ${formatNumber(breakEven, locale)}`}
        />
      )}
    </svg>
  )
}

function BreakEven(props: { point: { x: number; y: number }; baseline: number; text: string }) {
  const { point, baseline, text } = props
  return (
    <>
      <path className="roi-plot__extension" d={`M${point.x} ${point.y}V${baseline + 22}`} />
      <circle className="roi-plot__mark" cx={point.x} cy={point.y} r="5" />
      <path
        className="roi-plot__dimension"
        d={`M${plot.left} ${baseline + 16}H${point.x}M${plot.left} ${baseline + 10}v12`}
      />
      <text x={point.x + 8} y={baseline + 20}>
        {text}
      </text>
    </>
  )
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
