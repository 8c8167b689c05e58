import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  drawFigure,
  drawingFaults,
  type FigureDrawing,
  figureFile,
} from '@firstangle/drawings/figures'
import { Resvg } from '@resvg/resvg-js'
import { parse } from 'yaml'
import { mediumWidth, narrowWidth } from '../server/content/articles/rendering/article-figures.ts'
import { figureFolder, figureModules, modelOf } from '../server/content/figures/figure-source.ts'
import type { FigureWords } from '../shared/content/articles/figure.ts'
import type { Locale } from '../shared/i18n/locale.ts'

/*
 * node scripts/preview-figure.ts <name> [en|de] [out.png]
 * Draws one figure without a build: paper and blueprint side by side, and below them as small as a phone shows it.
 * Prints what is wrong with the drawing.
 */

const [name, language = 'en', out = `.cache/figure-${name}.${language}.png`] = process.argv.slice(2)
if (!name || (language !== 'en' && language !== 'de')) {
  console.error('node scripts/preview-figure.ts <name> [en|de] [out.png]')
  process.exit(2)
}

const file = figureModules(resolve(figureFolder)).get(name)
if (!file) {
  console.error(`${figureFolder} has no ${name}.ts in any of its folders`)
  process.exit(2)
}
const model = modelOf(await import(pathToFileURL(file).href), file)
const words = parse(readFileSync(`content/figures/${name}.${language}.yaml`, 'utf8')) as FigureWords
const labels = words.labels ?? {}
for (const key of Object.keys(labels).filter((key) => !model.labels.includes(key))) {
  console.error(`The drawing has no label ${key}`)
}
const drawing = drawFigure(model, labels, language)
for (const fault of drawingFaults(drawing)) console.error(fault)
writeFileSync(out, picture(drawing, language))
const { width, height } = drawing.size
console.log(
  `${out}: ${width} x ${height} mm, ${fileOf(drawing, language, 'both').length} bytes as a file`,
)

function fileOf(drawn: FigureDrawing, locale: Locale, scheme: 'light' | 'dark' | 'both') {
  return figureFile(drawn, { title: words.caption, description: words.alt, locale }, scheme)
}

/** Pixels that the site shows a figure of this width (mm) in at least; in a window of 390 px wider ones scroll. */
function leastWidth(width: number): number {
  if (width > mediumWidth) return 592
  return width > narrowWidth ? 480 : 340
}

/** Both schemes at the size of the text column, and the paper scheme at 390 px. */
function picture(drawn: FigureDrawing, locale: Locale): Buffer {
  const sheet = (scheme: 'light' | 'dark', x: number, y: number, width: number) => {
    const ratio = (drawn.size.height + 10) / (drawn.size.width + 10)
    const svg = fileOf(drawn, locale, scheme)
      // Both schemes stand in one picture here, so the classes of each get a second class that names the scheme.
      .replaceAll('class="', `class="${scheme} `)
      .replaceAll('}.', `}.${scheme}.`)
      .replace('<style>.', `<style>.${scheme}.`)
      .replaceAll(/ id="\w+"| aria-labelledby="[^"]*"/g, '')
    const placed = `<svg x="${x}" y="${y}" width="${width}" height="${width * ratio}"`
    return { svg: svg.replace('<svg', placed), bottom: y + width * ratio }
  }
  const full = (drawn.size.width + 10) * 4
  const smallest = leastWidth(drawn.size.width)
  const small = Math.min(full, smallest)
  const parts = [sheet('light', 10, 10, full), sheet('dark', full + 20, 10, full)]
  const below = sheet('light', 10, (parts[0]?.bottom ?? 0) + 10, small)
  const [width, height] = [2 * full + 30, below.bottom + 10]
  const all = [...parts, below].map(({ svg }) => svg).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#999"/>${all}</svg>`
  return new Resvg(svg).render().asPng()
}
