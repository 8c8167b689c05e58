import type { QuotingCopy } from '../../../../shared/content/pages/quoting.ts'
import { Icon, type IconName } from '../../../components/icons/icon.tsx'
import { RichParagraph, RichText } from '../../../components/text/rich-text.tsx'
import { UseCasePage } from '../use-case-page.tsx'
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

/** For whom it is, and for whom not, side by side. */
function Fit({ copy }: { copy: QuotingCopy['fit'] }) {
  return (
    <div className="cells large-cells @min-[41rem]:grid-cols-2">
      <Side copy={copy.best} icon="check" />
      <Side copy={copy.notIdeal} icon="cross" />
    </div>
  )
}

function Side({ copy, icon }: { copy: QuotingCopy['fit']['best']; icon: IconName }) {
  return (
    <div className="p-6 lg:p-8">
      <h3 className="text-xl">{copy.title}</h3>
      <ul className="mt-4 space-y-3">
        {copy.points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points never change their order
          <li key={index} className="flex gap-3 text-muted">
            <Icon
              name={icon}
              className={`mt-1 size-5 flex-none ${icon === 'check' ? 'text-action' : 'text-line'}`}
            />
            <span>
              <RichText nodes={point} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
