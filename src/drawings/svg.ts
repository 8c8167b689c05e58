import type { Box, Pen, Point, Primitive, TextPrimitive } from './display-list.ts'
import { penWidths, polar } from './display-list.ts'
import { layoutText, strokesOf } from './lettering/lettering.ts'
import type { Drawing } from './model.ts'

export interface SvgOptions {
  /** colour of the lines; default currentColor */
  ink?: string
  /** colour of the sheet; default none */
  paper?: string | 'none'
  /** accessible name */
  title?: string
  /** part of the sheet to show, mm */
  crop?: Box
  /** group the ink of each feature as `<g data-ref="…">` */
  ids?: boolean
}

const dashes: Partial<Record<Pen, string>> = {
  hidden: '3 .9',
  chain: '6 1 .4 1',
  chainWide: '6 1 .4 1',
}

const short = (value: number): string =>
  String(value).replace(/^(-?)0\./, (_, sign: string) => `${sign}.`)

/** Writes relative path commands in hundredths, so that rounding does not add up. */
class PathWriter {
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

function trace(writer: PathWriter, item: Exclude<Primitive, TextPrimitive>): void {
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

const hundredth = (value: number): string => short(Math.round(value * 100) / 100)

/** Steps of the lettering grid per stroke width: whole numbers keep the markup small, error below 0.06 mm. */
const textGrid = 3

/** All texts of one height and rotation as one path on the glyph grid (y down). */
function textPath(items: readonly TextPrimitive[], height: number, rotation: number): string {
  const writer = new PathWriter(1)
  const unit = height / 10 / textGrid
  const angle = (rotation * Math.PI) / 180
  for (const item of items) {
    // the run's origin in the turned and scaled frame, on whole steps of the grid
    const u = (item.x * Math.cos(angle) + item.y * Math.sin(angle)) / unit
    const v = (item.y * Math.cos(angle) - item.x * Math.sin(angle)) / unit
    const x0 = Math.round(u)
    const y0 = Math.round(v)
    for (const { character, x } of layoutText(item.text).characters) {
      const at = (p: Point): Point => ({ x: x0 + (p.x + x) * textGrid, y: y0 - p.y * textGrid })
      for (const stroke of strokesOf(character)) {
        writer.move(at(stroke.start))
        for (const piece of stroke.pieces) {
          if (piece.control) writer.curve(at(piece.control), at(piece.to))
          else writer.line(at(piece.to))
        }
      }
    }
  }
  return writer.toString()
}

function textPaths(items: readonly TextPrimitive[]): string {
  const styles = new Map<string, TextPrimitive[]>()
  for (const item of items) {
    const style = `${item.rotation} ${item.height}`
    styles.set(style, [...(styles.get(style) ?? []), item])
  }
  return [...styles.values()]
    .map((run) => {
      const { height = 1, rotation = 0 } = run[0] ?? {}
      const turn = rotation === 0 ? '' : `rotate(${hundredth(rotation)})`
      const d = textPath(run, height, rotation)
      const scale = short(Number((height / 10 / textGrid).toFixed(6)))
      return d === ''
        ? ''
        : `<path stroke-width="${textGrid}" transform="${turn}scale(${scale})" d="${d}"/>`
    })
    .join('')
}

const penOrder = [
  'hatch',
  'narrow',
  'chain',
  'hidden',
  'chainWide',
  'symbol',
  'wide',
  'frame',
] as const

function penPath(pen: (typeof penOrder)[number], items: readonly Primitive[]): string {
  const writer = new PathWriter()
  for (const item of items) if (item.kind !== 'text' && item.pen === pen) trace(writer, item)
  const d = writer.toString()
  if (d === '') return ''
  const dash = dashes[pen] ? ` stroke-dasharray="${dashes[pen]}" stroke-linecap="butt"` : ''
  return `<path stroke-width="${short(penWidths[pen])}"${dash} d="${d}"/>`
}

function fillPath(items: readonly Primitive[], ink: string): string {
  const writer = new PathWriter()
  for (const item of items) if (item.kind !== 'text' && item.pen === 'fill') trace(writer, item)
  const d = writer.toString()
  return d === '' ? '' : `<path fill="${ink}" stroke="none" d="${d}"/>`
}

function markup(items: readonly Primitive[], ink: string): string {
  const texts = items.filter((item): item is TextPrimitive => item.kind === 'text')
  return [
    ...penOrder.map((pen) => penPath(pen, items)),
    fillPath(items, ink),
    textPaths(texts),
  ].join('')
}

function grouped(items: readonly Primitive[], ink: string): string {
  const refs = [...new Set(items.map((item) => item.ref))]
  return refs
    .map((ref) => {
      const own = items.filter((item) => item.ref === ref)
      const inner = markup(own, ink)
      return ref === undefined ? inner : `<g data-ref="${ref}">${inner}</g>`
    })
    .join('')
}

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/** SVG markup of a display list on a sheet of the given size (mm); user unit = 1 mm. */
export function displayListToSvg(
  list: readonly Primitive[],
  sheet: { width: number; height: number },
  options: SvgOptions = {},
): string {
  const { ink = 'currentColor', paper = 'none', title, crop, ids = false } = options
  const view = crop ?? { x: 0, y: 0, width: sheet.width, height: sheet.height }
  const box = [view.x, view.y, view.width, view.height].map(hundredth).join(' ')
  const name = title === undefined ? '' : ` role="img" aria-label="${escapeText(title)}"`
  const ground =
    paper === 'none'
      ? ''
      : `<rect width="${sheet.width}" height="${sheet.height}" fill="${paper}"/>`
  const body = ids ? grouped(list, ink) : markup(list, ink)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${name}>${ground}<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>`
}

/** SVG markup of a drawing; the same drawing and options always give the same text. */
export const renderSvg = (drawing: Drawing, options: SvgOptions = {}): string =>
  displayListToSvg(drawing.displayList, drawing.sheet, options)
