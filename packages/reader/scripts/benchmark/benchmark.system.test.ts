import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ReliabilityBin } from '../../src/evaluation/figures.ts'
import { scoreFile } from '../../src/evaluation/score-file.ts'
import { readTruth } from '../../src/evaluation/truth.ts'
import { readDrawingFile } from '../../src/input/node/open-drawing.ts'
import { readPage } from '../../src/read-page.ts'
import { type BenchmarkResults, sheetResult } from './results.ts'
import { sheetFile } from './sheet-file.ts'
import { benchmarkSheets } from './sheets.ts'

const folder = join(import.meta.dirname, '../../benchmark')
const results: BenchmarkResults = JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8'))

/** Sheets that are read again: every way of writing text, two languages, and pixels. */
const sample = [
  'en-lines',
  'fr-strokes',
  'pl-private',
  'cover-glyphs',
  'shaft-asme',
  'plate-inch',
  'assembly',
  'it-outlines',
  'plate-scan-200',
  'shaft-scan-150',
]

async function readAnew(name: string) {
  const sheet = benchmarkSheets.find((one) => one.name === name)
  if (!sheet) throw new Error(`The benchmark has no sheet ${name}`)
  const { bytes, truth, sha256 } = await sheetFile(sheet)
  const opened = await readDrawingFile(bytes)
  const isRefused = 'reason' in opened
  const readings = isRefused ? [] : opened.map(readPage)
  const result = scoreFile(readTruth(JSON.stringify(truth), name), readings)
  return sheetResult({ sheet, sha256, refusal: isRefused ? opened.reason : null, result })
}

describe('the results in the repository', () => {
  test('are of all sheets of the benchmark', () => {
    const names = results.sheets.map(({ name }) => name)
    expect(names).toEqual(benchmarkSheets.map(({ name }) => name))
  })

  // Also holds that the sheets are made the same again, byte by byte. After `npm run eval -- benchmark` it is true again.
  test.each(sample)('are those of this reader: %s', async (name) => {
    expect(await readAnew(name)).toEqual(results.sheets.find((sheet) => sheet.name === name))
  })

  test('show a picture of each confusion', () => {
    expect(results.confusions.length).toBeGreaterThan(0)
    for (const { picture, width, height } of results.confusions) {
      const png = readFileSync(join(folder, picture))
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height])
    }
  })
})

describe('confidence', () => {
  const all = [...results.reliability.vector, ...results.reliability.pixels]
  const sum = (bins: readonly ReliabilityBin[], key: 'count' | 'right') =>
    bins.reduce((total, bin) => total + bin[key], 0)

  test.each([
    { from: 0.95, leastRight: 0.98 },
    { from: 0.8, leastRight: 0.9 },
  ])('of $from and more is right as often as it says', ({ from, leastRight }) => {
    const above = all.filter((bin) => bin.from >= from)
    expect(sum(above, 'count')).toBeGreaterThan(500)
    expect(sum(above, 'right') / sum(above, 'count')).toBeGreaterThanOrEqual(leastRight)
  })
})
