/** Draws the site's icons and manifest into `public/`: `npx node scripts/icons.ts`. The results are committed. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { palette } from '@firstangle/drawings/figures'
import { Resvg } from '@resvg/resvg-js'
import { parse } from 'yaml'
import {
  compactMark,
  type FirstAngleSize,
  firstAngleOutline,
  wideMark,
} from '../src/components/logo/logo-geometry.ts'

// Paper, layout blue and the blueprint's pale line, as in src/styles/tokens.css.
const paper = '#fafaf7'
const hairline = '#c9ced6'
const [ink, blueprintLine] = palette.action

const publicDir = join(import.meta.dirname, '../public')

const names = await brand()
await mkdir(publicDir, { recursive: true })
await write('favicon.svg', faviconSvg(names.name))
await write('favicon.ico', icoOf(png(smallTile(), 32), 32))
await write('apple-touch-icon.png', png(framedTile(0.74), 180))
await write('icon-192.png', png(framedTile(0.74), 192))
await write('icon-512.png', png(framedTile(0.74), 512))
// A launcher may crop to the inner 80 % circle; the symbol stays inside 60 %.
await write('icon-maskable-512.png', png(sheetTile(0.58), 512))
await write('site.webmanifest', `${JSON.stringify(manifest(names), null, 2)}\n`)

/** Transparent, with its own colour for dark tab strips. */
function faviconSvg(title: string): string {
  const style =
    `path,circle{fill:none;stroke:${ink};stroke-width:2;stroke-linejoin:round}` +
    `@media(prefers-color-scheme:dark){path,circle{stroke:${blueprintLine}}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${title}</title><style>${style}</style>${outline(compactMark)}</svg>\n`
}

/** For the ICO file, which has no colour schemes: a paper behind the lines keeps them readable on dark tab strips. */
function smallTile(): string {
  const lines = `<g fill="none" stroke="${ink}" stroke-width="2" stroke-linejoin="round">${outline(compactMark)}</g>`
  return svg(32, `<rect width="32" height="32" rx="3" fill="${paper}"/>${lines}`)
}

/** Opaque drawing sheet with the wide symbol across `share` of its width. */
function sheetTile(share: number, around = ''): string {
  const scale = (512 * share) / 54
  const shift = `translate(${256 - 27 * scale} ${256 - 16 * scale}) scale(${scale})`
  const { centreLines } = firstAngleOutline(wideMark)
  const chain = `<path d="${centreLines.join('')}" stroke-width=".9" stroke-dasharray="5 1.6 1.2 1.6"/>`
  return svg(
    512,
    `<rect width="512" height="512" fill="${paper}"/>${around}` +
      `<g transform="${shift}" fill="none" stroke="${ink}" stroke-width="2.2" stroke-linejoin="round">` +
      `${outline(wideMark)}${chain}</g>`,
  )
}

/** The same with the frame of a sheet. */
function framedTile(share: number): string {
  const frame = `<rect x="28" y="28" width="456" height="456" fill="none" stroke="${hairline}" stroke-width="6"/>`
  return sheetTile(share, frame)
}

function outline(size: FirstAngleSize): string {
  const { cone, circles } = firstAngleOutline(size)
  const rings = circles.map(({ cx, cy, r }) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`)
  return `<path d="${cone}"/>${rings.join('')}`
}

function svg(size: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${content}</svg>`
}

function png(source: string, width: number): Buffer {
  return new Resvg(source, { fitTo: { mode: 'width', value: width } }).render().asPng()
}

/** One PNG in an ICO container: 6 bytes of header, 16 of directory, then the image (supported since Windows Vista). */
function icoOf(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // type: icon
  head.writeUInt16LE(1, 4) // number of images
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}

interface Brand {
  name: string
  shortName: string
}

/** Data for installing the site. It opens in the browser: it is a site, not an app. */
function manifest({ name, shortName }: Brand) {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name,
    short_name: shortName,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: paper,
    background_color: paper,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  }
}

async function brand(): Promise<Brand> {
  const site = await readFile(join(import.meta.dirname, '../content/site.yaml'), 'utf8')
  return (parse(site) as { brand: Brand }).brand
}

async function write(name: string, content: string | Buffer): Promise<void> {
  await writeFile(join(publicDir, name), content)
}
