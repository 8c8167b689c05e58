import { drawingIds, getDrawing } from '@firstangle/drawings'
import type { PdfStyle } from '@firstangle/drawings/pdf'
import { drawingPdf } from '@firstangle/drawings/pdf'
import { describe, expect, it } from 'vitest'
import { figuresOf } from '../../src/evaluation/figures.ts'
import { type FileResult, scoreFile } from '../../src/evaluation/score-file.ts'
import { readTruth } from '../../src/evaluation/truth.ts'
import { readDrawingFile } from '../../src/input/node/open-drawing.ts'
import { readPage } from '../../src/read-page.ts'
import { rewriteDrawing } from '../sheets/rewrite-drawing.ts'
import { sampleTruth } from '../sheets/sample-truth.ts'
import type { Spelling } from '../sheets/spelling.ts'

/** One way of writing for each sample keeps the test short; all of them are in `npm run eval`. */
const ways: readonly (readonly [PdfStyle, Spelling])[] = [
  [{}, { seed: null, unit: 'mm', isAsme: false }],
  [
    { symbols: 'strokes', font: 'helvetica' },
    { seed: 12, unit: 'inch', isAsme: true },
  ],
  [
    { symbols: 'privateFont', rotate: 90 },
    { seed: 11, unit: 'mm', isAsme: true },
  ],
  [
    { runs: 'glyphs', font: 'helvetica' },
    { seed: 13, unit: 'mm', isAsme: false },
  ],
]

async function resultOf(id: (typeof drawingIds)[number], at: number): Promise<FileResult> {
  const [style, spelling] = ways[at % ways.length] ?? [
    {},
    { seed: null, unit: 'mm', isAsme: false },
  ]
  const drawing = getDrawing(id)
  const opened = await readDrawingFile(await drawingPdf(rewriteDrawing(drawing, spelling), style))
  if ('reason' in opened) throw new Error(`${id} is refused: ${opened.reason}`)
  const truth = readTruth(JSON.stringify(sampleTruth(drawing, spelling)), id)
  return scoreFile(truth, opened.map(readPage))
}

describe('the sample drawings as vectors', () => {
  it('are read as well as the goals of issue 6 ask', async () => {
    const results: FileResult[] = []
    for (const [at, id] of drawingIds.entries()) results.push(await resultOf(id, at))
    const figures = figuresOf(results).filter(({ kind }) => kind !== 'metadata')
    const below = figures.filter(
      ({ precision, recall }) => (precision ?? 1) < leastPrecision || (recall ?? 1) < leastRecall,
    )
    expect(below).toEqual([])
  })
})

const leastPrecision = 0.98
const leastRecall = 0.98
