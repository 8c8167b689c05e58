import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawingId } from '@firstangle/drawings'
import { drawingIds, getDrawing } from '@firstangle/drawings'
import type { PdfStyle } from '@firstangle/drawings/pdf'
import { drawingPdf } from '@firstangle/drawings/pdf'
import type { Habit } from '../sheets/callout-words.ts'
import { pngOf, tiffOf } from '../sheets/picture-files.ts'
import { randomSheet } from '../sheets/random-sheet.ts'
import { rewriteDrawing } from '../sheets/rewrite-drawing.ts'
import { sampleTruth } from '../sheets/sample-truth.ts'
import { type Scan, scanPage } from '../sheets/scan-page.ts'
import type { Language } from '../sheets/sheet-words.ts'
import type { Spelling } from '../sheets/spelling.ts'

interface Entry {
  readonly file: string
  readonly truth: string | null
  readonly group: string
}

const plain: Spelling = { seed: null, unit: 'mm', isAsme: false }
const asme: Spelling = { seed: 11, unit: 'mm', isAsme: true }
const inch: Spelling = { seed: 12, unit: 'inch', isAsme: true }
const varied: Spelling = { seed: 13, unit: 'mm', isAsme: false }

const styles: Readonly<Record<string, readonly [Spelling, PdfStyle]>> = {
  lines: [plain, {}],
  glyphs: [varied, { runs: 'glyphs', font: 'helvetica' }],
  strokes: [plain, { symbols: 'strokes', font: 'helvetica' }],
  'strokes-inch': [inch, { symbols: 'strokes', font: 'helvetica', runs: 'words' }],
  private: [varied, { symbols: 'privateFont', font: 'helvetica' }],
  'asme-rotated': [asme, { font: 'helvetica', rotate: 90 }],
  'inch-rotated': [inch, { rotate: 270, symbols: 'privateFont' }],
}

interface ScanStyle {
  readonly id: DrawingId
  readonly spelling: Spelling
  readonly scan: Scan
  readonly format: 'png' | 'tiff'
}

const scans: readonly ScanStyle[] = [
  { id: 'shaft', spelling: plain, scan: { dpi: 300, skew: 0, noise: 6, seed: 1 }, format: 'png' },
  {
    id: 'bracket',
    spelling: varied,
    scan: { dpi: 300, skew: 0.4, noise: 8, seed: 2 },
    format: 'tiff',
  },
  { id: 'plate', spelling: asme, scan: { dpi: 300, skew: -0.3, noise: 8, seed: 3 }, format: 'png' },
  {
    id: 'cover',
    spelling: plain,
    scan: { dpi: 300, skew: 0.2, noise: 10, seed: 4 },
    format: 'tiff',
  },
  {
    id: 'bracket',
    spelling: plain,
    scan: { dpi: 200, skew: 0.3, noise: 8, seed: 5 },
    format: 'png',
  },
  { id: 'plate', spelling: inch, scan: { dpi: 200, skew: 0, noise: 6, seed: 6 }, format: 'tiff' },
]

interface RandomStyle {
  readonly name: string
  readonly size: { readonly width: number; readonly height: number; readonly format: string }
  readonly language: Language
  readonly habit: Habit
  readonly style: PdfStyle
}

const metric: Habit = { unit: 'mm', decimal: '.', times: 'x ', through: 'THRU', height: 3.5 }
const german: Habit = { unit: 'mm', decimal: ',', times: ' x ', through: 'durch', height: 3.5 }
const imperial: Habit = { unit: 'inch', decimal: '.', times: 'X ', through: 'THRU ALL', height: 3 }
const a1 = { width: 841, height: 594, format: 'A1' }
const a2 = { width: 594, height: 420, format: 'A2' }
const a3 = { width: 420, height: 297, format: 'A3' }
const tabloid = { width: 431.8, height: 279.4, format: 'B' }

const randomStyles: readonly RandomStyle[] = [
  { name: 'lines', size: a1, language: 'en', habit: metric, style: { font: 'helvetica' } },
  {
    name: 'strokes',
    size: a2,
    language: 'de',
    habit: german,
    style: { symbols: 'strokes', font: 'helvetica', runs: 'words' },
  },
  {
    name: 'inch',
    size: tabloid,
    language: 'en',
    habit: imperial,
    style: { symbols: 'strokes', font: 'helvetica' },
  },
  { name: 'glyphs', size: a3, language: 'de', habit: german, style: { runs: 'glyphs' } },
  {
    name: 'private',
    size: a2,
    language: 'en',
    habit: { ...metric, times: '× ', height: 2.5 },
    style: { symbols: 'privateFont', font: 'helvetica', rotate: 90 },
  },
]

/** Writes the drawings that `npm run eval` reads by default, with their truths; returns the folder. */
export async function writeVisibleSet(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const entries: Entry[] = []
  const add = (name: string, ending: string, group: string, bytes: Uint8Array, truth: unknown) => {
    const file = `${name}.${ending}`
    writeFileSync(join(folder, file), bytes)
    writeFileSync(join(folder, `${name}.truth.json`), JSON.stringify(truth, null, 1))
    entries.push({ file, truth: `${name}.truth.json`, group })
  }
  for (const id of drawingIds) {
    const drawing = getDrawing(id)
    for (const [name, [spelling, style]] of Object.entries(styles)) {
      const bytes = await drawingPdf(rewriteDrawing(drawing, spelling), style)
      add(`${id}-${name}`, 'pdf', 'vector', bytes, sampleTruth(drawing, spelling))
    }
    const outlined = await drawingPdf(rewriteDrawing(drawing, plain), { runs: 'outlines' })
    add(`${id}-outlines`, 'pdf', 'outlined', outlined, sampleTruth(drawing, plain))
  }
  for (const [i, { name, size, language, habit, style }] of randomStyles.entries()) {
    const { page, truth } = randomSheet(100 + i, size, language, habit)
    add(`random-${name}`, 'pdf', 'vector', await drawingPdf(page, style), truth)
  }
  for (const { id, spelling, scan, format } of scans) {
    const drawing = getDrawing(id)
    const sheet = scanPage(rewriteDrawing(drawing, spelling), scan)
    const bytes = format === 'png' ? pngOf(sheet, scan.dpi) : tiffOf(sheet, scan.dpi)
    const group = `scan ${scan.dpi} dpi`
    const truth = sampleTruth(drawing, spelling)
    add(`${id}-scan-${scan.dpi}-${scan.seed}`, format, group, bytes, truth)
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ files: entries }, null, 1))
  return folder
}
