import type { Ruling } from './rulings.ts'

/** Stems of letters are no longer (mm). */
const longest = 14
/** Ends of stems in one row lie so close to each other, in shares of their length; the next stem is no farther away. */
const row = { even: 0.03, reach: 2 }
/** So many others of its row tell a stem. */
const fewest = 2
/** A line ends at one across where it comes as close to it as this (mm), beside the thickness of both. */
const meeting = 0.3

/**
 * Lines without those that are stems of large letters, as of `TOLE` 8 mm high: stems of one row begin and end on the same
 * two levels, where no line of the sheet is. Lines of tables and edges of parts end at others.
 *
 * @param across Lines in the other direction.
 */
export function withoutStems(
  lines: readonly Ruling[],
  across: readonly Ruling[],
  pixelsPerMm: number,
): Ruling[] {
  const short = lines.filter(({ from, to }) => to - from <= longest * pixelsPerMm)
  const free = short.filter((one) => !endsAtLine(one, across, meeting * pixelsPerMm))
  const stems = new Set(free.filter((one) => inRowWith(one, free).length >= fewest))
  return stems.size === 0 ? [...lines] : lines.filter((one) => !stems.has(one))
}

const endsAtLine = (line: Ruling, across: readonly Ruling[], slack: number): boolean =>
  across.some((one) => {
    const near = slack + (one.thickness + line.thickness) / 2
    const isBeside = one.from < line.at + near && one.to > line.at - near
    return isBeside && [line.from, line.to].some((end) => Math.abs(end - one.at) <= near)
  })

/** Others that begin and end level with a line, each no farther from the next than lines of one row are. */
function inRowWith(line: Ruling, others: readonly Ruling[]): Ruling[] {
  const length = line.to - line.from
  const level = others.filter(
    (one) =>
      one !== line &&
      Math.abs(one.from - line.from) <= row.even * length &&
      Math.abs(one.to - line.to) <= row.even * length,
  )
  const reached = [line]
  for (const one of reached) {
    const next = level.filter(
      (other) => !reached.includes(other) && Math.abs(other.at - one.at) <= row.reach * length,
    )
    reached.push(...next)
  }
  return reached.slice(1)
}
