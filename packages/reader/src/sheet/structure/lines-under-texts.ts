import { bottomOf, centreOf, overlap, rightOf } from '../../boxes.ts'
import type { Box, TextRun } from '../../page.ts'
import { type AxisSegment, joinedSegments } from './axis-segments.ts'

/** The longest gap that texts leave in a line, and the shortest piece that goes on beside one (mm). */
const lengths = { gap: 14, piece: 4 }
/** Largest distance (mm) between pieces of one line, across it, and between lines that meet, along it. */
const near = { across: 0.4, along: 0.6 }
/** A text on or below a line: its largest distance (mm), and the least distance of its middle, in heights of the text. */
const beside = { most: 1, middle: 0.35 }
/** Share of the gap over which texts stand. */
const covered = 0.5

/**
 * Level lines of a scan with the pieces that texts took from them which stand right on them: a border of a cell under its
 * caption is recognised with the letters. A line in whose gap a text stands, as a dimension line, stays as it is.
 */
export function withLinesUnderTexts(
  segments: readonly AxisSegment[],
  texts: readonly TextRun[],
): AxisSegment[] {
  const level = segments.filter(({ axis, from, to }) => axis === 'h' && to - from > lengths.piece)
  const upright = segments.filter(({ axis }) => axis === 'v')
  const lettered = texts.map(({ box }) => box)
  const added = level.flatMap((line) => {
    const boxes = lettered.filter((box) => isBeside(box, line.at))
    if (boxes.length === 0) return []
    const ends = [
      ...level.filter((other) => other !== line && Math.abs(other.at - line.at) < near.across),
      ...upright
        .filter(({ from, to }) => from < line.at + near.along && to > line.at - near.along)
        .map(({ at }) => ({ from: at, to: at })),
    ]
    const next = Math.min(...ends.map(({ from }) => from).filter((from) => from > line.to))
    const last = Math.max(...ends.map(({ to }) => to).filter((to) => to < line.from))
    return [
      { from: line.to, to: next },
      { from: last, to: line.from },
    ]
      .filter((gap) => isCovered(gap, boxes))
      .map((gap) => ({ ...line, ...gap }))
  })
  return added.length === 0 ? [...segments] : joinedSegments([...segments, ...added])
}

/** Does a text stand on a line or hang below it, and not in it? */
function isBeside(box: Box, at: number): boolean {
  const distance = Math.min(Math.abs(bottomOf(box) - at), Math.abs(box.y - at))
  return distance < beside.most && Math.abs(centreOf(box).y - at) > beside.middle * box.height
}

function isCovered({ from, to }: { from: number; to: number }, boxes: readonly Box[]): boolean {
  const length = to - from
  if (!(length < lengths.gap)) return false
  const shared = boxes.reduce(
    (sum, box) => sum + Math.max(0, overlap(box.x, rightOf(box), from, to)),
    0,
  )
  return shared > covered * length
}
