import type { PmiExtractionCopy } from '../../../../shared/content/pages/pmi-extraction.ts'
import { decimalText } from '../../../../shared/i18n/decimal-text.ts'
import { FieldPath } from '../../../components/text/field-path.tsx'
import { calloutParts } from '../../../generated/callout-parts.ts'
import bracket from '../../../generated/drawings/bracket.svg?url'
import { useUi } from '../../../layout/ui-copy.tsx'

const { sheet, view, parts } = calloutParts

/** One callout of the sheet ten times as large, its parts numbered, and the field that each becomes. */
export function EnlargedCallout({ copy }: { copy: PmiExtractionCopy['callout'] }) {
  const { decimal } = useUi()
  return (
    <figure>
      <svg role="img" aria-label={copy.alt} viewBox={view.join(' ')} className="enlarged-callout">
        <image href={bracket} {...sheet} />
        {parts.map(({ id, kind, foot, balloon }, index) => (
          <g key={id} data-kind={kind} className="enlarged-callout__part">
            <line x1={foot.x} y1={foot.y} x2={balloon.x} y2={balloon.y} />
            <circle cx={balloon.x} cy={balloon.y} />
            <text x={balloon.x} y={balloon.y}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className="callout-fields">
        {parts.map(({ id, kind, path, value }) => (
          <li key={id} data-kind={kind}>
            <span>{copy.parts[id]}</span>
            <b translate="no">{decimalText(value, decimal)}</b>
            <FieldPath path={path} />
          </li>
        ))}
      </ol>
      <figcaption className="mt-6 text-sm text-muted">{copy.caption}</figcaption>
    </figure>
  )
}
