import type { KeyFigureCopy } from '../../../shared/content/parts/page-parts.ts'
import { Dimension } from './dimension.tsx'

/** What stands between arrowheads: sizes, not words such as `weekly`. */
const size = /^[≤≥≈<>+−-]?\s*€?\d/

/** Key figures as dimensions: value between arrowheads, what it measures and under which condition below. */
export function KeyFigures({ figures }: { figures: readonly KeyFigureCopy[] }) {
  return (
    <ul className={`sized-figures sm:grid-cols-2 ${columnsOf(figures.length)}`}>
      {figures.map((figure) => (
        <KeyFigure key={figure.label} figure={figure} />
      ))}
    </ul>
  )
}

/** Rows without a gap at their end: three figures stand in one row as soon as they fit. */
function columnsOf(count: number): string {
  if (count === 2) return ''
  if (count === 3) return 'md:grid-cols-3'
  return count === 4 ? 'xl:grid-cols-4' : 'xl:grid-cols-3'
}

/** One of them, in a list. */
export function KeyFigure({ figure }: { figure: KeyFigureCopy }) {
  return (
    <li>
      {size.test(figure.value) ? (
        <Dimension>{figure.value}</Dimension>
      ) : (
        <p className="figure-word">{figure.value}</p>
      )}
      <p className="font-heading font-semibold leading-snug sm:mt-3 sm:text-lg">{figure.label}</p>
      <p className="text-sm text-muted">{figure.context}</p>
    </li>
  )
}
