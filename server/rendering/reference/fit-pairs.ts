import { findFit, playBetween } from '@firstangle/drawings/standards'
import { type IsoFitsCopy, preferredFits } from '../../../shared/content/pages/reference.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { Chart, ChartRow } from '../../../src/pages/reference/reference-data.ts'
import { micrometres, signedNumber } from './chart.ts'

type PairsCopy = IsoFitsCopy['pairs']

/** Hole and shaft of a fit as it is written. */
const classesOf = (fit: string): readonly [hole: string, shaft: string] => {
  const [hole = '', shaft = ''] = fit.split('/')
  return [hole, shaft]
}

/** The same fit with the letter at the hole: `H7/g6` is `G7/h6` in the basic shaft system. */
function shaftBasis(fit: string): string {
  const [hole, shaft] = classesOf(fit)
  return `${shaft.replace(/\d+/, '').toUpperCase()}${hole.slice(1)}/h${shaft.replace(/\D+/, '')}`
}

/** The kind of a fit, by the signs of its clearances. */
export function kindOfFit(least: number, most: number): keyof PairsCopy['kinds'] {
  if (least >= 0) return 'clearance'
  return most <= 0 ? 'interference' : 'transition'
}

/** The preferred fits at one nominal size, in micrometres; the one asked for is marked. */
export function preferredPairs(
  nominal: number,
  asked: string,
  { columns, kinds, uses }: PairsCopy,
  locale: Locale,
): Chart {
  const { fit, hole, shaft, least, most, kind, use } = columns
  const written = (value: number) => signedNumber(micrometres(value), locale)
  const row = (name: (typeof preferredFits)[number]): ChartRow[] => {
    const [holeCode, shaftCode] = classesOf(name)
    const { deviations: inHole } = findFit(nominal, holeCode)
    const { deviations: onShaft } = findFit(nominal, shaftCode)
    if (!inHole || !onShaft) return []
    const play = playBetween(inHole, onShaft)
    return [
      {
        name,
        cells: [
          shaftBasis(name),
          [written(inHole.upper), written(inHole.lower)],
          [written(onShaft.upper), written(onShaft.lower)],
          written(play.least),
          written(play.most),
          kinds[kindOfFit(play.least, play.most)],
          uses[name],
        ],
        ...(name === asked ? { isMarked: true } : {}),
      },
    ]
  }
  return {
    columns: [fit, columns.shaftBasis, hole, shaft, least, most, kind, use],
    rows: preferredFits.flatMap(row),
  }
}
