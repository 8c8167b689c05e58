import { confidenceOf, leastConfidence } from './confidence.ts'
import type { FoundCallout } from './found-callouts.ts'
import { lostPoints } from './lost-points.ts'
import {
  hasLargeInches,
  isMisreadNumber,
  isUnsureNumber,
  isWithoutZeros,
} from './misread-number.ts'
import { numbersOfOtherHeight } from './numbers-by-height.ts'
import { originsInLine, strayMinus } from './ordinates.ts'
import { agreementWith, recognisedShare } from './recognised-confidence.ts'

/** Values of a scan below this confidence, weighed among the others, are wrong more often than right. */
const leastInScan = 0.45

/** A callout with how sure it is, 0 to 1. */
export interface CredibleCallout extends FoundCallout {
  readonly confidence: number
}

/** What is known of the sheet of the callouts. */
interface Source {
  readonly isScan: boolean
  /** May its lengths be of the other unit (`isUnitOpen`)? */
  readonly isUnitOpen: boolean
}

/**
 * The callouts of a page that can be believed, with how sure each is among the others. Left out are marks of a view that
 * only look like a size, numbers that have lost their decimal point or their origin, and repetitions of a general note.
 */
export function credibleCallouts(
  found: readonly FoundCallout[],
  { isScan, isUnitOpen }: Source,
): CredibleCallout[] {
  const all = found.map(({ callout }) => callout)
  const isStray = strayMinus(all)
  const isMisread = isScan ? misreadInScan(found) : misreadInVectors
  const credible = withoutRepeatedNotes(found)
    .map((one) => ({ ...one, confidence: confidenceOf(one.composed, one.callout) }))
    .filter((one) => one.confidence >= leastConfidence && !isMisread(one) && !isStray(one.callout))
  if (!isScan) return credible
  return amongOthers(credible, isUnitOpen).filter(({ confidence }) => confidence >= leastInScan)
}

function misreadInScan(found: readonly FoundCallout[]): (one: CredibleCallout) => boolean {
  const all = found.map(({ callout }) => callout)
  const isOrigin = originsInLine(found)
  const isLarge = hasLargeInches(all)
  const isBare = isWithoutZeros(all)
  const hasLostPoint = lostPoints(all)
  const isOfOtherHeight = numbersOfOtherHeight(found)
  return ({ callout, composed, confidence }) =>
    !isOrigin(composed) &&
    (isMisreadNumber(callout, confidence, isLarge, isBare) ||
      hasLostPoint(callout) ||
      isOfOtherHeight(callout, composed))
}

/** In vectors only lettering that was drawn as outlines can be misread. */
const misreadInVectors = ({ callout, composed, confidence }: CredibleCallout): boolean =>
  composed.confidence < 1 && isUnsureNumber(callout, confidence)

/** Values of a scan, weighed with the rest of the sheet: more or less sure, but not surer while their unit is open. */
function amongOthers(credible: readonly CredibleCallout[], isUnitOpen: boolean): CredibleCallout[] {
  const agreed = agreementWith(credible.map(({ callout }) => callout.text))
  return credible.map((one) => {
    const { composed, callout, confidence } = one
    const share = recognisedShare(composed, callout)
    const own = confidence * share
    return { ...one, confidence: isUnitOpen ? own : agreed(callout.text, own) }
  })
}

function withoutRepeatedNotes(found: readonly FoundCallout[]): FoundCallout[] {
  const said = new Set<string>()
  return found.filter(({ callout, isGeneral }) => {
    if (!isGeneral) return true
    const key = JSON.stringify({ ...callout, text: '' })
    if (said.has(key)) return false
    said.add(key)
    return true
  })
}
