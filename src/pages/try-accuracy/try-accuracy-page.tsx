import resultsFile from '@firstangle/reader/benchmark/results.json?url'
import { fillText } from '../../../shared/i18n/format.ts'
import { CallToAction } from '../../components/actions/call-to-action.tsx'
import { FoundGauge } from '../../components/figures/found-gauge.tsx'
import { Section } from '../../components/sections/section.tsx'
import { TextSection } from '../../components/sections/text-section.tsx'
import { Paragraphs } from '../../components/text/paragraphs.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { ChartTable } from '../reference/chart-table.tsx'
import type { Chart } from '../reference/reference-data.ts'
import { Confusions } from './confusions.tsx'
import { TrustDiagram } from './trust-diagram.tsx'
import type { TryAccuracyData } from './try-accuracy-data.ts'

const tables = [
  { id: 'by-file', part: 'byFile' },
  { id: 'by-kind', part: 'byKind' },
  { id: 'by-language', part: 'byLanguage' },
  { id: 'by-confidence', part: 'byConfidence' },
] as const

/** What the browser reader gets right on the public benchmark: tables, mistakes as pictures, and how to run it again. */
export function TryAccuracyPage(data: TryAccuracyData) {
  const { copy, crumbs, confusions, commit } = data
  return (
    <article className="accuracy">
      <PageHead
        copy={copy.hero}
        crumbs={crumbs}
        aside={
          <FoundGauge label={`${copy.byFile.title}: ${copy.columns.recall}`} shares={data.found} />
        }
      >
        <div className="mt-8 grid max-w-[40rem] gap-4">
          <Paragraphs texts={copy.scope} />
        </div>
      </PageHead>
      {tables.map(({ id, part }, index) => {
        const { title, intro } = copy[part]
        return (
          <Section key={id} id={id} number={index + 1} title={title} intro={intro}>
            {part === 'byConfidence' ? (
              <div className="trust">
                <ChartTable label={chartLabel(title, data[part])} chart={data[part]} />
                <TrustDiagram
                  copy={copy.trust}
                  label={title}
                  points={data.trust}
                  ticksAs={data.trustTicks}
                />
              </div>
            ) : (
              <ChartTable label={chartLabel(title, data[part])} chart={data[part]} />
            )}
          </Section>
        )
      })}
      <Confusions copy={copy.confusions} items={confusions} number={tables.length + 1} />
      {copy.sections.map((section, index) => (
        <TextSection key={section.id} copy={section} number={tables.length + 2 + index} />
      ))}
      <div className="mt-6 grid gap-x-12 lg:grid-cols-[1fr_2fr]">
        <p className="text-sm text-muted lg:col-start-2">
          <a href={resultsFile} download="benchmark-results.json">
            {copy.source.results}
          </a>
          {commit && <> · {fillText(copy.source.commit, { reference: commit.slice(0, 12) })}</>}
        </p>
      </div>
      <CallToAction copy={copy.callToAction} />
    </article>
  )
}

/** The section around it is named by the title alone; the name of the chart says what it shows, without soft hyphens. */
function chartLabel(title: string, { columns }: Chart): string {
  return `${title}: ${columns.slice(1).join('; ')}`.replaceAll('\u00ad', '')
}
