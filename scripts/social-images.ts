/** Social images: one 1200 x 630 PNG per page and language, drawn as a sheet. */
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { ReactElement, ReactNode } from 'react'
import satori, { type Font } from 'satori'
import type { Locale } from '../shared/i18n/locale.ts'
import { barePath } from '../shared/seo/canonical.ts'
import { socialImageSize } from '../shared/seo/social-card.ts'
import { socialImageName } from '../shared/seo/social-image-name.ts'
import { firstAngleOutline, wideMark } from '../src/components/logo/logo-geometry.ts'
import { type FittedTitle, fitLine, fitTitle, type Measure } from './social-images/fit-title.ts'
import { motifFor, motifSvg } from './social-images/sheet-motif.ts'
import { emptySheetSvg, sheetInk, titleBlock, zoneLabels } from './social-images/sheet-svg.ts'

export interface SocialImage {
  /** May hold soft hyphens (U+00AD) where a long word can be broken. */
  title: string
  /** Name of the site's area, e.g. `Case studies`; empty for none. */
  section: string
  locale: Locale
  path: string
  /** As shown in the title block; a long one in smaller type. */
  brand: string
  captions: { sheet: string; language: string }
}

/** Raise it when the drawing changes: images of older versions are then rendered again. */
const templateVersion = 1

const fontFiles = [
  ['Barlow Semi Condensed', 'barlow-semi-condensed', 600],
  ['IBM Plex Mono', 'ibm-plex-mono', 400],
] as const
const heading = 'Barlow Semi Condensed'
const mono = 'IBM Plex Mono'

/** Title with or without a section's name above it, down to where the motif begins. */
const titleArea = Object.freeze({
  left: 104,
  top: 78,
  topBelowSection: 122,
  width: 992,
  bottom: 362,
})
const titleType = Object.freeze({ maxSize: 124, minSize: 44, maxLines: 4, lineHeight: 1.06 })

/** Renders one image. */
export async function renderSocialImage(image: SocialImage): Promise<Buffer> {
  const fonts = await loadFonts()
  const measure = await measureFor(image.title + image.brand, fonts)
  const title = fitTitle(image.title, measure, {
    ...titleType,
    width: titleArea.width,
    height: titleArea.bottom - titleTop(image),
  })
  const brandSize = fitLine(image.brand, measure, brandWidth, brandMaxSize)
  const texts = await satori(overlay(image, title, brandSize), { ...socialImageSize, fonts })
  const drawing = emptySheetSvg() + placedMotif(image.path) + placedLogo()
  const sheet = texts.replace(/^<svg[^>]*>/, (open) => open + drawing)
  return new Resvg(sheet, { font: { loadSystemFonts: false } }).render().asPng()
}

/**
 * Writes all images to `outDir` (which stands for `/social/`) and returns their file names. An image whose input and
 * template have not changed is copied from `cacheDir`.
 */
export async function writeSocialImages(
  pages: readonly SocialImage[],
  outDir: string,
  cacheDir: string,
): Promise<string[]> {
  await Promise.all([outDir, cacheDir].map((dir) => mkdir(dir, { recursive: true })))
  const names: string[] = []
  for (const page of pages) {
    const name = basename(socialImageName(page.path, page.locale))
    await copyFile(await cachedImage(page, cacheDir), join(outDir, name))
    names.push(name)
  }
  return names
}

/** File of the rendered image in the cache, named by a hash of everything it depends on. */
async function cachedImage(page: SocialImage, cacheDir: string): Promise<string> {
  const { title, section, locale, path, brand, captions } = page
  const input = JSON.stringify([templateVersion, title, section, locale, path, brand, captions])
  const file = join(
    cacheDir,
    `${createHash('sha256').update(input).digest('hex').slice(0, 32)}.png`,
  )
  const isCached = await readFile(file).then(
    (bytes) => bytes.length > 0,
    () => false,
  )
  if (!isCached) await writeFile(file, await renderSocialImage(page))
  return file
}

let loadedFonts: Promise<Font[]> | undefined

/** Satori reads WOFF, not WOFF2; the packages have both. */
function loadFonts(): Promise<Font[]> {
  loadedFonts ??= Promise.all(
    fontFiles.map(async ([name, stem, weight]) => {
      const file = `node_modules/@fontsource/${stem}/files/${stem}-latin-${weight}-normal.woff`
      const data = await readFile(join(import.meta.dirname, '..', file))
      return { name, data, weight, style: 'normal' as const }
    }),
  )
  return loadedFonts
}

/** Type size at which widths are measured. */
const measuredAt = 100

/** Text widths as satori itself lays them out: every character of the title is measured once, without kerning. */
async function measureFor(title: string, fonts: Font[]): Promise<Measure> {
  const chars = [...new Set(`${title.replace(/\u00ad/g, '')}-… `)]
  const widths = new Map<string, number>()
  const style = { fontFamily: heading, fontSize: measuredAt, whiteSpace: 'pre' }
  const boxes = chars.map((char) =>
    node('div', { ...style, display: 'flex' }, char === ' ' ? '\u00a0' : char, char),
  )
  await satori(node('div', { display: 'flex', flexWrap: 'wrap' }, boxes), {
    width: measuredAt * (chars.length + 1),
    height: measuredAt * 2,
    fonts,
    onNodeDetected: ({ key, width }) => {
      if (typeof key === 'string') widths.set(key, width / measuredAt)
    },
  })
  return (text) => [...text].reduce((sum, char) => sum + (widths.get(char) ?? 0.5), 0)
}

