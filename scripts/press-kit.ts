/** Draws the logo files in `public/press/`: `npx node scripts/press-kit.ts`. The results are committed. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getDrawing, renderSvg } from '@firstangle/drawings'
import { palette } from '@firstangle/drawings/figures'
import { Resvg } from '@resvg/resvg-js'
import type { ReactElement } from 'react'
import satori from 'satori'
import { parse } from 'yaml'
import { firstAngleOutline, wideMark } from '../src/components/logo/logo-geometry.ts'

const root = join(import.meta.dirname, '..')
const outDir = join(root, 'public/press')

// Ink on paper, pale lines on blueprint.
const [ink, pale] = palette.ink
const inks = { ink, blue: palette.action[0], pale } as const

/** The logo in its own units: the mark, the room after it, the size of the word; the width of the PNG in pixels. */
const mark = { width: 54, height: 32 }
const gap = 9
const fontSize = 30
const pngWidth = 2000

await mkdir(outDir, { recursive: true })
const word = await wordmark(await brandName())
for (const [name, colour] of Object.entries(inks)) {
  await write(`logo-${name}`, logo(colour))
  await write(`symbol-${name}`, symbol(colour))
}
const sheet = renderSvg(getDrawing('shaft'))
await writeFile(join(outDir, 'sample-drawing.svg'), sheet)
await writeFile(join(outDir, 'sample-drawing.png'), png(sheet, '#ffffff'))

/** Each file as SVG and as PNG with a transparent ground. */
async function write(name: string, source: string): Promise<void> {
  await writeFile(join(outDir, `${name}.svg`), `${source}\n`)
  await writeFile(join(outDir, `${name}.png`), png(source))
}

function symbol(colour: string): string {
  return svg(mark.width, mark.height, symbolLines(colour))
}

function logo(colour: string): string {
  const text = `<g fill="${colour}" transform="translate(${mark.width + gap} -4)">${word.paths}</g>`
  return svg(mark.width + gap + word.width, mark.height, symbolLines(colour) + text)
}

function symbolLines(colour: string): string {
  const { cone, circles, centreLines } = firstAngleOutline(wideMark)
  const outline =
    `<path d="${cone}"/>` +
    circles.map(({ cx, cy, r }) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`).join('')
  const chain = `<path d="${centreLines.join('')}" stroke-width="1" stroke-dasharray="5 1.6 1.2 1.6"/>`
  return `<g fill="none" stroke="${colour}" stroke-width="2.25" stroke-linejoin="round">${outline}${chain}</g>`
}

/** The brand's name as outlines, so that the files need no font. */
async function wordmark(name: string): Promise<{ paths: string; width: number }> {
  const file =
    'node_modules/@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-600-normal.woff'
  const data = await readFile(join(root, file))
  const tree: ReactElement = {
    type: 'div',
    key: null,
    props: { style: { display: 'flex', fontSize, fontFamily: 'Heading' }, children: name },
  }
  const fonts = [{ name: 'Heading', data, weight: 600 as const, style: 'normal' as const }]
  const drawn = await satori(tree, { width: 1000, height: 40, fonts })
  const outlines = [...drawn.matchAll(/<path fill="[^"]*" d="([^"]+)"/g)].map(([, d = '']) => d)
  if (outlines.length === 0) throw new Error(`satori drew no outlines for ${name}`)
  const bounds = new Resvg(drawn).getBBox()
  if (!bounds) throw new Error(`${name} has no extent`)
  return {
    paths: outlines.map((d) => `<path d="${d}"/>`).join(''),
    width: Math.ceil(bounds.x + bounds.width) + 2,
  }
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 8}" height="${height * 8}">${content}</svg>`
}

function png(source: string, background?: string): Buffer {
  const fitTo = { mode: 'width' as const, value: pngWidth }
  return new Resvg(source, { fitTo, ...(background ? { background } : {}) }).render().asPng()
}

async function brandName(): Promise<string> {
  const site = parse(await readFile(join(root, 'content/site.yaml'), 'utf8'))
  return site.brand.name
}
