import { stringifySearch } from '../../../shared/addresses/search-params.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import { ReferenceTable } from '../../components/tables/reference-table.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { Calculator, LengthField } from './calculator.tsx'
import { ChartPage } from './chart-page.tsx'
import { ChartSection } from './chart-section.tsx'
import type { IsoFitsData } from './reference-data.ts'

const path = '/reference/iso-fits'

/** Limits and fits: a form for one fit, charts of holes and shafts, preferred fits at one size. */
export function IsoFitsPage(data: IsoFitsData) {
  const { copy, crumbs, holes, shafts, pairs, size } = data
  const { title, caption, ...pairsCopy } = copy.pairs
  const sized = { title: fillText(title, { size }), caption: fillText(caption, { size }) }
  return (
    <ChartPage
      copy={copy}
      crumbs={crumbs}
      charts={3}
      aside={<FitCalculator data={data} />}
      calculator={<FitAnswer data={data} />}
    >
      <ChartSection id="holes" number={1} copy={copy.holes} chart={holes} />
      <ChartSection id="shafts" number={2} copy={copy.shafts} chart={shafts} />
      <ChartSection id="pairs" number={3} copy={{ ...pairsCopy, ...sized }} chart={pairs} />
    </ChartPage>
  )
}

function FitCalculator({ data }: { data: IsoFitsData }) {
  const { copy, query, outcome } = data
  const { form, answer } = copy
  const fault = { 'too-long': answer.tooLong, unclear: answer.unclear }[outcome as string]
  return (
    <>
      <Calculator action={path} submit={form.submit} isAside>
        <LengthField name="q" label={form.label} hint={form.hint} value={query} fault={fault} />
      </Calculator>
      <p className="calculator-examples no-print">
        <span className="text-muted">{form.examples}</span>
        {form.example.map((line) => (
          <SiteLink key={line} href={`${path}${stringifySearch({ q: line })}`}>
            {line}
          </SiteLink>
        ))}
      </p>
    </>
  )
}

function FitAnswer({ data: { copy, answer, outcome, shown, size } }: { data: IsoFitsData }) {
  const words = copy.answer
  const title = fillText(outcome === 'nothing-asked' ? words.example : words.heading, {
    query: shown,
  })
  if (outcome === 'size') {
    return (
      <AnswerPanel title={fillText(copy.pairs.title, { size })}>
        <p className="mt-3 max-w-[38rem]">
          <a href="#pairs">{fillText(words.sizeOnly, { size })}</a>
        </p>
      </AnswerPanel>
    )
  }
  if (!answer) return null
  const { statements, notes, values, figures } = answer
  return (
    <AnswerPanel title={title} figures={figures()}>
      {[...statements, ...notes].map((sentence) => (
        <p key={sentence} className="mt-3 max-w-[38rem]">
          {sentence}
        </p>
      ))}
      {values.length > 0 && (
        <div className="mt-5">
          <ReferenceTable
            caption={words.values}
            columns={[words.values, words.value, words.source]}
            rows={values.map(({ label, value, source }) => ({
              key: label,
              cells: [
                label,
                <span key="value" className="font-mono whitespace-nowrap">
                  {value}
                </span>,
                source,
              ],
            }))}
          />
        </div>
      )}
      <p className="mt-4 text-sm [&>a]:py-1">
        <SiteLink href={`/try/callout${stringifySearch({ q: shown })}`}>{words.decoder}</SiteLink>
      </p>
    </AnswerPanel>
  )
}
