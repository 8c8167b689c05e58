import type { ReactNode } from 'react'
import { CalloutFigures } from '../../components/figures/callout-figures.tsx'
import { ChartTable } from './chart-table.tsx'
import type { Chart, ChartDrawing } from './reference-data.ts'

interface ChartBesideDrawingProps {
  /** Accessible name of the chart. */
  label: string
  chart: Chart
  drawing: ChartDrawing | undefined
  /** Below the chart. */
  children: ReactNode
}

/** A chart, and beside it what it is about: a chart of few columns leaves half of a wide screen free. */
export function ChartBesideDrawing({ label, chart, drawing, children }: ChartBesideDrawingProps) {
  const table = (
    <>
      <ChartTable label={label} chart={chart} />
      {children}
    </>
  )
  if (!drawing) return table
  return (
    <div className="chart-drawn">
      <div className="no-print">
        {'image' in drawing ? (
          <div className="callout-figures">
            <img src={drawing.image} alt="" width="440" height="312" loading="lazy" />
          </div>
        ) : (
          <CalloutFigures figures={drawing.figures} />
        )}
      </div>
      <div className="min-w-0">{table}</div>
    </div>
  )
}
