import { directionOf } from '../../angles.ts'
import { arrowhead } from '../../annotate/label.ts'
import {
  circle,
  line,
  type Point,
  type Primitive,
  point,
  polygon,
  polyline,
} from '../../display-list.ts'
import { lettering, textWidth } from '../../lettering/lettering.ts'

/** A fillet weld on a drawing (ISO 2553): what stands on the reference line, and which side of the joint it means. */
export interface WeldSymbol {
  /** where the arrow touches the joint, and where arrow line and reference line meet, mm */
  readonly tip: Point
  readonly knee: Point
  /** length of the reference line, to the right of the knee, mm */
  readonly length: number
  /** `A`: solid line and dashed identification line; `B`: one line, as in AWS A2.4 */
  readonly system: 'A' | 'B'
  readonly side: 'arrow' | 'other' | 'both'
  /** left of the symbol, as written: `a5`, `z7` */
  readonly size?: string
  /** right of the symbol, as written: `3×50 (30)` */
  readonly run?: string
  /** in the fork at the end */
  readonly tail?: string
  readonly allAround?: boolean
  /** welded on site: a flag at the knee */
  readonly field?: boolean
  readonly height?: number
}

/** Distance in mm of the dashed identification line below the solid one. */
const apart = 1.3

/** A triangle on one side of the line at y, its upright leg on the left; `up` -1 above, 1 below. */
const fillet = (x: number, y: number, up: 1 | -1, size: number): Primitive =>
  polygon('symbol', [point(x, y), point(x, y + up * size), point(x + size, y)])

/** One side of the reference line: size, triangle and run. */
function indication(spec: WeldSymbol, y: number, up: 1 | -1): Primitive[] {
  const { knee, length, size, run, height = 3.5 } = spec
  const middle = knee.x + length * (run ? 0.38 : 0.5)
  const triangle = height * 1.1
  const base = up < 0 ? y - 1.1 : y + 1.1 + height
  return [
    fillet(middle, y, up, triangle),
    ...(size ? [lettering(size, middle - 1.2, base, { height, anchor: 'end' })] : []),
    ...(run ? [lettering(run, middle + triangle + 1.2, base, { height })] : []),
  ]
}

function sides(spec: WeldSymbol): Primitive[] {
  const { knee, system, side } = spec
  if (side === 'both') return [...indication(spec, knee.y, -1), ...indication(spec, knee.y, 1)]
  if (system === 'B') return indication(spec, knee.y, side === 'arrow' ? 1 : -1)
  return side === 'arrow' ? indication(spec, knee.y, -1) : indication(spec, knee.y + apart, 1)
}

/** The fork at the end and its words. */
function tail({ knee, length, tail: words = '', height = 3.5 }: WeldSymbol): Primitive[] {
  const end = knee.x + length
  const reach = height * 0.9
  return [
    polyline('symbol', [
      point(end + reach, knee.y - reach),
      point(end, knee.y),
      point(end + reach, knee.y + reach),
    ]),
    lettering(words, end + reach + 0.6, knee.y + height / 2, { height }),
  ]
}

/** Arrow line, reference line, symbol, and what belongs to the weld as a whole. */
export function weldSymbol(spec: WeldSymbol): Primitive[] {
  const { tip, knee, length, system, side, allAround, field, height = 3.5 } = spec
  const angle = directionOf(knee, tip)
  const end = knee.x + length
  const dashed = system === 'A' && side !== 'both'
  const flag = height * 1.9
  return [
    line('symbol', tip.x, tip.y, knee.x, knee.y),
    arrowhead(tip.x, tip.y, angle),
    line('symbol', knee.x, knee.y, end, knee.y),
    ...(dashed ? [line('hidden', knee.x + 1.5, knee.y + apart, end, knee.y + apart)] : []),
    ...sides(spec),
    ...(spec.tail ? tail(spec) : []),
    ...(allAround ? [circle('symbol', knee.x, knee.y, height * 0.4)] : []),
    ...(field
      ? [
          line('symbol', knee.x, knee.y, knee.x, knee.y - flag),
          polygon('fill', [
            point(knee.x, knee.y - flag),
            point(knee.x + height, knee.y - 0.75 * flag),
            point(knee.x, knee.y - 0.5 * flag),
          ]),
        ]
      : []),
  ]
}

/** Where the parts of a symbol stand, for leaders that point at them. */
export function weldSymbolParts(spec: WeldSymbol): Record<'size' | 'symbol' | 'run', Point> {
  const { knee, length, size = '', run = '', height = 3.5 } = spec
  const middle = knee.x + length * (run ? 0.38 : 0.5)
  const triangle = height * 1.1
  const y = knee.y - 1.1 - height
  return {
    size: point(middle - 1.2 - textWidth(size, height) / 2, y),
    symbol: point(middle + triangle / 2, y),
    run: point(middle + triangle + 1.2 + textWidth(run, height) / 2, y),
  }
}
