import { UseCasePage } from '../use-case-page.tsx'
import { Fit } from './fit.tsx'
import { Formula } from './formula.tsx'
import { Loop } from './loop.tsx'
import type { QuotingData } from './quoting-data.ts'

type QuotingPageProps = Pick<QuotingData, 'copy' | 'crumbs' | 'locale' | 'loop'>

/** Accelerated quoting: a pricing formula from the visitor's own jobs, kept true by their actual costs. */
export function QuotingPage({ copy, crumbs, locale, loop: drawings }: QuotingPageProps) {
  const { uses, loop, fit } = copy
  return (
    <UseCasePage
      copy={copy}
      crumbs={crumbs}
      aside={<Formula copy={copy.formula} locale={locale} />}
      figures={copy.metrics.figures.slice(0, 2)}
      extras={[
        { ...loop, after: uses.id, id: 'loop', content: <Loop copy={loop} drawings={drawings} /> },
        { ...fit, after: uses.id, id: 'fit', content: <Fit copy={fit} /> },
      ]}
    />
  )
}
