import { stringifySearch } from '../../../shared/addresses/search-params.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { AnswerPanel, AnswerRows } from './answer-panel.tsx'
import { Calculator, Choice, LengthField } from './calculator.tsx'
import { ChartPage, HeadFigure } from './chart-page.tsx'
import { ChartSection } from './chart-section.tsx'
import type { PositionField, TruePositionData } from './reference-data.ts'

const path = '/reference/true-position'

/** Position from measured coordinates, with the maximum material requirement, and the chart that converts them. */
export function TruePositionPage(data: TruePositionData) {
  const { copy, crumbs, chart } = data
  return (
    <ChartPage
      copy={copy}
      crumbs={crumbs}
      charts={1}
      aside={<HeadFigure figure={data.figure} />}
      calculator={<PositionCalculator data={data} />}
    >
      <ChartSection id="chart" number={1} copy={copy.chart} chart={chart} />
    </ChartPage>
  )
}

function PositionCalculator({ data }: { data: TruePositionData }) {
  const { copy, answer } = data
  const { form } = copy
  const field = (name: PositionField, hint?: string) => (
    <LengthField
      name={name}
      label={form[name]}
      value={data.typed[name]}
      fault={data.faults[name]}
      hint={hint}
    />
  )
  return (
    <>
      <Calculator action={path} submit={form.submit}>
        <fieldset className="calculator__group">
          <legend>{form.measured}</legend>
          {field('x')}
          {field('y')}
        </fieldset>
        <fieldset className="calculator__group">
          <legend>{form.tolerance}</legend>
          {field('zone')}
          <Choice
            name="modifier"
            label={form.modifier}
            choices={['none', 'M']}
            words={form.modifiers}
            value={data.isMaximum ? 'M' : 'none'}
          />
        </fieldset>
        <fieldset className="calculator__group">
          <legend>{form.material}</legend>
          <Choice
            name="feature"
            label={form.feature}
            choices={['hole', 'pin']}
            words={form.features}
            value={data.feature}
          />
          {field('limit', form.limitHint)}
          {field('size')}
        </fieldset>
      </Calculator>
      <PositionResult data={data} />
      {!answer && (
        <p role="alert" className="calculator__unclear">
          {copy.answer.unclear}
        </p>
      )}
    </>
  )
}

function PositionResult({ data: { copy, answer, isAsked, example } }: { data: TruePositionData }) {
  if (!answer) return null
  const { heading, example: exampleHeading, open } = copy.answer
  return (
    <AnswerPanel title={isAsked ? heading : exampleHeading} picture={answer.picture}>
      <p className="answer-panel__verdict" data-inside={answer.isInside}>
        {answer.verdict}
      </p>
      <AnswerRows rows={answer.rows} />
      {!isAsked && (
        <p className="no-print mt-4 text-sm [&>a]:py-1">
          <SiteLink href={`${path}${stringifySearch(example)}`}>{open}</SiteLink>
        </p>
      )}
    </AnswerPanel>
  )
}
