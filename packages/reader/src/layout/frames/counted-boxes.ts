import { centreOf, rightOf } from '../../boxes.ts'
import { boxToPage } from '../direction.ts'
import type { Ink } from '../ink.ts'
import { type Mark, type MarkGroup, uprightBox } from '../marks.ts'
import { countedSize } from '../symbols/split-marks.ts'
import { cellAround, isClosedBox } from './cells.ts'
import type { Framed } from './framed.ts'

/** A theoretically exact size whose box is drawn around its number only: `17.50 X2`. */
function countedIn(ink: Ink, { direction }: MarkGroup, mark: Mark): Framed | null {
  const [, number, count] = countedSize.exec(mark.text) ?? []
  if (!number || !count) return null
  const text = uprightBox(mark)
  const width = (text.width * number.length) / mark.text.length
  const part = { ...text, width }
  const { size } = mark
  const reach = { width: width + 3 * size, height: 3 * size, leastEdge: 0.9 * size }
  const box = cellAround(ink, direction, centreOf(part), reach)
  if (!box || box.height > 2.2 * size || !isClosedBox(ink, direction, box)) return null
  const isAroundNumber =
    box.x < text.x + 0.3 * size &&
    box.x > text.x - size &&
    rightOf(box) > text.x + 0.6 * width &&
    rightOf(box) < mark.right - 0.5 * size
  if (!isAroundNumber) return null
  const upright = { ...box, width: mark.right - box.x }
  return {
    kind: 'boxed',
    text: `[${number}] ${count}`,
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
