import { radians } from '../angles.ts'
import { type Primitive, point, polygon, rectangle } from '../display-list.ts'
import { type Anchor, lettering, shareBefore, textWidth } from '../lettering/lettering.ts'

/** The label of a dimension line: a text, then two deviations one above the other; may be framed. */
export interface Label {
  readonly text: string
  /** upper and lower deviation as written */
  readonly stack?: readonly [upper: string, lower: string]
  /** theoretically exact dimension: framed (ISO 129-1) */
  readonly framed?: boolean
  /** text behind the stack, e.g. a closing parenthesis */
  readonly tail?: string
}

/** A label that is nothing but text may be given as such. */
export const labelOf = (given: Label | string): Label =>
  typeof given === 'string' ? { text: given } : given

/** Shares of the height of a label: that of deviations above each other, and the room before them. */
const stackScale = 2.5 / 3.5
const gap = 0.28

/** Width of a label in mm at the given height of capitals. */
export function labelWidth(label: Label, height = 3.5): number {
  const { stack, framed, text } = label
  const main = textWidth(text, height)
  const small = stack
    ? gap * height + Math.max(...stack.map((item) => textWidth(item, height * stackScale)))
    : 0
  return main + small + (framed ? height : 0)
}

const rotated = (
  x: number,
  y: number,
  rotation: number,
): ((along: number, up: number) => { x: number; y: number }) => {
  const angle = radians(rotation)
  return (along, up) => ({
    x: x + along * Math.cos(angle) + up * Math.sin(angle),
    y: y + along * Math.sin(angle) - up * Math.cos(angle),
  })
}

/** Draws a label; (x, y) in mm is the start, middle or end of its base line. */
export function drawLabel(
  label: Label,
  x: number,
  y: number,
  options: { height?: number; rotation?: number; anchor?: Anchor; ref?: number } = {},
): Primitive[] {
  const { height = 3.5, rotation = 0, anchor = 'middle', ref } = options
  const width = labelWidth(label, height)
  const share = shareBefore[anchor]
  const at = rotated(x, y, rotation)
  const inset = label.framed ? height / 2 : 0
  const start = at(-width * share + inset, 0)
  const out: Primitive[] = [lettering(label.text, start.x, start.y, { height, rotation, ref })]
  if (label.stack) {
    const along = -width * share + textWidth(label.text, height) + gap * height
    const small = height * stackScale
    const lift = [height * 0.62, -height * 0.5]
    label.stack.forEach((item, index) => {
      const place = at(along, lift[index] ?? 0)
      out.push(lettering(item, place.x, place.y, { height: small, rotation, ref }))
    })
  }
  if (label.framed) {
    const left = -width * share
    const low = -height * 0.3
    const high = height * 1.3
    const corners = [at(left, low), at(left + width, low), at(left + width, high), at(left, high)]
    out.push(polygon('symbol', corners, ref))
  }
  return out
}

/** Cells side by side with centred text, as in a tolerance frame (ISO 1101); (x, y) = top left corner in mm. */
export function drawCells(
  cells: readonly string[],
  x: number,
  y: number,
  options: { height?: number; ref?: number } = {},
): { primitives: Primitive[]; width: number } {
  const { height = 3.5, ref } = options
  const tall = height * 2
  const primitives: Primitive[] = []
  let left = x
  for (const cell of cells) {
    const width = Math.max(tall, textWidth(cell, height) + height)
    primitives.push(rectangle('symbol', left, y, width, tall, ref))
    primitives.push(
      lettering(cell, left + width / 2, y + tall / 2 + height / 2, {
        height,
        anchor: 'middle',
        ref,
      }),
    )
    left += width
  }
  return { primitives, width: left - x }
}

/** Filled slender arrowhead of about 3 mm (ISO 129-1) with its tip at (x, y), pointing along `angle` (degree). */
export function arrowhead(x: number, y: number, angle: number, ref?: number, size = 3): Primitive {
  const at = rotated(x, y, angle)
  const half = size * Math.tan(radians(7.5))
  return polygon('fill', [point(x, y), at(-size, half), at(-size, -half)], ref)
}
