import { type Point, type Primitive, polar, type TextPrimitive } from './display-list.ts'

/** A number as short as SVG allows: `.5`, `-.5`. */
export function short(value: number): string {
  const text = String(value)
  if (text.startsWith('0.')) return text.slice(1)
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

/** Writes relative path commands in hundredths, so that rounding does not add up. */
export class PathWriter {
  private text = ''
  private x = 0
  private y = 0
  private last = ''
  private readonly grid: number

  constructor(grid = 100) {
    this.grid = grid
  }

  private round = (value: number): number => Math.round(value * this.grid)
  private put(command: string, numbers: readonly number[]): void {
    const repeat = command === this.last && command !== 'z'
    let out = repeat ? '' : command
    numbers.forEach((value, i) => {
      const item = short(value)
      const tight = item.startsWith('-') || (i === 0 && !repeat)
      out += tight ? item : ` ${item}`
    })
    this.text += out
    this.last = command === 'm' ? 'l' : command
  }

  move(p: Point): void {
    const x = this.round(p.x)
    const y = this.round(p.y)
    if (this.text !== '' && x === this.x && y === this.y) return
    this.last = ''
    this.put('m', [(x - this.x) / this.grid, (y - this.y) / this.grid])
    this.x = x
    this.y = y
  }

  line(p: Point): void {
    const dx = this.round(p.x) - this.x
    const dy = this.round(p.y) - this.y
    if (dy === 0) this.put('h', [dx / this.grid])
    else if (dx === 0) this.put('v', [dy / this.grid])
    else this.put('l', [dx / this.grid, dy / this.grid])
    this.x += dx
    this.y += dy
  }

  curve(control: Point, p: Point): void {
    const dx = this.round(p.x) - this.x
    const dy = this.round(p.y) - this.y
    const cx = this.round(control.x) - this.x
    const cy = this.round(control.y) - this.y
    this.put(
      'q',
      [cx, cy, dx, dy].map((value) => value / this.grid),
    )
    this.x += dx
    this.y += dy
  }

  arc(radius: number, large: 0 | 1, sweep: 0 | 1, p: Point): void {
    const dx = this.round(p.x) - this.x
    const dy = this.round(p.y) - this.y
    const r = this.round(radius) / this.grid
    this.put('a', [r, r, 0, large, sweep, dx / this.grid, dy / this.grid])
    this.x += dx
    this.y += dy
  }

  close(start: Point): void {
    this.text += 'z'
    this.last = 'z'
    this.x = this.round(start.x)
    this.y = this.round(start.y)
  }

  toString = (): string => this.text
}

/** Adds a primitive to a path. */
export function trace(writer: PathWriter, item: Exclude<Primitive, TextPrimitive>): void {
  if (item.kind === 'line') {
    writer.move(item.from)
    writer.line(item.to)
  } else if (item.kind === 'polyline') {
    const [first, ...rest] = item.points
    if (!first) return
    writer.move(first)
    for (const p of rest) writer.line(p)
    if (item.closed) writer.close(first)
  } else if (item.kind === 'circle') {
    const { centre, radius } = item
    const west = { x: centre.x - radius, y: centre.y }
    writer.move(west)
    writer.arc(radius, 1, 1, { x: centre.x + radius, y: centre.y })
    writer.arc(radius, 1, 1, west)
  } else {
    const { centre, radius, start, sweep } = item
    writer.move(polar(centre, radius, start))
    const large = Math.abs(sweep) > 180 ? 1 : 0
    writer.arc(radius, large, sweep > 0 ? 1 : 0, polar(centre, radius, start + sweep))
  }
}
