import { boxOf, grow, union } from '../boxes.ts'
import type { Box, Primitive } from '../display-list.ts'
import { hundredth, linePen, markup } from '../svg.ts'
import { features } from './features.ts'
import { sheets } from './sheets.ts'
import { signs } from './signs.ts'

const symbols: Readonly<Record<string, readonly Primitive[]>> = { ...signs, ...features, ...sheets }

/** Symbols that an entry of the glossary can name. */
export const termSymbolNames: readonly string[] = Object.keys(symbols)

/** Size on the screen: 3.5 mm of lettering are about as high as the capitals of a large text. */
const pixelsPerMillimetre = 4.5

/** Size of a symbol in CSS pixels. */
export interface TermSymbolSize {
  width: number
  height: number
}

/** The size at which a symbol is shown. All have one scale, so that line widths agree. */
export function termSymbolSize(name: string): TermSymbolSize {
  const { width, height } = frameOf(name)
  const pixels = (mm: number) => Math.round(mm * pixelsPerMillimetre)
  return { width: pixels(width), height: pixels(height) }
}

const frameOf = (name: string): Box => grow(union(linesOf(name).map(boxOf)), 0.2)

function viewBoxOf(name: string): string {
  const { x, y, width, height } = frameOf(name)
  return [x, y, width, height].map(hundredth).join(' ')
}

/** A symbol as SVG markup in the colour of the text around it: decoration beside the name of what it shows. */
export function termSymbol(name: string): string {
  const { width, height } = termSymbolSize(name)
  const svg =
    `<svg viewBox="${viewBoxOf(name)}" width="${width}" height="${height}" aria-hidden="true">` +
    `<g ${linePen()}>${markup(linesOf(name))}</g></svg>`
  // The markup is sent as JSON, where double quotes would have to be escaped.
  return svg.replaceAll('"', "'")
}

/** All symbols in one SVG file, by their names: `<use href="file.svg#name">` shows one in the colour of its place. */
export function termSymbolFile(): string {
  const drawn = termSymbolNames.map(
    (name) =>
      `<symbol id="${name}" viewBox="${viewBoxOf(name)}" ${linePen()}>${markup(linesOf(name))}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('\n')}</svg>\n`
}

function linesOf(name: string): readonly Primitive[] {
  const lines = symbols[name]
  if (!lines) throw new Error(`No symbol "${name}"`)
  return lines
}
