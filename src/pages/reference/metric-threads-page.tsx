import { ChartPage, HeadFigure } from './chart-page.tsx'
import { ChartSections } from './chart-section.tsx'
import type { MetricThreadsData } from './reference-data.ts'

const charts = ['coarse', 'fine', 'limits', 'unified', 'pipe'] as const

/** Sizes, drills, clearance holes and limits of threads. */
export function MetricThreadsPage(data: MetricThreadsData) {
  const { copy, crumbs } = data
  return (
    <ChartPage
      copy={copy}
      crumbs={crumbs}
      charts={charts.length}
      aside={<HeadFigure figure={data.figure} />}
    >
      <ChartSections names={charts} copy={copy} charts={data.charts} drawings={data.drawings} />
    </ChartPage>
  )
}
