import { unionOf } from '../../../boxes.ts'
import type { TextRun } from '../../../page.ts'
import { type Component, heightOf, widthOf } from '../ink/components.ts'

/** An underscore by the size of the font: length, thickness, and how far below the base line it begins. */
const bar = { shortest: 0.22, longest: 0.9, thickest: 0.14, above: 0.02, below: 0.35 }
/** Most paper between it and the words on either side, and how far these may overlap it, in sizes of the font. */
const gap = { most: 0.3, overlap: 0.12 }
/** How far the sizes and base lines of both words may differ, in sizes of the font. */
const uneven = { size: 0.35, line: 0.12 }

/**
 * Texts with the underscores between their words, as names of files have them: recognition takes those for rulings below the
 * words, and parts a name at them.
 *
 * @param components All ink beside long lines, also that which was read.
 */
export function withUnderscores(
  texts: readonly TextRun[],
  components: readonly Component[],
  millimetres: number,
): TextRun[] {
  const bars = components
    .filter((part) => widthOf(part) > 2.5 * heightOf(part))
    .sort((one, other) => one.left - other.left)
  return bars.reduce<readonly TextRun[]>(
    (joined, part) => withUnderscore(joined, part, millimetres),
    texts,
  ) as TextRun[]
}

function withUnderscore(
  texts: readonly TextRun[],
  part: Component,
  millimetres: number,
): readonly TextRun[] {
  const left = part.left * millimetres
  const right = part.right * millimetres
  const isOnLevel = (run: TextRun) => isBelow(run, part, millimetres)
  const before = texts.find(
    (run) => isOnLevel(run) && isNear(left - run.box.x - run.box.width, run.size),
  )
  const behind =
    before && texts.find((run) => isOnLevel(run) && isNear(run.box.x - right, run.size))
  if (!before || !behind || before === behind || !areAlike(before, behind)) return texts
  const joined = {
    ...before,
    text: `${before.text}_${behind.text}`,
    advance: behind.origin.x + behind.advance - before.origin.x,
    box: unionOf([before.box, behind.box]),
    confidence: Math.min(before.confidence, behind.confidence),
  }
  return texts.filter((run) => run !== behind).map((run) => (run === before ? joined : run))
}

/** Does a mark lie below the base line of a level text as an underscore of its font does? */
function isBelow({ rotation, size, origin }: TextRun, part: Component, millimetres: number) {
  const [width, height] = [widthOf(part) * millimetres, heightOf(part) * millimetres]
  const down = part.top * millimetres - origin.y
  return (
    Math.abs(rotation) < 1 &&
    width > bar.shortest * size &&
    width < bar.longest * size &&
    height < bar.thickest * size &&
    down > -bar.above * size &&
    down < bar.below * size
  )
}

const isNear = (paper: number, size: number): boolean =>
  paper > -gap.overlap * size && paper < gap.most * size

/**
 * A name has letters on one side at least, or begins with a number that is filled up with zeros: between other numbers it is
 * the bar of a fraction, or a line.
 */
function areAlike(before: TextRun, behind: TextRun): boolean {
  const larger = Math.max(before.size, behind.size)
  return (
    Math.abs(before.size - behind.size) < uneven.size * larger &&
    Math.abs(before.origin.y - behind.origin.y) < uneven.line * larger &&
    /[\p{L}\d]$/u.test(before.text) &&
    /^[\p{L}\d]/u.test(behind.text) &&
    /\p{L}{2}|^0\d{2}/u.test(before.text + behind.text)
  )
}
