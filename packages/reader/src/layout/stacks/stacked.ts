import { unionOf } from '../../boxes.ts'
import type { Line } from '../lines.ts'
import type { Mark } from '../marks.ts'

/** Lines that a stack was found in and the mark that takes their place. */
export interface Stacked {
  readonly used: readonly Line[]
  readonly mark: Mark
}

/** A deviation with its sign, or a zero. */
export const signed = /^([+-]\s*(?:\d*[.,])?\d+°?|0°?|0[.,]0+°?)$/

/** `- 0.20` as `-0.20`. */
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')

/** A mark in the place of a line and of what stands beside it. */
export function joined(line: Line, text: string, others: readonly Line[]): Mark {
  return {
    text,
    left: line.left,
    right: Math.max(line.right, ...others.map(({ right }) => right)),
    base: line.base,
    size: line.size,
    box: unionOf([line.box, ...others.map(({ box }) => box)]),
    confidence: Math.min(line.confidence, ...others.map(({ confidence }) => confidence)),
    isDrawn: false,
  }
}
