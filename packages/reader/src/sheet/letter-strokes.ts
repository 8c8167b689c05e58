import { encloses, grown } from '../boxes.ts'
import type { Box, TextRun } from '../page.ts'
import type { AxisSegment } from './axis-segments.ts'

/** Straight strokes of letters are shorter (mm). */
const longest = 12
/** How far a stroke may reach out of the box of its text (mm): its lines have some width. */
const slack = 0.1
/** Texts are looked up by squares of this side (mm). */
const side = 20

/** Lines that are no strokes of letters: outlined lettering is lines and text at once. */
export function withoutLetterStrokes(
  segments: readonly AxisSegment[],
  texts: readonly TextRun[],
): AxisSegment[] {
  const bySquare = new Map<string, Box[]>()
  for (const { box } of texts) {
    for (const square of squaresOf(box)) {
      const boxes = bySquare.get(square) ?? []
      bySquare.set(square, boxes)
      boxes.push(box)
    }
  }
  return segments.filter((segment) => {
    if (segment.to - segment.from > longest) return true
    const line = boxOf(segment)
    const [square = ''] = squaresOf(line)
    return !bySquare.get(square)?.some((box) => encloses(grown(box, slack, slack), line))
  })
}

const boxOf = ({ axis, at, from, to }: AxisSegment): Box =>
  axis === 'h'
    ? { x: from, y: at, width: to - from, height: 0 }
    : { x: at, y: from, width: 0, height: to - from }

function squaresOf({ x, y, width, height }: Box): string[] {
  const squares: string[] = []
  for (let i = Math.floor(x / side); i <= Math.floor((x + width) / side); i += 1) {
    for (let j = Math.floor(y / side); j <= Math.floor((y + height) / side); j += 1) {
      squares.push(`${i} ${j}`)
    }
  }
  return squares
}
