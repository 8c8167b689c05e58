import { line, type Primitive } from '../../display-list.ts'
import { lettering } from '../../lettering/lettering.ts'

/** Values along an axis of a diagram, and where they are on the sheet. */
interface Scale {
  readonly values: readonly number[]
  /** Place of a value along the axis, mm. */
  readonly at: (value: number) => number
  /** How a value is written; as a plain number by default. */
  readonly write?: (value: number) => string
}

const height = 2.5

/** Ticks with their values below the horizontal axis at `y`. */
export const scaleBelow = (y: number, { values, at, write = String }: Scale): Primitive[] =>
  values.flatMap((value) => [
    line('narrow', at(value), y, at(value), y + 1.5),
    lettering(write(value), at(value), y + 5, { height, anchor: 'middle' }),
  ])

/** Ticks with their values to the left of the vertical axis at `x`. */
export const scaleLeft = (x: number, { values, at, write = String }: Scale): Primitive[] =>
  values.flatMap((value) => [
    line('narrow', x - 1.5, at(value), x, at(value)),
    lettering(write(value), x - 2.5, at(value) + 1.25, { height, anchor: 'end' }),
  ])
