import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boundingBox } from '../../src/boxes.ts'
import type { ReadValue } from '../../src/evaluation/scored-value.ts'
import { mmPerInch } from '../../src/mm-per-inch.ts'
import type { Box } from '../../src/page.ts'
import type { PageReading } from '../../src/reading.ts'
import type { FileReport } from '../eval/run-set.ts'
import { pngOf } from '../sheets/picture-files.ts'
import { type Scan, type ScannedSheet, scanPage } from '../sheets/scan-page.ts'
import type { Confusion } from './results.ts'
import { type BenchmarkSheet, benchmarkSheets } from './sheets.ts'

/** Examples that are shown. */
const mostExamples = 8

/** Paper around the place, mm. */
const margin = 5

/** How a sheet without pixels is painted for its picture. */
const paintedSheet = { dpi: 150, skew: 0, noise: 0, seed: 0 }

interface Mistake {
  readonly sheet: BenchmarkSheet
  readonly read: ReadValue
  readonly box: Box
}

/** Largest box that is shown (mm): that of a long note would not fit the page. */
const mostShown = { width: 70, height: 40 }

/** Where a value that was read stands on its sheet. */
function boxOf(read: ReadValue, readings: readonly PageReading[]): Box | undefined {
  const feature = readings
    .flatMap(({ features }) => features)
    .find(({ label, confidence }) => label === read.text && confidence === read.confidence)
  return feature && boundingBox(feature.boxes)
}

const mistakesOf = ({ file, result, readings }: FileReport): Mistake[] => {
  const sheet = benchmarkSheets.find((one) => file === `${one.name}.${one.file.kind}`)
  return result.pages
    .flatMap(({ falseValues }) => falseValues)
    .flatMap((read) => {
      const box = boxOf(read, readings)
      const isShown = box && box.width < mostShown.width && box.height < mostShown.height
      return sheet && isShown ? [{ sheet, read, box }] : []
    })
}

/** The surest mistakes, of each group and kind one. */
function chosen(mistakes: readonly Mistake[]): Mistake[] {
  const out = new Map<string, Mistake>()
  const surest = mistakes.toSorted((a, b) => b.read.confidence - a.read.confidence)
  for (const mistake of surest) {
    const key = `${mistake.sheet.group} ${mistake.read.kind}`
    if (!out.has(key)) out.set(key, mistake)
  }
  return [...out.values()].slice(0, mostExamples)
}

/** Sixteen levels of grey are enough to see, and pack better. */
const coarse = (level: number): number => Math.round(level / 17) * 17

/** A part of a picture; `box` in mm. */
function cropped(picture: ScannedSheet, box: Box, dpi: number): ScannedSheet {
  const scale = dpi / mmPerInch
  const left = Math.max(0, Math.floor((box.x - margin) * scale))
  const top = Math.max(0, Math.floor((box.y - margin) * scale))
  const width = Math.min(picture.width - left, Math.ceil((box.width + 2 * margin) * scale))
  const height = Math.min(picture.height - top, Math.ceil((box.height + 2 * margin) * scale))
  const grey = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const start = (top + y) * picture.width + left
    const row = picture.grey.subarray(start, start + width)
    grey.set(row.map(coarse), y * width)
  }
  return { width, height, grey }
}

/** How the sheet lay when it was read: scans are set straight and upright first. */
const straight = ({ file }: BenchmarkSheet): Scan =>
  file.kind === 'png' ? { ...file.scan, skew: 0, turn: 0 } : paintedSheet

/** Writes a picture of each example into the folder. */
export function writeConfusions(reports: readonly FileReport[], folder: string): Confusion[] {
  return chosen(reports.flatMap(mistakesOf)).map(({ sheet, read, box }, i) => {
    const { page } = sheet.draw()
    const scan = straight(sheet)
    const part = cropped(scanPage(page, scan), box, scan.dpi)
    const picture = `confusion-${i + 1}.png`
    writeFileSync(join(folder, picture), pngOf(part, scan.dpi))
    return {
      sheet: sheet.name,
      group: sheet.group,
      kind: read.kind,
      read: read.text,
      confidence: read.confidence,
      picture,
      width: part.width,
      height: part.height,
    }
  })
}
