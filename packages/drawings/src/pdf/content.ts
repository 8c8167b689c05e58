import { degreesOf } from '../angles.ts'
import { type Point, type Primitive, penDashes, penWidths, polar } from '../display-list.ts'
import type { Stroke } from '../lettering/lettering.ts'
import { mmPerInch } from '../standards/mm-per-inch.ts'

/** Points of PDF in a millimetre (ISO 32000-1, 8.3.2.3). */
export const pointsPerMm = 72 / mmPerInch

const number = (value: number): string => String(Math.round(value * 1000) / 1000)

/** Operators of a content stream (ISO 32000-1, 8.5 and 9.4); takes millimetres, y down, on a sheet of `height`. */
export class ContentWriter {
  private readonly operators: string[] = []
  private readonly height: number

  constructor(height: number) {
    this.height = height
  }

  /** An operator with its operands in PDF's own units. */
  put(operator: string, ...operands: readonly (number | string)[]): void {
    const written = operands.map((item) => (typeof item === 'number' ? number(item) : item))
    this.operators.push([...written, operator].join(' '))
  }

  /** A place of the sheet in points, y up. */
  place({ x, y }: Point): [number, number] {
    return [x * pointsPerMm, (this.height - y) * pointsPerMm]
  }

  private curve(a: Point, b: Point, to: Point): void {
    this.put('c', ...this.place(a), ...this.place(b), ...this.place(to))
  }

  private arc(centre: Point, radius: number, start: number, sweep: number): void {
    const steps = Math.max(1, Math.ceil(Math.abs(sweep) / 90))
    const step = sweep / steps
    // Distance of the control points of a cubic curve that follows an arc.
    const reach = (4 / 3) * Math.tan((step * Math.PI) / 720)
    this.put('m', ...this.place(polar(centre, radius, start)))
    for (let i = 0; i < steps; i += 1) {
      const from = start + i * step
      const to = from + step
      const long = radius * Math.hypot(1, reach)
      const lean = degreesOf(Math.atan(reach))
      const a = polar(centre, long, from + lean)
      const b = polar(centre, long, to - lean)
      this.curve(a, b, polar(centre, radius, to))
    }
  }

  private points(points: readonly Point[]): void {
    points.forEach((at, i) => {
      this.put(i === 0 ? 'm' : 'l', ...this.place(at))
    })
  }

  /** A primitive other than text, with the width and dashes of its pen. */
  draw(item: Exclude<Primitive, { kind: 'text' }>): void {
    const { pen } = item
    if (pen !== 'fill' && pen !== 'text') {
      const pattern = penDashes[pen]?.map((length) => number(length * pointsPerMm)) ?? []
      this.put('w', penWidths[pen] * pointsPerMm)
      this.put('d', `[${pattern.join(' ')}]`, 0)
    }
    if (item.kind === 'line') this.points([item.from, item.to])
    else if (item.kind === 'polyline') {
      this.points(item.points)
      if (item.closed) this.put('h')
    } else if (item.kind === 'circle') this.arc(item.centre, item.radius, 0, 360)
    else this.arc(item.centre, item.radius, item.start, item.sweep)
    this.put(pen === 'fill' ? 'f' : 'S')
  }

  /** Strokes of a character, brought to the sheet by `at`; each stroke is painted by itself. */
  strokes(strokes: readonly Stroke[], at: (place: Point) => Point, width: number): void {
    this.put('d', '[]', 0)
    this.put('w', width * pointsPerMm)
    for (const stroke of strokes) {
      let from = stroke.start
      this.put('m', ...this.place(at(from)))
      for (const { to, control } of stroke.pieces) {
        if (control) this.curve(...cubic(from, control, to, at), at(to))
        else this.put('l', ...this.place(at(to)))
        from = to
      }
      this.put('S')
    }
  }

  toString(): string {
    return this.operators.join('\n')
  }
}

/** Control points of the cubic curve equal to a quadratic one. */
function cubic(from: Point, control: Point, to: Point, at: (place: Point) => Point) {
  const towards = (end: Point): Point => ({
    x: end.x + ((control.x - end.x) * 2) / 3,
    y: end.y + ((control.y - end.y) * 2) / 3,
  })
  return [at(towards(from)), at(towards(to))] as const
}
