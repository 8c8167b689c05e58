import type { CaseStudyCopy } from '../../../../shared/content/case-study.ts'
import type { KeyFigureCopy } from '../../../../shared/content/parts.ts'
import { caseNest } from '../../../generated/case-nest.ts'
import nest from '../../../generated/case-sheets/nest.svg?url'
import { sharesOf } from '../shares.ts'
import { FigureWords } from './figure-words.tsx'

const { width, height, margin, plateWidth } = caseNest

/** From where to where a figure is dimensioned, per cent of the sheet of metal. */
interface Span {
  figure: KeyFigureCopy
  from: number
  to: number
}

/**
 * Plates of the case on a sheet of metal. Below it the figures, dimensioned from its left edge: a share is as long as it is of
 * the width, what counts for a page is as long as one plate.
 */
export function NestedPlates({ copy }: { copy: Pick<CaseStudyCopy, 'kpis' | 'sheet'> }) {
  const spans = copy.kpis.map(spanOf).toSorted((one, other) => one.to - other.to)
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMinYMin slice"
        role="img"
        aria-label={copy.sheet.head}
        className="case-nest"
      >
        <image href={nest} width={width} height={height} />
      </svg>
      <ul className="case-nest-figures">
        {spans.map(({ figure, ...own }, index) => (
          <li key={figure.label}>
            <Lines own={own} longer={spans.slice(index + 1).map(({ to }) => to)} />
            <FigureWords {...figure} />
          </li>
        ))}
      </ul>
      <figcaption className="mt-4 text-sm text-muted">{copy.sheet.caption}</figcaption>
    </figure>
  )
}

function spanOf(figure: KeyFigureCopy): Span {
  const [share] = sharesOf(figure.value)
  return share === undefined
    ? { figure, from: percent(margin), to: percent(margin + plateWidth) }
    : { figure, from: 0, to: share }
}

const percent = (length: number): number => (length / width) * 100

interface LinesProps {
  own: Pick<Span, 'from' | 'to'>
  /** Ends of the figures below: their extension lines pass here. */
  longer: readonly number[]
}

function Lines({ own: { from, to }, longer }: LinesProps) {
  return (
    <svg aria-hidden="true">
      {longer.map((at) => (
        <line key={at} x1={`${at}%`} x2={`${at}%`} y2="100%" />
      ))}
      <line x1={`${to}%`} x2={`${to}%`} y2="20" />
      {from > 0 && <line x1={`${from}%`} x2={`${from}%`} y2="20" />}
      <line x1={`${from}%`} x2={`${to}%`} y1="14" y2="14" className="case-nest-figures__measure" />
      <svg x={`${from}%`} y="14" overflow="visible" aria-hidden="true">
        <path d="M0 0l13-3v6z" />
      </svg>
      <svg x={`${to}%`} y="14" overflow="visible" aria-hidden="true">
        <path d="M0 0l-13-3v6z" />
      </svg>
    </svg>
  )
}
