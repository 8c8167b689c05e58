import { median } from '../../../median.ts'

/** Ink across one place of a line: where it begins and ends, and on which sides it goes on beyond the edge. */
export interface Section {
  readonly from: number
  readonly to: number
  readonly isAbove: boolean
  readonly isBelow: boolean
}

/** Where the bow of a figure that stands on a line, or hangs from it, ends within the line. */
export interface BowEnd {
  readonly isAbove: boolean
  /** The first row of the line alone, or the last one where it hangs. */
  readonly row: number
}

/** Where a stroke leaves the edge of a line, along it, and by how much it moves on for each pixel away from the line. */
export interface Contact {
  readonly from: number
  readonly to: number
  readonly lean: number
  /** Its length in the first row beyond the edge. */
  readonly width: number
}

/** A bow that lies on a line is thicker than that, in pixels and by share, and so wide at most, by the thickest line. */
const bow = { least: 1.5, share: 0.4, widest: 2.5 }

/**
 * The bows of figures that lie on a line, by the places along it where they do.
 *
 * @param sections Of the line, place by place.
 * @param contacts Strokes that leave it on either side.
 * @param thickest Thickness of the thickest line.
 */
export function bowsByPlace(
  sections: readonly Section[],
  contacts: { readonly above: readonly Contact[]; readonly below: readonly Contact[] },
  thickest: number,
): ReadonlyMap<number, BowEnd> {
  const bows = new Map<number, BowEnd>()
  for (const side of ['above', 'below'] as const) {
    for (const { from, to, thickness } of bowsOn(sections, contacts[side], bow.widest * thickest)) {
      const own = sections.slice(from, to)
      const isAbove = side === 'above'
      const row = isAbove
        ? Math.max(...own.map((one) => one.from)) + thickness
        : Math.min(...own.map((one) => one.to)) - thickness
      for (let index = from; index < to; index += 1) bows.set(index, { isAbove, row })
    }
  }
  return bows
}

/** Of a stroke that leaves a line at a slant: across its own direction. */
const thicknessOf = ({ width, lean }: Contact): number => Math.ceil(width / Math.hypot(1, lean))

/** Where a stroke comes to a line, lies on it for a while and leaves it on the same side, as the bow of a 2 does. */
function bowsOn(
  sections: readonly Section[],
  side: readonly Contact[],
  widest: number,
): { from: number; to: number; thickness: number }[] {
  const isNear = side.some(({ to }, index) => (side[index + 1]?.from ?? Infinity) - to < widest)
  if (!isNear) return []
  const usual = median(sections.map(({ from, to }) => to - from + 1))
  const most = usual + Math.max(bow.least, bow.share * usual)
  return side.slice(1).flatMap((next, index) => {
    const last = side[index] as Contact
    const { to } = last
    const between = sections.slice(to, next.from).map((one) => one.to - one.from + 1)
    const mean = between.reduce((sum, one) => sum + one, 0) / Math.max(1, between.length)
    const isBow = between.length < widest && mean >= most && Math.min(...between) > usual
    const thickness = Math.min(thicknessOf(last), thicknessOf(next))
    return isBow ? [{ from: last.from, to: next.to, thickness }] : []
  })
}
