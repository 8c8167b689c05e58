import type { KeyFigureCopy } from '../../shared/content/parts.ts'
import { Dimension } from './dimension.tsx'

/** Matches what stands between arrowheads: sizes, not words such as `weekly`. */
const isMeasured = /^[≤≥≈<>+−-]?\s*\d/

/** Key figures as dimensions: value between arrowheads, what it measures and under which condition below. */
export function KeyFigures({ figures }: { figures: readonly KeyFigureCopy[] }) {
  const columns = figures.length === 4 ? 'xl:grid-cols-4' : 'xl:grid-cols-3'
  return (
    <ul className={`grid gap-x-8 gap-y-8 sm:grid-cols-2 ${columns}`}>
      {figures.map((figure) => (
        <KeyFigure key={figure.label} figure={figure} />
      ))}
    </ul>
  )
}

/** One of them, in a list. */
export function KeyFigure({ figure }: { figure: KeyFigureCopy }) {
  return (
    <li>
      {isMeasured.test(figure.value) ? (
        <Dimension>{figure.value}</Dimension>
      ) : (
        <p className="figure-word">{figure.value}</p>
      )}
      <p className="mt-3 font-heading text-lg font-semibold leading-snug">{figure.label}</p>
      <p className="text-sm text-muted">{figure.context}</p>
    </li>
  )
}
