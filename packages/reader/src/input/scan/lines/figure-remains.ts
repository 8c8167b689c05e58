import { decimalMarkOf } from './decimal-marks.ts'
import type { Letters } from './letters-of-line.ts'
import { boxHeight, boxWidth } from './line-box.ts'
import type { Shaped } from './shaped-parts.ts'

/** A figure is at least so high, and begins no farther before a piece of it, in heights of capitals. */
const figure = { high: 0.7, before: 0.25 }
/** Share of a mark that lies below the figure which it is a piece of. */
const below = 0.6

/**
 * The marks of a line without pieces of figures that look like points: where an arrowhead reached into a 5, its end stands
 * below it by itself, and `45` would be `4.5`. A point stands before a figure, not under it.
 */
export function withoutFigureRemains(
  shaped: readonly Shaped[],
  { baseline, capitals }: Pick<Letters, 'baseline' | 'capitals'>,
): readonly Shaped[] {
  const figures = shaped.filter(({ box }) => boxHeight(box) > figure.high * capitals)
  const isUnder = ({ box }: Shaped, { box: own }: Shaped) =>
    own.u0 > box.u0 - figure.before * capitals &&
    Math.min(box.u1, own.u1) - Math.max(box.u0, own.u0) > below * boxWidth(box)
  return shaped.filter(
    (one) =>
      decimalMarkOf(one.box, baseline, capitals) === null ||
      !figures.some((other) => isUnder(one, other)),
  )
}
