import type { Ruling } from './rulings.ts'

/** How much dashes of one line differ: in length by share, off its level and in their gaps in millimetres. */
const most = { longer: 1.15, off: 0.15, gap: 8 }

/** Least length of a dash by its thickness: bars of large letters, as of the three T of INSTITUTE, are thicker. */
const slender = 11

/**
 * The dashes of chain lines among short lines: each has one of its length on either side, in line with it. Left
 * in, such a dash would be one mark with a figure that it crosses, as centre lines cross the diameters of shafts.
 */
export function chainDashes(short: readonly Ruling[], pixelsPerMm: number): Ruling[] {
  const isBefore = (one: Ruling, other: Ruling): boolean => {
    const gap = other.from - one.to
    const [length, otherLength] = [one.to - one.from, other.to - other.from]
    return (
      gap > 0 &&
      gap < most.gap * pixelsPerMm &&
      Math.abs(one.at - other.at) < most.off * pixelsPerMm &&
      Math.max(length, otherLength) < most.longer * Math.min(length, otherLength)
    )
  }
  const dashes = short.filter((one) => one.to - one.from >= slender * one.thickness)
  return dashes.filter(
    (one) =>
      dashes.some((other) => isBefore(other, one)) && dashes.some((other) => isBefore(one, other)),
  )
}
