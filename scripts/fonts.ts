/**
 * Subsets the site's typefaces and writes `src/styles/faces.css`, and `fallback-faces.css` with local faces of equal size.
 * Run after an update of an @fontsource package: `npx node scripts/fonts.ts`. The results are committed.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import fontkit, { type Font } from '@pdf-lib/fontkit'
import { parse } from 'yaml'

interface Face {
  family: string
  /** Package under @fontsource and stem of the written file. */
  stem: string
  weight: 400 | 600
  /** Text faces keep hints for Windows screens of low density; headings have none, which halves their file. */
  hinted: boolean
  /** Kind of the local fallback. */
  fallback: 'sans' | 'sansBold' | 'mono'
}

interface Metrics {
  sizeAdjust: number
  ascent: number
  descent: number
  lineGap: number
}

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: string; noHinting: boolean; keepFeatures: string[] },
) => Promise<Buffer>

// The package ships without types.
const subsetFont = createRequire(import.meta.url)('subset-font') as SubsetFont

const root = join(import.meta.dirname, '..')
const outDir = join(root, 'src/styles/fonts')
const maxTotalBytes = 75_000
const cssHeader = '/* Written by scripts/fonts.ts: do not edit. Licences beside the files. */\n'
const barlow = { family: 'Barlow Semi Condensed', stem: 'barlow-semi-condensed' }
const plexSans = { family: 'IBM Plex Sans', stem: 'ibm-plex-sans' }
const plexMono = { family: 'IBM Plex Mono', stem: 'ibm-plex-mono' }

const faces: Face[] = [
  { ...barlow, weight: 600, hinted: false, fallback: 'sansBold' },
  { ...plexSans, weight: 400, hinted: true, fallback: 'sans' },
  { ...plexSans, weight: 600, hinted: false, fallback: 'sansBold' },
  { ...plexMono, weight: 400, hinted: true, fallback: 'mono' },
]

/** Local fallback fonts. Full names and PostScript names, since browsers differ in which they match. */
const localFonts = {
  sans: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Helvetica Neue', 'Roboto'],
  sansBold: [
    'Arial Bold',
    'Arial-BoldMT',
    'Liberation Sans Bold',
    'LiberationSans-Bold',
    'Helvetica Neue Bold',
    'HelveticaNeue-Bold',
    'Roboto Bold',
    'Roboto-Bold',
  ],
  mono: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'LiberationMono'],
}

/** Printable ASCII; letters with marks are as wide as those without. */
const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join(
  '',
)

/** Advance widths of `characters` per 1000 units: Arial (Liberation Sans is the same by design), Arial Bold, Courier New. */
const fallbackWidths = {
  sans: [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ],
  sansBold: [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ],
  mono: Array.from(characters, () => 600),
}

const prose = readProse()

await main()

async function main() {
  await mkdir(outDir, { recursive: true })
  const web: string[] = []
  const local: string[] = []
  let total = 0
  for (const face of faces) {
    const source = await readFile(sourcePath(face))
    const subset = await subsetFont(source, wantedCharacters(), {
      targetFormat: 'woff2',
      noHinting: !face.hinted,
      keepFeatures: ['kern', 'liga', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'],
    })
    await writeFile(join(outDir, fileName(face)), subset)
    web.push(webFace(face))
    const metrics = fallbackMetrics(fontkit.create(source), face)
    local.push(fallbackFace(face, metrics))
    total += subset.length
    console.log(fileName(face), subset.length)
  }
  if (total > maxTotalBytes) throw new Error(`fonts take ${total} bytes, budget ${maxTotalBytes}`)
  await writeFile(join(root, 'src/styles/faces.css'), `${cssHeader}${web.join('\n')}`)
  await writeFile(join(root, 'src/styles/fallback-faces.css'), `${cssHeader}${local.join('\n')}`)
  await copyLicences()
  console.log('total', total)
}

/**
 * ASCII, the letters of English, German and names from nearby, and the signs of drawings and prices. Each further
 * letter delays the first screen; a name with other letters is set in the fallback face.
 */
function wantedCharacters(): string {
  const ascii = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)).join('')
  const accented = 'ÄÅÆÇÉÖØÜßàáâäåæçèéêëíîñóôöøúûü'
  const signs = '§©«®°±¹²³µ·»¼½¾×÷–—‘’‚“”„•…‹›€™−←→≤≥≈⌀\u00a0\u202f\u2009'
  return ascii + accented + signs
}

/**
 * Makes the local font as wide on average and as tall as the web font, so that text does not move when it arrives.
 * Percentages of the override descriptors apply to the adjusted size, hence the division.
 */
function fallbackMetrics(font: Font, face: Face): Metrics {
  const { unitsPerEm } = font
  const widths = Array.from(characters, (_, at) => {
    const { advanceWidth } = font.glyphForCodePoint(characters.charCodeAt(at))
    return advanceWidth / unitsPerEm
  })
  const local = fallbackWidths[face.fallback].map((width) => width / 1000)
  const sizeAdjust = proseWidth(widths) / proseWidth(local)
  const override = (height: number) => Math.abs(height) / unitsPerEm / sizeAdjust
  return {
    sizeAdjust,
    ascent: override(font.ascent),
    descent: override(font.descent),
    lineGap: override(font.lineGap),
  }
}

/** Width of all words of the pages in both languages, so that each letter counts as often as it occurs. */
function proseWidth(widths: number[]): number {
  let sum = 0
  for (const letter of prose) sum += widths[characters.indexOf(letter)] ?? 0
  return sum
}

/** The words of the pages in `content/`, without marks on letters. */
function readProse(): string {
  const directory = join(root, 'content/pages')
  const files = readdirSync(directory).filter((name) => name.endsWith('.yaml'))
  const texts = files.flatMap((name) =>
    stringsIn(parse(readFileSync(join(directory, name), 'utf8'))),
  )
  return texts.join(' ').normalize('NFD')
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

function webFace(face: Face): string {
  return `@font-face {
  font-family: "${face.family}";
  font-style: normal;
  font-weight: ${face.weight};
  font-display: swap;
  src: url("./fonts/${fileName(face)}") format("woff2");
}
`
}

function fallbackFace(face: Face, metrics: Metrics): string {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`
  const sources = localFonts[face.fallback].map((name) => `local("${name}")`)
  return `@font-face {
  font-family: "${face.family} Fallback";
  font-style: normal;
  font-weight: ${face.weight};
  src:
    ${fillLines(sources)};
  size-adjust: ${percent(metrics.sizeAdjust)};
  ascent-override: ${percent(metrics.ascent)};
  descent-override: ${percent(metrics.descent)};
  line-gap-override: ${percent(metrics.lineGap)};
}
`
}

/** Comma-separated in lines of at most 100 characters, as Biome would. */
function fillLines(items: string[]): string {
  return items.reduce((text, item) => {
    const line = text.slice(text.lastIndexOf('\n') + 1).trim()
    return `${text},${line.length + item.length > 94 ? '\n    ' : ' '}${item}`
  })
}

async function copyLicences() {
  for (const stem of new Set(faces.map((face) => face.stem))) {
    const licence = join(root, 'node_modules/@fontsource', stem, 'LICENSE')
    await copyFile(licence, join(outDir, `OFL-${stem}.txt`))
  }
}

function sourcePath({ stem, weight }: Face): string {
  return join(root, `node_modules/@fontsource/${stem}/files/${stem}-latin-${weight}-normal.woff2`)
}

function fileName({ stem, weight }: Face): string {
  return `${stem}-${weight}.woff2`
}
