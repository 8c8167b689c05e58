/** A confidence score and the one it needs, from 0 to 1. */
export interface NeededScore {
  score: number
  needed: number
}

const [width, height] = [84, 16]
/** Left end of the scale: no value of a sample has a lower score. */
const least = 0.85

const placeOf = (score: number) => Math.round(2 + ((score - least) / (1 - least)) * (width - 4))

/**
 * Where a score lies on a scale from 0.85 to 1, and how far that is from its threshold: what lies below the threshold is
 * hatched, as on the scale of all scores. The numbers stand beside it, so it is hidden from screen readers.
 */
export function ScoreGauge({ score, needed }: NeededScore) {
  return (
    <svg className="score-gauge" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={`M2 14H${width - 2}${hatching(placeOf(needed))}`} />
      <path className="score-gauge__limit" d={`M${placeOf(needed)} 1V16`} />
      <circle
        className="score-gauge__dot"
        cx={placeOf(score)}
        cy="8"
        r="3.5"
        data-below={score < needed || undefined}
      />
    </svg>
  )
}

/** Strokes at 45 degrees from the scale up to what is above it, as many as fit before an edge. */
function hatching(edge: number): string {
  const [step, rise] = [5, 8]
  const count = Math.max(0, Math.floor((edge - 2 - rise) / step) + 1)
  return Array.from(
    { length: count },
    (_, index) => `M${2 + index * step} 14l${rise}-${rise}`,
  ).join('')
}
