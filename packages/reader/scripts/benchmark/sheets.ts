import { type DrawingId, drawingIds, getDrawing } from '@firstangle/drawings'
import type { PdfStyle } from '@firstangle/drawings/pdf'
import { assemblySheet } from '../sheets/assembly-sheet.ts'
import type { Habit } from '../sheets/callout-words.ts'
import { type RandomSheet, randomSheet } from '../sheets/random-sheet.ts'
import { rewriteDrawing } from '../sheets/rewrite-drawing.ts'
import { sampleTruth } from '../sheets/sample-truth.ts'
import type { Scan } from '../sheets/scan-page.ts'
import { type Language, languages, sheetWords } from '../sheets/sheet-words.ts'
import type { Spelling } from '../sheets/spelling.ts'

/** What a sheet is to the reader; figures are given for each. */
export const groups = [
  'vector',
  'outlined',
  'scan-300',
  'scan-200',
  'soft-200',
  'turned',
  'photo',
  'scan-150',
] as const

export type Group = (typeof groups)[number]

/** A sheet of the benchmark: what stands on it, and as what kind of file. */
export interface BenchmarkSheet {
  readonly name: string
  readonly group: Group
  readonly language: Language
  /** What stands on it, with the truth. */
  readonly draw: () => RandomSheet
  /** A PDF in the way of some CAD program, or pixels. */
  readonly file:
    | { readonly kind: 'pdf'; readonly style: PdfStyle }
    | { readonly kind: 'png'; readonly scan: Scan }
}

/** Seeds of the benchmark: no other set has them. */
const firstSeed = 7000

const a2 = { width: 594, height: 420, format: 'A2' }
const a3 = { width: 420, height: 297, format: 'A3' }

const habitOf = (language: Language, more: Partial<Habit> = {}): Habit => ({
  unit: 'mm',
  decimal: language === 'en' ? '.' : ',',
  times: language === 'en' ? 'X ' : 'x ',
  through: sheetWords[language].through,
  height: 3.5,
  ...more,
})

const inches: Partial<Habit> = { unit: 'inch', decimal: '.', times: 'X ', height: 3 }

/** Sheets of typical callouts, another one for each seed. */
const callouts = (
  seed: number,
  language: Language,
  size: typeof a3 = a3,
  more: Partial<Habit> = {},
) => ({
  language,
  draw: () => randomSheet(firstSeed + seed, size, language, habitOf(language, more)),
})

/** A sample drawing with other numbers. */
function part(id: DrawingId, spelling: Spelling) {
  const drawing = getDrawing(id)
  const isGerman = drawing.responses.metadata.languages[0] === 'DEU'
  return {
    language: (isGerman ? 'de' : 'en') as Language,
    draw: (): RandomSheet => ({
      page: rewriteDrawing(drawing, spelling),
      truth: sampleTruth(drawing, spelling),
    }),
  }
}

const metric = (seed: number): Spelling => ({ seed, unit: 'mm', isAsme: false })
const asme = (seed: number): Spelling => ({ seed, unit: 'mm', isAsme: true })
const inch = (seed: number): Spelling => ({ seed, unit: 'inch', isAsme: true })

const pdf = (style: PdfStyle) => ({ kind: 'pdf', style }) as const
const png = (scan: Scan) => ({ kind: 'png', scan }) as const

const vectors: readonly BenchmarkSheet[] = [
  ...languages.flatMap((language, i): BenchmarkSheet[] => [
    {
      name: `${language}-lines`,
      group: 'vector',
      ...callouts(i, language, a2),
      file: pdf({ font: 'helvetica' }),
    },
    {
      name: `${language}-strokes`,
      group: 'vector',
      ...callouts(10 + i, language, a3, { height: 2.5 }),
      file: pdf({ symbols: 'strokes', font: 'helvetica', runs: 'words' }),
    },
    {
      name: `${language}-private`,
      group: 'vector',
      ...callouts(20 + i, language, a3, language === 'en' ? inches : {}),
      file: pdf({ symbols: 'privateFont', rotate: i % 2 === 0 ? 90 : 270 }),
    },
  ]),
  ...drawingIds.flatMap((id, i): BenchmarkSheet[] => [
    {
      name: `${id}-glyphs`,
      group: 'vector',
      ...part(id, metric(40 + i)),
      file: pdf({ runs: 'glyphs', font: 'helvetica' }),
    },
    {
      name: `${id}-asme`,
      group: 'vector',
      ...part(id, asme(50 + i)),
      file: pdf({ symbols: 'privateFont', font: 'helvetica', rotate: 90 }),
    },
    {
      name: `${id}-inch`,
      group: 'vector',
      ...part(id, inch(60 + i)),
      file: pdf({ symbols: 'strokes', font: 'helvetica' }),
    },
  ]),
  {
    name: 'assembly',
    group: 'vector',
    language: 'en',
    draw: assemblySheet,
    file: pdf({ font: 'helvetica' }),
  },
]

