import { type Component, heightOf, widthOf } from '../ink/components.ts'
import type { Ruling } from './rulings.ts'

/** Sizes of a mark whose own stroke a piece may end with (mm), and how much wider than high or higher than wide it is. */
const mark = { least: 2, most: 12, uneven: 1.6 }
/** How far the end of a piece lies off that of the mark (mm), and how near the middle of the mark it runs (a share of it). */
const end = { off: 0.3, middle: 0.2 }
/** A piece that is left has this length at least (mm). */
const shortest = 2.4

/** How far a mark reaches along a direction, and its middle across it. */
function reachOf(part: Component, isHorizontal: boolean) {
  const { left, right, top, bottom } = part
  return isHorizontal
    ? { from: left, to: right, middle: (top + bottom) / 2, breadth: heightOf(part) }
    : { from: top, to: bottom, middle: (left + right) / 2, breadth: widthOf(part) }
}

/**
 * Pieces of lines without the stroke of a mark that they end with: the cross of a sign of position lies in line with the
 * leader of its frame, and noise closes the gap between them.
 */
export function piecesBesideMarks(
  pieces: readonly Ruling[],
  components: readonly Component[],
  pixelsPerMm: number,
): Ruling[] {
  const marks = components.filter((part) => {
    const [width, height] = [widthOf(part) / pixelsPerMm, heightOf(part) / pixelsPerMm]
    const [longer, shorter] = [Math.max(width, height), Math.min(width, height)]
    return shorter > mark.least && longer < mark.most && longer < mark.uneven * shorter
  })
  const off = end.off * pixelsPerMm
  return pieces.flatMap((piece) => {
    let { from, to } = piece
    for (const part of marks) {
      const own = reachOf(part, piece.isHorizontal)
      if (Math.abs(own.middle - piece.at) > end.middle * own.breadth) continue
      if (Math.abs(own.to - piece.to) < off && own.from > piece.from) to = Math.min(to, own.from)
      if (Math.abs(own.from - piece.from) < off && own.to < piece.to) from = Math.max(from, own.to)
    }
    return to - from >= shortest * pixelsPerMm ? [{ ...piece, from, to }] : []
  })
}
