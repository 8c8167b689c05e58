import type { QuotingCopy } from '../../../../shared/content/quoting.ts'
import { RichText } from '../../../components/rich-text.tsx'
import { LoopDiagram } from './loop-diagram.tsx'
import type { QuotingData } from './quoting-data.ts'

interface LoopProps {
  copy: QuotingCopy['loop']
  drawings: QuotingData['loop']
}

/** The closed loop, drawn for wide screens and for phones, and described in words. */
export function Loop({ copy, drawings }: LoopProps) {
  return (
    <figure>
      <div className="loop-panel">
        <LoopDiagram label={copy.label} drawing={drawings.wide} className="max-md:hidden" />
        <LoopDiagram label={copy.label} drawing={drawings.narrow} className="md:hidden" />
      </div>
      <figcaption className="mt-4 grid gap-x-12 gap-y-3 lg:grid-cols-[minmax(0,1fr)_auto]">
        <p className="max-w-[44rem] text-muted">
          <RichText nodes={copy.description} />
        </p>
        <ul className="space-y-1 text-sm">
          <li className="loop-key">{copy.legend.once}</li>
          <li className="loop-key loop-key--repeats">{copy.legend.again}</li>
        </ul>
      </figcaption>
    </figure>
  )
}
