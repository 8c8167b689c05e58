import type { HomeCopy } from '../../../../shared/content/pages/home.ts'
import { ShareLinkButton } from '../../../components/actions/share-link-button.tsx'
import { SiteLink } from '../../../navigation/site-link.tsx'
import { RoiPlot } from './roi-plot.tsx'
import type { RoiView } from './roi-view.ts'

interface RoiResultPanelProps {
  copy: HomeCopy['roi']
  view: RoiView
}

const outputs = ['monthlySavings', 'productCost', 'netRoi', 'breakEven'] as const

/** The four outputs, and below them the plot and the link. On arrival with a wrong input there is no result yet. */
export function RoiResultPanel({ copy, view }: RoiResultPanelProps) {
  return (
    <div
      className="roi-result border-t border-line p-4 lg:col-span-7 lg:border-t-0 lg:border-l lg:p-8"
      data-stale={!view.plot}
      data-loss={view.isLoss}
      data-never={view.isNever}
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:gap-x-8" aria-live="polite">
        {outputs.map((name) => (
          <div key={name} aria-atomic="true">
            <dt className="title-label">{copy.outputs[name]}</dt>
            <dd data-output={name} className="roi-output">
              {view.outputs[name]}
            </dd>
          </div>
        ))}
      </dl>
      <div data-result hidden={!view.plot}>
        <RoiPlot copy={copy.plot} shapes={view.plot} />
        <p className="mt-2">
          <ShareLinkButton hash="roi" labels={copy} />
        </p>
        <p className="mt-2" data-bring>
          <SiteLink href={`/schedule-call?bring=${view.bring ?? ''}`}>{copy.bring}</SiteLink>
        </p>
      </div>
    </div>
  )
}
