import { centreOf, rightOf, unionOf } from '../../boxes.ts'
import { boxToPage } from '../direction.ts'
import type { Ink } from '../ink.ts'
import { type Mark, type MarkGroup, uprightBox } from '../marks.ts'
import { countedSize, sizeBehindCount } from '../symbols/split-marks.ts'
import { cellAround, isClosedBox } from './cells.ts'
import type { Framed } from './framed.ts'

/** A theoretically exact size whose box is drawn around its number only: `17.50 X2`, `2X 1.75`. */
function countedIn(ink: Ink, { direction }: MarkGroup, mark: Mark): Framed | null {
  const [, number, count] = countedSize.exec(mark.text) ?? []
  const [, countBefore, numberBehind] = sizeBehindCount.exec(mark.text) ?? []
  const own = number ?? numberBehind
  if (!own) return null
  const { size } = mark
  const text = uprightBox(mark)
  const width = (text.width * own.length) / mark.text.length
  const left = number ? text.x : rightOf(text) - width
  const part = { ...text, x: left, width }
  const reach = { width: width + 3 * size, height: 3 * size, leastEdge: 0.9 * size }
  const box = cellAround(ink, direction, centreOf(part), reach)
  if (!box || box.height > 2.2 * size || !isClosedBox(ink, direction, box)) return null
  // At the end of the text the box is beyond it, at its count within it.
  const [before, behind] = [part.x - box.x, rightOf(box) - rightOf(part)].map((room) => room / size)
  const isAtEnd = (room = 0) => room > -0.3 && room < 1
  const isAtCount = (room = 0) => room < 1 && room > (-0.4 * width) / size
  const isAround = number
    ? isAtEnd(before) && isAtCount(behind) && rightOf(box) < mark.right - 0.5 * size
    : isAtEnd(behind) && isAtCount(before) && box.x > text.x + 0.5 * size
  if (!isAround) return null
  const upright = unionOf([box, text])
  return {
    kind: 'boxed',
    text: number ? `[${number}] ${count}` : `[${countBefore} ${numberBehind}]`,
    box: boxToPage(direction, upright),
    upright,
    size,
    confidence: 0.97 * mark.confidence,
    marks: [mark],
  }
}

/** The exact sizes of one direction whose count stands outside of their box. */
export const countedBoxes = (ink: Ink, group: MarkGroup): Framed[] =>
  group.marks.flatMap((mark) => countedIn(ink, group, mark) ?? [])
