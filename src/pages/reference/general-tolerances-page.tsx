import { fillText } from '../../../shared/i18n/format.ts'
import { Section } from '../../components/sections/section.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import { AnswerPanel, AnswerRows } from './answer-panel.tsx'
import { Calculator, Choice, LengthField } from './calculator.tsx'
import { ChartPage } from './chart-page.tsx'
import { ChartSections } from './chart-section.tsx'
import { ChartTable } from './chart-table.tsx'
import type { GeneralTolerancesData } from './reference-data.ts'

const charts = ['linear', 'broken', 'angular'] as const
const classes = ['f', 'm', 'c', 'v'] as const

/** General tolerances: a form for one length, the charts of ISO 2768-1, those of the withdrawn part 2. */
export function GeneralTolerancesPage(data: GeneralTolerancesData) {
  const { copy, crumbs, geometry } = data
  const { title, intro, caption, source } = copy.geometry
  return (
    <ChartPage
      copy={copy}
      crumbs={crumbs}
      charts={charts.length + 1}
      aside={<ToleranceCalculator data={data} />}
      calculator={<ToleranceAnswer data={data} />}
    >
      <ChartSections names={charts} copy={copy} charts={data.charts} drawings={data.drawings} />
      <Section id="geometry" number={charts.length + 1} title={title} intro={intro}>
        <div className="chart-pairs">
          {geometry.map(({ name, chart }) => (
            <div key={name} className="min-w-0">
              <h3 className="mb-3 text-xl">{name}</h3>
              <ChartTable label={`${caption}: ${name}`} chart={chart} />
            </div>
          ))}
        </div>
        <RichParagraph className="chart-source" nodes={source} />
      </Section>
    </ChartPage>
  )
}

function ToleranceCalculator({ data }: { data: GeneralTolerancesData }) {
  const { copy, answer } = data
  const { form } = copy
  return (
    <Calculator action="/reference/general-tolerances" submit={form.submit} isAside>
      <LengthField
        name="value"
        label={form.value}
        hint={form.hint}
        value={answer.value}
        fault={answer.fault}
      />
      <Choice
        name="class"
        label={form.class}
        choices={classes}
        words={copy.classes}
        value={answer.class}
      />
      <Choice
        name="kind"
        label={form.kind}
        choices={charts}
        words={form.kinds}
        value={answer.kind}
      />
    </Calculator>
  )
}

function ToleranceAnswer({ data: { copy, answer } }: { data: GeneralTolerancesData }) {
  if (answer.rows.length === 0) return null
  const { heading, example, source } = copy.answer
  return (
    <AnswerPanel
      title={fillText(answer.isAsked ? heading : example, {
        value: answer.length,
        class: answer.class,
      })}
      figures={answer.figures}
    >
      <p className="mt-2 text-muted">{copy.form.kinds[answer.kind]}</p>
      <AnswerRows rows={answer.rows} />
      <p className="chart-source">{source}</p>
    </AnswerPanel>
  )
}
