import { getDrawing } from '@firstangle/drawings'
import { drawingPdf } from '@firstangle/drawings/pdf'
import { expect, test } from 'vitest'
import { reliabilityOf } from '../../src/evaluation/figures.ts'
import { scoreFile } from '../../src/evaluation/score-file.ts'
import { readTruth } from '../../src/evaluation/truth.ts'
import { readDrawingFile } from '../../src/input/node/open-drawing.ts'
import { readPage } from '../../src/read-page.ts'
import { pngOf } from '../sheets/picture-files.ts'
import { rewriteDrawing } from '../sheets/rewrite-drawing.ts'
import { sampleTruth } from '../sheets/sample-truth.ts'
import { scanPage } from '../sheets/scan-page.ts'
import type { Spelling } from '../sheets/spelling.ts'

/** Part of the visible set: as vectors, and as a scan, whose values are the less sure ones. */
const plain: Spelling = { seed: null, unit: 'mm', isAsme: false }
const inch: Spelling = { seed: 12, unit: 'inch', isAsme: true }

/** What is shown at a confidence and more is right in at least this share. */
const promises = [
  { from: 0.95, leastRight: 0.98 },
  { from: 0.8, leastRight: 0.9 },
] as const

async function resultOf(bytes: Uint8Array, id: 'shaft' | 'cover', spelling: Spelling) {
  const opened = await readDrawingFile(bytes)
  if ('reason' in opened) throw new Error(`${id} is refused: ${opened.reason}`)
  const truth = readTruth(JSON.stringify(sampleTruth(getDrawing(id), spelling)), id)
  return scoreFile(truth, opened.map(readPage))
}

test('what is shown as sure is right as often as it says', { timeout: 120_000 }, async () => {
  const shaft = rewriteDrawing(getDrawing('shaft'), plain)
  const cover = rewriteDrawing(getDrawing('cover'), inch)
  const scan = { dpi: 300, skew: 0.3, noise: 8, seed: 3 }
  const bins = reliabilityOf([
    await resultOf(await drawingPdf(shaft, { symbols: 'strokes' }), 'shaft', plain),
    await resultOf(await drawingPdf(cover, { symbols: 'privateFont' }), 'cover', inch),
    await resultOf(pngOf(scanPage(shaft, scan), scan.dpi), 'shaft', plain),
  ])
  for (const { from, leastRight } of promises) {
    const above = bins.filter((bin) => bin.from >= from)
    const shown = above.reduce((sum, { count }) => sum + count, 0)
    const right = above.reduce((sum, one) => sum + one.right, 0)
    expect(shown, `values shown at ${from} and more`).toBeGreaterThan(40)
    expect(right / shown, `right at ${from} and more`).toBeGreaterThanOrEqual(leastRight)
  }
})
