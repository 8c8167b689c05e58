import type { QuotingCopy } from '../../../../shared/content/pages/quoting.ts'
import { RichParagraph } from '../../../components/text/rich-text.tsx'
import { UseCasePage } from '../use-case-page.tsx'
import { Fit } from './fit.tsx'
import { Formula } from './formula.tsx'
import { LoopDiagram } from './loop-diagram.tsx'
import type { QuotingData } from './quoting-data.ts'

type QuotingPageProps = Pick<QuotingData, 'copy' | 'crumbs' | 'locale' | 'loop'>

/** Accelerated quoting: a pricing formula from the visitor's own jobs, kept true by their actual costs. */
export function QuotingPage({ copy, crumbs, locale, loop: drawings }: QuotingPageProps) {
  const { uses, loop, fit } = copy
  return (
    <UseCasePage
      copy={copy}
      crumbs={crumbs}
      stage={<Formula copy={copy.formula} locale={locale} />}
      figures={copy.metrics.figures.slice(0, 2)}
      extras={[
        { ...loop, after: uses.id, id: 'loop', content: <Loop copy={loop} drawings={drawings} /> },
        { ...fit, after: uses.id, id: 'fit', content: <Fit copy={fit} /> },
      ]}
    />
  )
}

interface LoopProps {
  copy: QuotingCopy['loop']
  drawings: QuotingData['loop']
}

/** The closed loop, drawn for wide screens and for phones, and described in words. */
function Loop({ copy, drawings }: LoopProps) {
  return (
    <figure>
      <div className="loop-panel">
        <LoopDiagram label={copy.label} drawing={drawings.wide} className="max-md:hidden" />
        <LoopDiagram label={copy.label} drawing={drawings.narrow} className="md:hidden" />
      </div>
      <figcaption className="mt-4 grid gap-x-12 gap-y-3 @min-[56rem]:grid-cols-[minmax(0,1fr)_auto]">
        <RichParagraph className="max-w-[44rem] text-muted" nodes={copy.description} />
        <ul className="space-y-1 text-sm">
          <li className="loop-key">{copy.legend.once}</li>
          <li className="loop-key loop-key--repeats">{copy.legend.again}</li>
        </ul>
      </figcaption>
    </figure>
  )
}
