import type { Primitive } from '@firstangle/drawings'
import type { Random } from '../random.ts'
import type { Habit } from './callout-words.ts'

/** A callout with its bit of drawing, and what a person reads there. */
interface Sketch {
  readonly primitives: readonly Primitive[]
  readonly kind: string
  readonly truth: Record<string, unknown>
  /** A second entry of the same place, such as the thread of a hole. */
  readonly also?: { readonly kind: string; readonly truth: Record<string, unknown> }
}

/** Where the cell of a sketch starts on the sheet (mm). */
export type Corner = { readonly x: number; readonly y: number }
/** Draws a callout into a cell. */
export type Draw = (at: Corner, habit: Habit, random: Random) => Sketch
