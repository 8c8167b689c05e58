import type { AccuracyCopy } from '../../../shared/content/pages/try-accuracy.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import { Diagram } from '../../components/diagram/diagram.tsx'
import type { TrustPoint } from './try-accuracy-data.ts'

/** The plot in the units of the drawing. */
const plot = { left: 50, top: 28, width: 278, height: 216 }
const right = plot.left + plot.width
const bottom = plot.top + plot.height

const xOf = (share: number) => plot.left + share * plot.width
const yOf = (share: number) => bottom - share * plot.height

/** Ten times as many values make a dot wider by the same step. */
const radiusOf = (count: number) => 3 + 2 * Math.log10(count)

const ticks = [0, 0.5, 1]

interface TrustDiagramProps {
  copy: AccuracyCopy['trust']
  label: string
  points: readonly TrustPoint[]
  /** 0, a half and 1, as the axes have them. */
  ticksAs: readonly string[]
}

/** How often values were right over the confidence they were shown with, against the line on which both are equal. */
export function TrustDiagram({ copy, label, points, ticksAs }: TrustDiagramProps) {
  const above = points.filter(({ confidence, share }) => share > confidence).length
  const caption = fillText(copy.caption, { count: above, total: points.length })
  return (
    <Diagram width={352} height={292} label={label} caption={caption}>
      <path
        className="trust__grid"
        d={ticks
          .map((at) => `M${xOf(at)} ${plot.top}V${bottom + 5}M${plot.left - 5} ${yOf(at)}H${right}`)
          .join('')}
      />
      <path className="diagram__centre" d={`M${plot.left} ${bottom}L${right} ${plot.top}`} />
      {ticks.map((at, index) => (
        <g key={at}>
          <text className="diagram__note" x={xOf(at)} y={bottom + 20} textAnchor="middle">
            {ticksAs[index]}
          </text>
          {at > 0 && (
            <text className="diagram__note" x={plot.left - 8} y={yOf(at) + 4} textAnchor="end">
              {ticksAs[index]}
            </text>
          )}
        </g>
      ))}
      <text className="diagram__note" x={plot.left} y="14">
        {copy.right}
      </text>
      <text className="diagram__note" x={right} y={bottom + 40} textAnchor="end">
        {copy.shown}
      </text>
      <text className="diagram__note" x={right - 8} y={yOf(0.34)} textAnchor="end">
        {copy.equal}
      </text>
      {points.map(({ kind, confidence, share, count }) => (
        <g key={`${kind} ${confidence}`} className={`trust__${kind}`}>
          <path d={`M${xOf(confidence)} ${yOf(confidence)}V${yOf(share)}`} />
          <circle cx={xOf(confidence)} cy={yOf(share)} r={radiusOf(count)} />
        </g>
      ))}
      {(['vector', 'pixels'] as const).map((kind, index) => (
        <g key={kind} className={`trust__${kind}`}>
          <circle cx={xOf(0.6)} cy={yOf(0.22) + 24 * index} r="5" />
          <text className="diagram__note" x={xOf(0.6) + 12} y={yOf(0.22) + 24 * index + 5}>
            {copy[kind]}
          </text>
        </g>
      ))}
    </Diagram>
  )
}