/** The page's motif below the title, in the quiet ink of narrow lines. */
function placedMotif(path: string): string {
  const motif = motifSvg(motifFor(barePath(path)))
  return `<g transform="translate(104 378) scale(.94)" fill="none" stroke="${sheetInk.muted}" color="${sheetInk.action}">${motif}</g>`
}

/** The brand's symbol in the first cell of the title block. */
function placedLogo(): string {
  const { cone, circles, centreLines } = firstAngleOutline(wideMark)
  const rings = circles.map(({ cx, cy, r }) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`).join('')
  return (
    `<g transform="translate(${titleBlock.left + 20} ${titleBlock.top + 9}) scale(1.7)" fill="none" stroke="${sheetInk.action}">` +
    `<g stroke-width="2"><path d="${cone}"/>${rings}</g>` +
    `<path d="${centreLines.join('')}" stroke-width=".9" stroke-dasharray="5 1.6 1.2 1.6"/></g>`
  )
}

/** What JSX would make; this script is plain TypeScript. */
function node(
  type: string,
  style: Record<string, unknown>,
  children: ReactNode,
  key: string | null = null,
): ReactElement {
  return { type, key, props: { style, children } }
}

/** All texts, placed over the drawn sheet. */
function overlay(image: SocialImage, title: FittedTitle, brandSize: number): ReactElement {
  return node('div', { display: 'flex', width: '100%', height: '100%' }, [
    ...zoneLabels().map(({ text, x, y }) => centred(text, x, y)),
    ...titleTexts(image, title),
    ...titleBlockTexts(image, brandSize),
  ])
}

function titleTexts(image: SocialImage, title: FittedTitle): ReactElement[] {
  const line = {
    fontFamily: heading,
    fontSize: title.size,
    lineHeight: titleType.lineHeight,
    color: sheetInk.ink,
    whiteSpace: 'pre',
  }
  const lines = title.lines.map((text) => node('div', { ...line, display: 'flex' }, text))
  const left = titleArea.left
  const top = titleTop(image)
  return [
    text(image.section, { left: left + 2, top: 76, fontSize: 30, color: sheetInk.action }),
    node(
      'div',
      { position: 'absolute', left, top, display: 'flex', flexDirection: 'column' },
      lines,
    ),
  ]
}

function titleTop({ section }: SocialImage): number {
  return section === '' ? titleArea.top : titleArea.topBelowSection
}

function titleBlockTexts(
  { locale, path, brand, captions }: SocialImage,
  brandSize: number,
): ReactElement[] {
  const { left, top, middle, languageLeft } = titleBlock
  const caption = { fontSize: 15, color: sheetInk.muted }
  const value = { fontSize: 26, color: sheetInk.ink }
  const brandStyle = { fontFamily: heading, fontSize: brandSize, color: sheetInk.ink }
  const address = shorten(barePath(path), pathMaxChars)
  const fontSize = fitLine(address, monoWidth, pathWidth, 26)
  return [
    text(brand, {
      ...brandStyle,
      left: left + brandLeft,
      top: top + 8 + (brandMaxSize - brandSize) / 2,
    }),
    text(captions.language, { ...caption, left: languageLeft + 16, top: top + 7 }),
    text(locale.toUpperCase(), { ...value, left: languageLeft + 16, top: top + 25 }),
    text(captions.sheet, { ...caption, left: left + 20, top: middle + 7 }),
    text(address, { ...value, fontSize, left: left + 20, top: middle + 42 - fontSize * 0.7 }),
  ]
}

/** Where the brand begins in its cell, behind the symbol, and the room up to the next cell. */
const brandLeft = 126
const brandMaxSize = 46
const brandWidth = titleBlock.languageLeft - titleBlock.left - brandLeft - 8

/** Width of the path's cell up to x = 1096, and how wide IBM Plex Mono is at 1 px of type. */
const pathWidth = 408
const monoWidth: Measure = (text) => 0.6 * text.length
const pathMaxChars = 40

/** Keeps the end, by which pages differ. */
function shorten(path: string, max: number): string {
  return path.length <= max ? path : `…${path.slice(1 - max)}`
}

function text(content: string, style: Record<string, unknown>): ReactElement {
  const base = { position: 'absolute', display: 'flex', fontFamily: mono, whiteSpace: 'pre' }
  return node('div', { ...base, ...style }, content)
}

function centred(content: string, x: number, y: number): ReactElement {
  const size = 22
  const box = { left: x - size / 2, top: y - size / 2, width: size, height: size }
  const middle = { justifyContent: 'center', alignItems: 'center' }
  return text(content, { ...box, ...middle, fontSize: 14, color: sheetInk.line })
}
