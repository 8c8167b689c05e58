import {
  type Box,
  boxOf,
  contains,
  type Drawing,
  displayListToSvg,
  grow,
  overlaps,
  type Primitive,
  sheetOwner,
} from '@firstangle/drawings'
import { hundredth } from '../../shared/rounding.ts'
import { svgFile } from './drawing-files.ts'

/** Lettering that a supplier need not know: the company, its departments, who created or approved the drawing. */
const isConfidential = (text: string) => text === sheetOwner || /^FA-(?:ENG|QM)$/.test(text)

/** The caption of a cell stays readable above the bar, mm. */
const captionHeight = 3.9
const margin = 0.9

/** The sheet with the confidential cells of its title block blacked out, as a standalone SVG file. */
export function redactedFile(drawing: Drawing): string {
  const bars = redactionBars(drawing)
  const marks = bars.map(
    ({ x, y, width, height }) =>
      `<rect x="${hundredth(x)}" y="${hundredth(y)}" width="${hundredth(width)}" height="${hundredth(height)}"/>`,
  )
  const sheet = displayListToSvg(withoutInk(drawing.displayList, bars), drawing.sheet)
  return svgFile(sheet, '', `<g fill="currentColor">${marks.join('')}</g>`)
}

/** The places to black out: each cell of the title block that holds confidential lettering, below its caption. */
export function redactionBars(drawing: Drawing): Box[] {
  const cells = drawing.displayList
    .filter((item) => item.kind === 'polyline' && item.closed && item.pen === 'narrow')
    .map(boxOf)
  return drawing.texts
    .filter(({ text }) => isConfidential(text))
    .map(({ box, text }) => {
      const around = cells.filter((cell) => contains(cell, box))
      const cell = around.toSorted((a, b) => a.width * a.height - b.width * b.height)[0]
      if (!cell) throw new Error(`${text} on the ${drawing.id} stands in no cell`)
      const inner = grow(cell, -margin)
      return {
        ...inner,
        y: inner.y + captionHeight - margin,
        height: inner.height - captionHeight + margin,
      }
    })
}

/** What is redacted is removed, not covered: nothing is left below the bar. */
export function withoutInk(list: readonly Primitive[], bars: readonly Box[]): Primitive[] {
  return list.filter((item) => {
    const box = boxOf(item)
    return !bars.some((bar) => contains(grow(bar, margin), box) && overlaps(bar, box))
  })
}
