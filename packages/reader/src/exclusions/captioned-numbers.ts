import { centreOf, rightOf } from '../boxes.ts'
import type { Composed } from '../layout/compose.ts'

const isNumber = ({ text, kind, direction, surroundings }: Composed): boolean =>
  kind === 'line' &&
  direction === 0 &&
  surroundings !== 'dimension' &&
  /^(?:\d*[.,])?\d+$/.test(text)

/** Before the scale of a view some programs write no colon. */
const scaleOfView = /^(?:scale|ma(?:ß|ss)stab|escala|[ée]chelle|scala|schaal)$/i

const isCaption = ({ text, kind, direction }: Composed): boolean =>
  kind === 'line' &&
  direction === 0 &&
  ((text.endsWith(':') && /\p{L}{3}/u.test(text)) || scaleOfView.test(text))

/** A number stands behind its caption, not across the sheet: within so many heights of the font. */
const farthest = 20

/** Does a text stand on the line of another one, right of it? */
function isBehind(one: Composed, other: Composed): boolean {
  const [box, before] = [one.boxes[0], other.boxes[0]]
  if (!box || !before) return false
  const off = Math.abs(centreOf(box).y - centreOf(before).y)
  return off < 0.5 * one.size && box.x > rightOf(before) - 0.2 * one.size
}

const gapBetween = (before: Composed, one: Composed): number =>
  (one.boxes[0]?.x ?? 0) - (before.boxes[0] ? rightOf(before.boxes[0]) : 0)

/** Leaves out bare numbers on the line of `Number of axes:` or of a view's scale: rows of data have lines like sizes. */
export function withoutCaptionedNumbers(composed: readonly Composed[]): readonly Composed[] {
  const captions = composed.filter(isCaption)
  if (captions.length === 0) return composed
  const others = composed.filter((one) => one.kind === 'line' && !captions.includes(one))
  // What stands nearest on the left must be the caption itself.
  const isNext = (one: Composed, caption: Composed): boolean =>
    isBehind(one, caption) &&
    gapBetween(caption, one) < farthest * one.size &&
    !others.some((other) => other !== one && isBehind(other, caption) && isBehind(one, other))
  const isCaptioned = (one: Composed): boolean => captions.some((caption) => isNext(one, caption))
  return composed.filter((one) => !isNumber(one) || !isCaptioned(one))
}
