import { encloses, grown } from '../../boxes.ts'
import { createGrid } from '../../layout/grid.ts'
import type { Box, TextRun } from '../../page.ts'
import type { AxisSegment } from './axis-segments.ts'

/** Straight strokes of letters are shorter than this (mm). */
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
  const grid = createGrid(side)
  texts.forEach(({ box }, index) => {
    grid.add(index, box)
  })
  const isLetter = (line: Box) =>
    grid.near(line).some((index) => {
      const text = texts[index]
      return text !== undefined && encloses(grown(text.box, slack, slack), line)
    })
  return segments.filter(
    (segment) => segment.to - segment.from > longest || !isLetter(boxOf(segment)),
  )
}

const boxOf = ({ axis, at, from, to }: AxisSegment): Box =>
  axis === 'h'
    ? { x: from, y: at, width: to - from, height: 0 }
    : { x: at, y: from, width: 0, height: to - from }
