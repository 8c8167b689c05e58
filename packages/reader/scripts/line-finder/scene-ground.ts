import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Pen } from '../figure-lines/pen.ts'
import { type Random, tools } from '../random.ts'

/** Where and how large a thing is drawn: `unit` is the height of capitals, `width` the side of the picture. */
export interface Ground {
  readonly context: SKRSContext2D
  readonly pen: Pen
  readonly width: number
  readonly unit: number
  readonly random: Random
}

/** A place in the picture or a little beside it. */
export const placeIn = ({ width, random }: Ground) => {
  const { between } = tools(random)
  return { x: between(-0.1, 1.1) * width, y: between(-0.1, 1.1) * width }
}
