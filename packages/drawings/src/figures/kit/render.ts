import type { Primitive } from '../../display-list.ts'
import { PathWriter } from '../../path-writer.ts'
import { escapeText, hundredth, linePen, markup } from '../../svg.ts'
import { type Area, type FigureDrawing, type FigureItem, type Tone, tones } from './figure.ts'
import { palette } from './palette.ts'

/** Pixels that a millimetre of a figure takes at most on a page: lettering of 3.5 mm is then a little larger than text. */
const pixelsPerMm = 4

const isArea = (item: FigureItem): item is Area => item.kind === 'area'

/** The lines of a drawing by tone, in one list each. */
export function inkByTone(items: readonly FigureItem[]): ReadonlyMap<Tone, readonly Primitive[]> {
  const layers = new Map<Tone, Primitive[]>()
  const add = (tone: Tone, primitives: readonly Primitive[]) => {
    const layer = layers.get(tone) ?? []
    for (const primitive of primitives) layer.push(primitive)
    layers.set(tone, layer)
  }
  for (const item of items) {
    if (item.kind === 'toned') add(item.tone, item.items)
    else if (!isArea(item)) add('ink', [item])
  }
  return layers
}

/** Steps of a millimetre for outlines of areas: pages show them at 4 pixels, below exact lines; files larger. */
const areaGrid = { page: 10, file: 100 }

function areaPath({ tone, outlines, strength }: Area, grid: number): string {
  const writer = new PathWriter(grid)
  for (const [first, ...rest] of outlines) {
    if (!first) continue
    writer.move(first)
    for (const point of rest) writer.line(point)
    writer.close(first)
  }
  return `<path class="tone-${tone}" fill-opacity="${strength}" d="${writer}"/>`
}

/** Areas first, lines above them; tones are classes, so that the page or the file gives the colours. */
function body({ items }: FigureDrawing, grid: number): string {
  const areas = items.filter(isArea).map((area) => areaPath(area, grid))
  return group('fill="currentColor" fill-rule="evenodd"', areas) + linesOf(items)
}

/** Markup of lines that was written before: it is the same in the page and in the file. */
const written = new WeakMap<readonly FigureItem[], string>()

function linesOf(items: readonly FigureItem[]): string {
  const known = written.get(items)
  if (known !== undefined) return known
  const layers = inkByTone(items)
  const lines = tones.flatMap((tone) => {
    const layer = layers.get(tone)
    return layer ? [`<g class="tone-${tone}">${markup(layer)}</g>`] : []
  })
  const text = group(linePen(), lines)
  written.set(items, text)
  return text
}

const group = (attributes: string, parts: readonly string[]): string =>
  parts.length === 0 ? '' : `<g ${attributes}>${parts.join('')}</g>`

const viewBox = ({ size }: FigureDrawing): string =>
  `0 0 ${hundredth(size.width)} ${hundredth(size.height)}`

/** A figure beside words that say the same: nothing to a screen reader. */
export function silentFigure(drawing: FigureDrawing): string {
  const { width, height } = drawing.size
  return (
    `<svg viewBox="${viewBox(drawing)}" width="${Math.round(width * pixelsPerMm)}" height="${Math.round(height * pixelsPerMm)}"` +
    ` aria-hidden="true">${body(drawing, areaGrid.page)}</svg>`
  )
}

/** A figure as part of an article: named by title and description, ids made unique by its own name. */
export function inlineFigure(
  drawing: FigureDrawing,
  words: { id: string; title: string; description: string },
): string {
  const { id, title, description } = words
  const { width, height } = drawing.size
  return (
    `<svg viewBox="${viewBox(drawing)}" width="${Math.round(width * pixelsPerMm)}" height="${Math.round(height * pixelsPerMm)}"` +
    ` role="img" aria-labelledby="${id}-title ${id}-desc">` +
    `<title id="${id}-title">${escapeText(title)}</title><desc id="${id}-desc">${escapeText(description)}</desc>` +
    `${body(drawing, areaGrid.page)}</svg>`
  )
}

const rules = (scheme: 0 | 1): string =>
  [
    `.sheet{fill:${palette.sheet[scheme]}}`,
    ...tones.map((tone) => `.tone-${tone}{color:${palette[tone][scheme]}}`),
  ].join('')

const styles = {
  both: `${rules(0)}@media(prefers-color-scheme:dark){${rules(1)}}`,
  light: rules(0),
  dark: rules(1),
}

/** A figure as a file of its own, with a margin of 5 mm and its own colours; `scheme` fixes one of the two. */
export function figureFile(
  drawing: FigureDrawing,
  words: { title: string; description: string; locale: 'en' | 'de' },
  scheme: 'both' | 'light' | 'dark' = 'both',
): string {
  const { width, height } = drawing.size
  const box = `-5 -5 ${hundredth(width + 10)} ${hundredth(height + 10)}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" lang="${words.locale}" role="img" aria-labelledby="title desc">` +
    `<title id="title">${escapeText(words.title)}</title><desc id="desc">${escapeText(words.description)}</desc>` +
    `<style>${styles[scheme]}</style>` +
    `<rect class="sheet" x="-5" y="-5" width="${hundredth(width + 10)}" height="${hundredth(height + 10)}"/>` +
    `${body(drawing, areaGrid.file)}</svg>\n`
  )
}
