import {
  exact,
  fitDeviations,
  type GeneralClass,
  linearLimit,
  parseToleranceClass,
} from '@firstangle/drawings/standards'
import type { Catalogue } from './catalogue.ts'
import type { BoreFact, GeneralToleranceFact, SheetFacts, SizeFact } from './drawing-facts.ts'
import type { Remark } from './finding.ts'

type Size = Pick<SizeFact, 'reference_id' | 'label' | 'tolerance'> & { nominal: number }
type Width = number | 'governed' | 'unclear'

const rule = 'tolerance'

/**
 * Total tolerance of sizes and bores. Theoretically exact, reference and approximate dimensions carry
 * no tolerance, angles none in mm. What has no deviations follows the drawing's general tolerance.
 */
export function toleranceRemarks(drawing: SheetFacts, catalogue: Catalogue): Remark[] {
  const [note] = drawing.generalTolerances
  const governed: Size[] = []
  const remarks = sizesOf(drawing).flatMap((size): Remark[] => {
    const width = widthOf(size, note)
    if (width === 'unclear') return [unclearTolerance(size)]
    if (width !== 'governed') return [compareWidth(size, width, catalogue.minTolerance)]
    governed.push(size)
    return []
  })
  return governed.length > 0 ? [...remarks, governedRemark(governed, note, catalogue)] : remarks
}

function sizesOf({ dimensions, bores }: SheetFacts): Size[] {
  const isToleranced = (size: SizeFact) =>
    size.size.unit === 'mm' &&
    !size.is_theoretically_exact &&
    !size.is_reference &&
    !size.is_approximation
  return [
    ...dimensions
      .filter(isToleranced)
      .map((size) => ({ ...size, nominal: Number(size.size.value) })),
    ...bores.map((bore: BoreFact) => ({
      ...bore,
      tolerance: bore.diameter.tolerance,
      nominal: Number(bore.diameter.value),
    })),
  ]
}

/** Upper minus lower deviation in mm, read or looked up in ISO 286 or ISO 2768-1. */
function widthOf({ tolerance, nominal }: Size, note: GeneralToleranceFact | undefined): Width {
  const { deviation_lower: lower, deviation_upper: upper, fit } = tolerance
  if (lower !== null && upper !== null) return exact(Number(upper) - Number(lower))
  if (lower !== null || upper !== null) return 'unclear'
  if (fit !== null) {
    return lookedUp(() => {
      const deviations = fitDeviations(nominal, fit)
      return deviations.upper - deviations.lower
    })
  }
  const kind = note?.tolerance_standard === 'ISO_2768' ? note.tolerance_class.charAt(0) : ''
  if (!/^[fmc]$/.test(kind)) return 'governed'
  return lookedUp(() => 2 * linearLimit(nominal, kind as GeneralClass))
}

/** The tables throw for values that they do not have; nothing is guessed. */
function lookedUp(value: () => number): Width {
  try {
    return exact(value())
  } catch {
    return 'unclear'
  }
}

function compareWidth(size: Size, width: number, limit: number): Remark {
  const numbers = { callout: size, found: width, limit }
  if (width >= limit) return { rule, reason: 'toleranceWithin', ...numbers }
  const fit = widerFit(size, limit)
  return fit
    ? { rule, reason: 'toleranceTooTight', ...numbers, alternative: 'widerFit', values: fit }
    : { rule, reason: 'toleranceTooTight', ...numbers, alternative: 'widerTolerance' }
}

/** Grades by which a fit may be widened and still be called the same fit. */
const mostGrades = 2

/**
 * The finest grade the shop holds with the same fundamental deviation: H7 becomes H8 (ISO 286). A seat is
 * not turned into a loose one: k8 lies elsewhere than k7, so k6 becomes k7 or nothing.
 */
function widerFit({ tolerance: { fit }, nominal }: Size, limit: number) {
  if (!fit) return undefined
  try {
    const asked = fitDeviations(nominal, fit)
    const { letter, grade } = parseToleranceClass(fit)
    for (let wider = grade + 1; wider <= grade + mostGrades; wider += 1) {
      const offered = fitDeviations(nominal, `${letter}${wider}`)
      const isSamePlace = offered.lower === asked.lower || offered.upper === asked.upper
      const width = exact(offered.upper - offered.lower)
      if (isSamePlace && width >= limit) return { fit: `${letter}${wider}`, width }
    }
  } catch {
    // The size or its class is not in the tables: the limit itself is offered.
  }
  return undefined
}

function unclearTolerance(callout: Size): Remark {
  return {
    rule,
    reason: 'toleranceUnclear',
    callout,
    needsPerson: true,
    alternative: 'statedTolerance',
  }
}

/** Sizes under a note whose values are not in the response stand or fall with the note. */
function governedRemark(
  sizes: readonly Size[],
  note: GeneralToleranceFact | undefined,
  { acceptedNotes }: Catalogue,
): Remark {
  const values = { count: sizes.length }
  const open = { needsPerson: true, alternative: 'statedTolerance' as const, values }
  if (!note) return { rule, reason: 'toleranceMissing', ...open }
  const isAccepted = (acceptedNotes as readonly string[]).includes(note.tolerance_class)
  return isAccepted
    ? { rule, reason: 'noteAccepted', callout: note, values }
    : { rule, reason: 'noteWithoutValues', callout: note, ...open }
}
