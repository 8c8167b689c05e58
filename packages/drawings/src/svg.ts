import { radians } from './angles.ts'
import {
  type Box,
  type Point,
  type Primitive,
  penDashes,
  penWidths,
  type TextPrimitive,
} from './display-list.ts'
import { layoutText, strokesOf } from './lettering/lettering.ts'
import type { Drawing } from './model.ts'
import { PathWriter, short, trace } from './path-writer.ts'

interface SvgOptions {
  /** colour of the lines; default currentColor */
  ink?: string
  /** colour of the sheet; default none */
  paper?: string
  /** accessible name */
  title?: string
  /** part of the sheet to show, mm */
  crop?: Box
  /** group the ink of each feature as `<g data-ref="…">` */
  ids?: boolean
}

/** Attributes of a group of lines: strokes of one colour with round ends. */
export const linePen = (ink = 'currentColor'): string =>
  `fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round"`

/** A measure in mm with two decimals at most. */
export const hundredth = (value: number): string => short(Math.round(value * 100) / 100)

/** Steps of the lettering grid per stroke width: whole numbers keep the markup small, error below 0.06 mm. */
const textGrid = 3

/** All texts of one height and rotation as one path on the glyph grid (y down). */
function textPath(items: readonly TextPrimitive[], height: number, rotation: number): string {
  const writer = new PathWriter(1)
  const unit = height / 10 / textGrid
  const angle = radians(rotation)
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
  const dashes = penDashes[pen]?.map(short).join(' ')
  const dash = dashes ? ` stroke-dasharray="${dashes}" stroke-linecap="butt"` : ''
  return `<path stroke-width="${short(penWidths[pen])}"${dash} d="${d}"/>`
}

function fillPath(items: readonly Primitive[], ink: string): string {
  const writer = new PathWriter()
  for (const item of items) if (item.kind !== 'text' && item.pen === 'fill') trace(writer, item)
  const d = writer.toString()
  return d === '' ? '' : `<path fill="${ink}" stroke="none" d="${d}"/>`
}

/** Paths of a display list, one for each pen and each style of lettering; the colour of the lines comes from around them. */
export function markup(items: readonly Primitive[], ink = 'currentColor'): string {
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

/** Text as it may stand in markup and in attributes. */
export const escapeText = (text: string): string =>
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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${name}>${ground}<g ${linePen(ink)}>${body}</g></svg>`
}

/** SVG markup of a drawing; the same drawing and options always give the same text. */
export const renderSvg = (drawing: Drawing, options: SvgOptions = {}): string =>
  displayListToSvg(drawing.displayList, drawing.sheet, options)
