import type { CaseStudyCopy } from '../../../../shared/content/pages/case-study.ts'
import type { KeyFigureCopy } from '../../../../shared/content/parts/page-parts.ts'
import { caseNest } from '../../../generated/case-nest.ts'
import narrow from '../../../generated/case-sheets/nest-narrow.svg?url'
import wide from '../../../generated/case-sheets/nest-wide.svg?url'
import { sharesOf } from '../shares.ts'

/** Sheets of metal for wide screens and for phones. */
const forms = [
  { ...caseNest.wide, src: wide, className: 'max-md:hidden' },
  { ...caseNest.narrow, src: narrow, className: 'md:hidden' },
] as const

type Form = (typeof forms)[number]

/** Where the dimension of a figure begins and ends, in per cent of the width of the sheet of metal. */
interface Span {
  from: number
  to: number
}

/**
 * The plates of the case on a sheet of metal. The figures below are dimensioned to scale: a share of the width from the
 * left edge, any other figure over the first plate.
 */
export function NestedPlates({ copy }: { copy: Pick<CaseStudyCopy, 'kpis' | 'sheet'> }) {
  const figures = copy.kpis.toSorted((one, other) => shareOf(one) - shareOf(other))
  return (
    <figure>
      {forms.map(({ src, width, height, className }) => (
        <svg
          key={src}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={copy.sheet.head}
          className={`case-nest ${className}`}
        >
          <image href={src} width={width} height={height} />
        </svg>
      ))}
      <ul className="case-nest-figures">
        {figures.map((figure, index) => (
          <li key={figure.label}>
            {forms.map((form) => (
              <Lines
                key={form.src}
                own={spanOn(form, figure)}
                longer={figures.slice(index + 1).map(shareOf)}
                className={form.className}
              />
            ))}
            <FigureWords {...figure} />
          </li>
        ))}
      </ul>
      <figcaption className="mt-4 text-sm text-muted">{copy.sheet.caption}</figcaption>
    </figure>
  )
}

/** The share that a figure names, in per cent; 0 if it names none. */
function shareOf({ value }: KeyFigureCopy): number {
  return sharesOf(value)[0] ?? 0
}

/** A share from the left edge; any other figure over the first plate. */
function spanOn({ width, margin, plateWidth }: Form, figure: KeyFigureCopy): Span {
  const share = shareOf(figure)
  if (share > 0) return { from: 0, to: share }
  const percent = (length: number): number => (length / width) * 100
  return { from: percent(margin), to: percent(margin + plateWidth) }
}

interface LinesProps {
  own: Span
  /** Where the figures below end: their extension lines pass through this one. */
  longer: readonly number[]
  className: string
}

function Lines({ own: { from, to }, longer, className }: LinesProps) {
  return (
    <svg aria-hidden="true" className={`case-nest-lines ${className}`}>
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

/** A figure with its words in one line; the drawing around it serves as its dimension line. */
function FigureWords({ value, label, context }: KeyFigureCopy) {
  return (
    <div className="case-figure">
      <b>{value}</b>
      <p>
        <span>{label}</span> {context}
      </p>
    </div>
  )
}
