import { cornersBetween, line, type Primitive, rectangle } from '../../display-list.ts'
import { lettering } from '../../lettering/lettering.ts'
import { area, type FigureItem, type Tone, toned } from './figure.ts'
import { centredBlock } from './text.ts'

/** Zero line of a diagram of tolerance zones (ISO 286-1), with its name at the left end. */
export function zeroLine(x1: number, x2: number, y: number, name = '0'): Primitive[] {
  return [line('wide', x1, y, x2, y), lettering(name, x1 - 1.5, y + 1.75, { anchor: 'end' })]
}

/** A tolerance zone above or below the zero line. */
export interface ToleranceZone {
  /** left edge and width on the sheet, mm */
  readonly x: number
  readonly width: number
  /** height of the zero line on the sheet, mm */
  readonly zero: number
  /** deviations in mm, signed, as `fitDeviations` gives them */
  readonly upper: number
  readonly lower: number
  /** millimetres on the sheet for one micrometre */
  readonly scale: number
  /** tolerance class, in or beside the zone: `H7` */
  readonly name?: string
  /** deviations as written, right of the zone */
  readonly texts?: { readonly upper: string; readonly lower: string }
  readonly tone?: Tone
}

/** Draws a zone to scale: tinted box, name inside if there is room or below it if not, deviations at its right. */
export function toleranceZone(zone: ToleranceZone): FigureItem[] {
  const { x, width, zero, upper, lower, scale, name, texts, tone = 'ink' } = zone
  const [top, bottom] = [zero - upper * 1000 * scale, zero - lower * 1000 * scale]
  const box = cornersBetween(x, top, x + width, bottom)
  const height = bottom - top
  const lines: Primitive[] = [rectangle('wide', x, top, width, height)]
  if (name) {
    const middle = height >= 6.5 ? (top + bottom) / 2 : bottom + 4
    lines.push(...centredBlock(name, x + width / 2, middle))
  }
  if (texts)
    lines.push(...deviationTexts(x + width + 1.2, [top, bottom, zero], equalDecimals(texts)))
  return [area(tone, box), toned(tone, lines)]
}

/** Both deviations with as many decimals, as a drawing has them (ISO 129-1); zero has none. */
export function equalDecimals(texts: { readonly upper: string; readonly lower: string }) {
  const parts = [texts.upper, texts.lower].map((text) => text.split(/[.,]/)[1]?.length ?? 0)
  const digits = Math.max(...parts)
  const sign = `${texts.upper}${texts.lower}`.includes(',') ? ',' : '.'
  const padded = (text: string) => {
    const [whole = '', part = ''] = text.split(/[.,]/)
    if (digits === 0 || /^[+−-]?0$/.test(text)) return text
    return `${whole}${sign}${part.padEnd(digits, '0')}`
  }
  return { upper: padded(texts.upper), lower: padded(texts.lower) }
}

/** Deviations at the edges of a zone, kept apart from each other and off the zero line. */
function deviationTexts(
  x: number,
  [top, bottom, zero]: readonly [number, number, number],
  { upper, lower }: { upper: string; lower: string },
): Primitive[] {
  const spread = Math.max(0, 4 - (bottom - top)) / 2
  const offLine = (base: number, above: boolean) => {
    const isClear = base < zero - 0.8 || base - 2.5 > zero + 0.8
    if (isClear) return base
    return above ? zero - 0.9 : zero + 3.4
  }
  // A zone above the line keeps its texts above it.
  const isAbove = top + bottom < 2 * zero
  return [
    lettering(upper, x, offLine(top - spread + 1.25, isAbove), { height: 2.5 }),
    lettering(lower, x, offLine(bottom + spread + 1.25, isAbove), { height: 2.5 }),
  ]
}
