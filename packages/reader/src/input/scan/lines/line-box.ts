import { boundsOf, type Component } from '../ink/components.ts'
import type { Turn } from '../ink/upright-mark.ts'

/** The part of a page that holds a line of text, in pixels, and how the line is turned there. */
export interface LineFrame {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly turn: Turn
}

/** A box along a line, in pixels: `u` in its reading direction, `v` downwards from its top. */
export interface LineBox {
  readonly u0: number
  readonly v0: number
  readonly u1: number
  readonly v1: number
}

/** Length along the line. */
export const boxWidth = ({ u0, u1 }: LineBox): number => u1 - u0

/** Height across the line. */
export const boxHeight = ({ v0, v1 }: LineBox): number => v1 - v0

/** Middle along the line. */
export const boxMiddle = ({ u0, u1 }: LineBox): number => (u0 + u1) / 2

/** Paper between two boxes in order of reading; negative where they overlap. */
export const gapBetween = (one: LineBox, next: LineBox): number => next.u0 - one.u1

/** The part of the page that some components fill. */
export function frameOf(parts: readonly Component[], turn: Turn): LineFrame {
  return { ...boundsOf(parts), turn }
}

/** Box of a component along its line. */
export function alongLine(part: Component, frame: LineFrame): LineBox {
  const { left, top, right, bottom } = frame
  switch (frame.turn) {
    case 0:
      return box(part.left - left, part.top - top, part.right - left, part.bottom - top)
    case 90:
      return box(bottom - part.bottom, part.left - left, bottom - part.top, part.right - left)
    case 180:
      return box(right - part.right, bottom - part.bottom, right - part.left, bottom - part.top)
    default:
      return box(part.top - top, right - part.right, part.bottom - top, right - part.left)
  }
}

function box(u0: number, v0: number, u1: number, v1: number): LineBox {
  return { u0, v0, u1, v1 }
}

/** Where a place of the line lies on the page, in pixels. */
export function onPage(frame: LineFrame, u: number, v: number): { x: number; y: number } {
  switch (frame.turn) {
    case 0:
      return { x: frame.left + u, y: frame.top + v }
    case 90:
      return { x: frame.left + v, y: frame.bottom - u }
    case 180:
      return { x: frame.right - u, y: frame.bottom - v }
    default:
      return { x: frame.right - v, y: frame.top + u }
  }
}