const outlined: readonly BenchmarkSheet[] = [
  ...languages.map(
    (language, i): BenchmarkSheet => ({
      name: `${language}-outlines`,
      group: 'outlined',
      ...callouts(30 + i, language),
      file: pdf({ runs: 'outlines' }),
    }),
  ),
  ...(['shaft', 'bracket'] as const).map(
    (id, i): BenchmarkSheet => ({
      name: `${id}-outlines`,
      group: 'outlined',
      ...part(id, metric(70 + i)),
      file: pdf({ runs: 'outlines' }),
    }),
  ),
]

const scans: readonly BenchmarkSheet[] = [
  ...languages.flatMap((language, i): BenchmarkSheet[] => [
    {
      name: `${language}-scan-300`,
      group: 'scan-300',
      ...callouts(40 + i, language),
      file: png({ dpi: 300, skew: i % 2 === 0 ? 0.2 : -0.3, noise: 6, seed: 40 + i }),
    },
    {
      name: `${language}-scan-200`,
      group: 'scan-200',
      ...callouts(50 + i, language),
      file: png({ dpi: 200, skew: i % 2 === 0 ? -0.2 : 0.3, noise: 6, seed: 50 + i }),
    },
  ]),
  {
    name: 'shaft-copied-300',
    group: 'scan-300',
    ...part('shaft', metric(80)),
    file: png({ dpi: 300, skew: 0.4, noise: 20, seed: 80, isBilevel: true }),
  },
  {
    name: 'plate-scan-200',
    group: 'scan-200',
    ...part('plate', metric(81)),
    file: png({ dpi: 200, skew: 0.2, noise: 3, seed: 81, isBilevel: true }),
  },
  {
    name: 'en-soft-200',
    group: 'soft-200',
    ...callouts(60, 'en'),
    file: png({ dpi: 200, skew: 0, noise: 6, seed: 60, soft: 2.6 }),
  },
  {
    name: 'cover-soft-200',
    group: 'soft-200',
    ...part('cover', metric(82)),
    file: png({ dpi: 200, skew: 0.2, noise: 6, seed: 82, soft: 2.6 }),
  },
  ...([90, 180, 270] as const).map(
    (turn, i): BenchmarkSheet => ({
      name: `${drawingIds[i + 1]}-turned-${turn}`,
      group: 'turned',
      ...part(drawingIds[i + 1] ?? 'shaft', metric(83 + i)),
      file: png({ dpi: 300, skew: 0.2, noise: 3, seed: 83 + i, turn, isBilevel: true }),
    }),
  ),
  {
    name: 'bracket-photo',
    group: 'photo',
    ...part('bracket', metric(86)),
    file: png({ dpi: 220, skew: 1.5, noise: 3, seed: 86, soft: 1.8, tilt: 0.06 }),
  },
  {
    name: 'de-photo',
    group: 'photo',
    ...callouts(61, 'de'),
    file: png({ dpi: 220, skew: -1.2, noise: 4, seed: 61, soft: 2, tilt: 0.04 }),
  },
  {
    name: 'shaft-scan-150',
    group: 'scan-150',
    ...part('shaft', metric(87)),
    file: png({ dpi: 150, skew: 0.2, noise: 4, seed: 87 }),
  },
]

/** Every sheet of the benchmark, always the same. */
export const benchmarkSheets: readonly BenchmarkSheet[] = [...vectors, ...outlined, ...scans]
