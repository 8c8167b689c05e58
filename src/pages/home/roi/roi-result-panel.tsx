import type { HomeCopy } from '../../../../shared/content/pages/home.ts'
import { ShareLinkButton } from '../../../components/actions/share-link-button.tsx'
import { SiteLink } from '../../../navigation/site-link.tsx'
import { plot } from './roi-plot-geometry.ts'
import type { PlotPart, PlotShapes } from './roi-plot-shapes.ts'
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
      className="roi-result border-t border-line p-4 md:col-span-7 md:border-t-0 md:border-l lg:p-8"
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

interface RoiPlotProps {
  copy: HomeCopy['roi']['plot']
  /** Undefined while there is nothing to show. */
  shapes: PlotShapes | undefined
}

const baseline = plot.height - plot.bottom
const right = plot.width - plot.right

/** Savings and cost over the drawings per month. `data-part` names what changes with the inputs. */
function RoiPlot({ copy, shapes }: RoiPlotProps) {
  const part = (name: PlotPart) => ({ ...shapes?.[name].attributes, 'data-part': name })
  return (
    <svg
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      role="img"
      aria-label={copy.title}
      className="roi-plot"
    >
      <path className="roi-plot__axis" d={`M${plot.left} ${plot.top}V${baseline}H${right}`} />
      <text x={plot.left} y={plot.top - 10} {...part('maxEuro')}>
        {shapes?.maxEuro.text}
      </text>
      <text x={right} y={baseline + 18} textAnchor="end" {...part('maxDrawings')}>
        {shapes?.maxDrawings.text}
      </text>
      <text x={right} y={baseline + 47} textAnchor="end">
        {copy.axis}
      </text>
      <path className="roi-plot__cost" {...part('cost')} />
      <path className="roi-plot__savings" {...part('savings')} />
      <path className="roi-plot__current" {...part('current')} />
      <text x={right} textAnchor="end" className="roi-plot__label" {...part('costLabel')}>
        {copy.cost}
      </text>
      <text textAnchor="end" className="roi-plot__label" {...part('savingsLabel')}>
        {copy.savings}
      </text>
      <circle className="roi-plot__point" r="4" {...part('point')} />
      <g {...part('breakEven')}>
        <path className="roi-plot__extension" {...part('extension')} />
        <circle className="roi-plot__mark" r="5" {...part('mark')} />
        <path className="roi-plot__dimension" {...part('dimension')} />
        <text y={baseline + 20} {...part('breakEvenLabel')}>
          {shapes?.breakEvenLabel.text}
        </text>
      </g>
    </svg>
  )
}
