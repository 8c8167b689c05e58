import type { IntegrationsCopy } from '../../../shared/content/pages/integrations.ts'
import { decimalText } from '../../../shared/i18n/decimal-text.ts'
import { Diagram } from '../../components/diagram/diagram.tsx'
import { integrationMapping } from '../../generated/integration-mapping.ts'
import { useUi } from '../../layout/ui-copy.tsx'

/** Units of the drawing, in which the scale runs from `start` to `end`; scores from `least` to `most` stand on it. */
const width = 360
const [start, end] = [136, 344]
const [least, most] = [0.85, 1]
const firstRow = 60
const rowHeight = 27

const placeOf = (score: number) => start + ((score - least) / (most - least)) * (end - start)

const threshold = placeOf(Number(integrationMapping.threshold))

/** A callout is known by what it says, another field by its name in the target system. */
const fields = integrationMapping.rows
  .map(({ path, sheet, field, score, isReviewed }) => ({
    name: path.startsWith('features.') ? sheet : field,
    path,
    score,
    isReviewed,
  }))
  .toSorted((a, b) => Number(b.score) - Number(a.score))

const axis = firstRow + fields.length * rowHeight

/** The fields of the mapping example along an axis of their scores, parted by the threshold. */
export function ScoreScale({ copy }: { copy: IntegrationsCopy['review']['scale'] }) {
  const { decimal } = useUi()
  return (
    <Diagram width={width} height={axis + 34} label={copy.label} caption={copy.caption}>
      <path className="diagram__hatching" d={hatching()} />
      <path className="diagram__boundary" d={`M${threshold} 14V${axis + 8}`} />
      <text x={threshold - 8} y="26" textAnchor="end">
        {copy.queue}
      </text>
      <text x={threshold + 8} y="26">
        {copy.written}
      </text>
      {fields.map(({ name, path, score, isReviewed }, index) => {
        const y = firstRow + index * rowHeight
        return (
          <g key={path}>
            <text className="score-scale__name" x="0" y={y + 5}>
              {name}
            </text>
            <path
              className="diagram__hatching"
              d={`M${start - 12} ${y}H${placeOf(Number(score))}`}
            />
            <circle
              className={isReviewed ? 'diagram__balloon' : 'diagram__head'}
              cx={placeOf(Number(score))}
              cy={y}
              r="5"
            />
          </g>
        )
      })}
      <path className="diagram__line" d={`M${start - 12} ${axis}H${end + 8}`} />
      {[0.85, 0.9, 0.95, 1].map((score) => (
        <g key={score}>
          <path className="diagram__line" d={`M${placeOf(score)} ${axis}v6`} />
          <text className="diagram__number" x={placeOf(score)} y={axis + 24}>
            {decimalText(score.toFixed(2), decimal)}
          </text>
        </g>
      ))}
    </Diagram>
  )
}

/** Strokes at 45 degrees over all that lies left of the threshold, cut where its edges are. */
function hatching(): string {
  const [left, top] = [start - 12, 36]
  const [breadth, height] = [threshold - left, axis - top]
  return Array.from({ length: Math.ceil((breadth + height) / 14) - 1 }, (_, row) => {
    // How far below the upper left corner the stroke meets the left edge, or its prolongation.
    const rise = (row + 1) * 14
    const [from, to] = [Math.max(0, rise - height), Math.min(breadth, rise)]
    return `M${left + from} ${top + rise - from}L${left + to} ${top + rise - to}`
  }).join('')
}
