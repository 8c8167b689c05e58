import type { LengthUnit, PrintedTolerance } from '../callout.ts'
import type { Part, SeatKind } from './parts.ts'

export type SizeOf = Extract<Part, { kind: 'size' }>
export type SeatOf = Extract<Part, { kind: 'seat' }>
type ThreadOf = Extract<Part, { kind: 'thread' }>
export interface DepthOf {
  readonly value: number
  readonly unit: LengthUnit
  readonly isMarked: boolean
  readonly tolerance: PrintedTolerance | null
}

/** One step of a hole: a diameter, a thread or a seat, with what is said of it. */
export interface HoleItem {
  diameter: SizeOf | null
  thread: ThreadOf | null
  seat: SeatKind | null
  angle: number | null
  depth: DepthOf | null
  /** Depth of the hole a thread is cut in, where only the depth of it is printed. */
  coreDepth: DepthOf | null
  through: 'THROUGH' | 'THROUGH_ALL' | null
  /** On a new line of the note, or the first. */
  followsComma: boolean
  isPitchCircle: boolean
  start: number
  end: number
}

/** A step of which nothing is known but its place. */
export const itemAt = ({ start, end }: Part): HoleItem => ({
  diameter: null,
  thread: null,
  seat: null,
  angle: null,
  depth: null,
  coreDepth: null,
  through: null,
  followsComma: false,
  isPitchCircle: false,
  start,
  end,
})
