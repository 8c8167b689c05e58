import { ChartPage } from './chart-page.tsx'
import { ChartSection } from './chart-section.tsx'
import type { MetricThreadsData } from './reference-data.ts'

const charts = ['coarse', 'fine', 'limits', 'unified', 'pipe'] as const

/** Sizes, drills, clearance holes and limits of threads. */
export function MetricThreadsPage(data: MetricThreadsData) {
  const { copy, crumbs } = data
  return (
    <ChartPage copy={copy} crumbs={crumbs} charts={charts.length}>
      {charts.map((name, index) => (
        <ChartSection
          key={name}
          id={name}
          number={index + 1}
          copy={copy[name]}
          chart={data.charts[name]}
        />
      ))}
    </ChartPage>
  )
}
