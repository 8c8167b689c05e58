import { boxOf, grow, union } from '../boxes.ts'
import type { Primitive } from '../display-list.ts'
import { hundredth, markup } from '../svg.ts'
import { features } from './features.ts'
import { sheets } from './sheets.ts'
import { signs } from './signs.ts'

const symbols: Readonly<Record<string, readonly Primitive[]>> = { ...signs, ...features, ...sheets }

/** Symbols that an entry of the glossary can name. */
export const termSymbolNames: readonly string[] = Object.keys(symbols)

/** Size on the screen: 3.5 mm of lettering are about as high as the capitals of a large text. */
const pixelsPerMillimetre = 4.5

/**
 * A symbol as SVG markup in the colour of the text around it. All have one scale, so that line widths agree; they are
 * decoration beside the name of what they show.
 */
export function termSymbol(name: string): string {
  const items = symbols[name]
  if (!items) throw new Error(`No symbol "${name}"`)
  const box = grow(union(items.map(boxOf)), 0.2)
  const view = [box.x, box.y, box.width, box.height].map(hundredth).join(' ')
  const [width, height] = [box.width, box.height].map((mm) => Math.round(mm * pixelsPerMillimetre))
  const svg =
    `<svg viewBox="${view}" width="${width}" height="${height}" aria-hidden="true">` +
    `<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${markup(items)}</g></svg>`
  // The page carries it as HTML and as data: without escapes both are the same bytes, and compress to one.
  return svg.replaceAll('"', "'")
}
