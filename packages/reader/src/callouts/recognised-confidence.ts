import type { Callout } from '../callout.ts'
import { datumRelations } from '../datum-relations.ts'
import type { Composed } from '../layout/compose.ts'

/** Shares by which what recognition reads in a scan is less often right than the rest (docs/scans.md, "How sure"). */
const share = { besideLine: 0.85, nearAngle: 0.85, bore: 0.92, bareSymbol: 0.85, lostDatum: 0.8 }

/**
 * How much less sure a callout of a scan is than its letters: a mere number beside a line without arrows is often a part
 * of a callout that was not read whole, an angle apart from its arc as well, and of a bore one line may be missing; lines
 * of the part may look like a surface symbol, and a frame may have lost its datum.
 */
export function recognisedShare({ surroundings }: Composed, callout: Callout): number {
  if (callout.kind === 'bore') return share.bore
  if (callout.kind === 'roughness') return callout.value === null ? share.bareSymbol : 1
  if (callout.kind === 'gdt') {
    const isLost = callout.datums.length === 0 && datumRelations.has(callout.characteristic)
    return isLost ? share.lostDatum : 1
  }
  if (callout.kind !== 'dimension') return 1
  const isMere = callout.type === 'linear' && /^[\d.,]+$/.test(callout.text)
  if (isMere && surroundings === 'along') return share.besideLine
  return callout.type === 'angle' && surroundings === 'near' ? share.nearAngle : 1
}

/** A plain size with its sign and its decimals. */
const plainSize = /^([ØR]?)\d+(?:[.,](\d+))?$/
/** The usual number of decimals of a sheet is known from this many sizes, if this share of them agrees. */
const fewest = 5
const usualShare = 0.6
/** Recognition this sure of a size that agrees with its sheet is wrong only a quarter as often as its letters say. */
const surely = 0.8
const stillWrong = 0.25

const decimalsOf = (text: string): number | null => {
  const size = plainSize.exec(text)
  return size && (size[2]?.length ?? 0)
}

/**
 * How sure a value of a scan is, seen with the others of its sheet: a size with as many decimals as most others has lost no
 * figure, and a diameter sign before figures is hardly anything else, unless it has fewer decimals than those.
 */
export function agreementWith(
  texts: readonly string[],
): (text: string, confidence: number) => number {
  const decimals = texts.flatMap((text) => decimalsOf(text) ?? [])
  const byNumber = [...Map.groupBy(decimals, (number) => number)]
  const usual = byNumber.find(([, those]) => those.length >= usualShare * decimals.length)?.[0] ?? 0
  const isTold = usual > 0 && decimals.length >= fewest
  return (text, confidence) => {
    // Sizes below one are rare: the figure before the zero may be lost in a line.
    const isBelowOne = /^[ØR]?0/.test(text)
    const own = decimalsOf(text)
    // A single figure may be the first of several: centre lines cross the diameters of shafts.
    const agrees = isTold ? own === usual : /^Ø\d./.test(text)
    return own !== null && agrees && !isBelowOne && confidence >= surely
      ? 1 - stillWrong * (1 - confidence)
      : confidence
  }
}
