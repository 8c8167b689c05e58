import type { Primitive, TextPrimitive } from '../../display-list.ts'
import { type Anchor, lettering, textWidth } from '../../lettering/lettering.ts'

/** Distance of base lines in heights of capitals (ISO 3098: 1.6 h at least for texts with accents). */
const leading = 1.7

interface TextOptions {
  /** height of capitals in mm; 3.5 by default, 2.5 at least */
  readonly height?: number
  readonly anchor?: Anchor
}

/** Lines of text below each other; a line break in the words begins a new line. (x, y) = base line of the first. */
export function textBlock(
  text: string,
  x: number,
  y: number,
  { height = 3.5, anchor = 'start' }: TextOptions,
): TextPrimitive[] {
  return text
    .trim()
    .split('\n')
    .map((row, index) => lettering(row, x, y + index * leading * height, { height, anchor }))
}

/** Width and height in mm that a block takes, from the top of its first line to the base of its last. */
export function blockSize(text: string, height: number): { width: number; height: number } {
  const rows = text.trim().split('\n')
  return {
    width: Math.max(...rows.map((row) => textWidth(row, height))),
    height: height * (1 + (rows.length - 1) * leading),
  }
}

/** A block whose middle is (x, y), for boxes and cells. */
export function centredBlock(text: string, x: number, y: number, height = 3.5): Primitive[] {
  const top = y - blockSize(text, height).height / 2
  return textBlock(text, x, top + height, { height, anchor: 'middle' })
}

/** What the balloons of a figure mean: a number and words a line, (x, y) = base line of the first number's middle. */
export const legend = (
  words: readonly string[],
  x: number,
  y: number,
  leading = 5.4,
): Primitive[] =>
  words.flatMap((text, i) => [
    lettering(String(i + 1), x, y + i * leading, { height: 3, anchor: 'middle' }),
    lettering(text, x + 5, y + i * leading, { height: 3 }),
  ])
