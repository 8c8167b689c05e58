import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mmPerInch } from '@firstangle/drawings/standards'
import { boundingBox } from '../../src/boxes.ts'
import type { Box } from '../../src/page.ts'
import type { PageReading } from '../../src/reading.ts'
import type { FileReport } from '../eval/run-set.ts'
import { pngOf } from '../sheets/picture-files.ts'
import { type Scan, type ScannedSheet, scanPage } from '../sheets/scan-page.ts'
import { cleanCrop } from './clean-crop.ts'
import type { Confusion } from './results.ts'
import { type BenchmarkSheet, benchmarkSheets } from './sheets.ts'

/** Examples that are shown. */
const mostExamples = 8

/** Paper around the place, mm. */
const margin = 5
/** Of that at least, mm. */
const leastMargin = 0.6

/** How a sheet without pixels is painted for its picture. */
const paintedSheet = { dpi: 150, skew: 0, noise: 0, seed: 0 }

interface Mistake {
  readonly sheet: BenchmarkSheet
  readonly kind: Confusion['kind']
  readonly read: string
  readonly confidence: number
  readonly box: Box
}

/** Largest box that is shown (mm): that of a long note would not fit the page. */
const mostShown = { width: 70, height: 40 }

/** What a place of a sheet was read as, and how sure. */
interface Placed {
  readonly text: string
  readonly confidence: number
  readonly boxes: readonly Box[]
}

/** Where the values and the fields of the title block stand. */
const placedIn = (readings: readonly PageReading[]): Placed[] =>
  readings.flatMap(({ features, metadata }) => [
    ...features.map(({ label, ...found }) => ({ ...found, text: label })),
    ...metadata.map(({ value, ...found }) => ({ ...found, text: value })),
  ])

const mistakesOf = ({ file, result, readings }: FileReport): Mistake[] => {
  const sheet = benchmarkSheets.find((one) => file === `${one.name}.${one.file.kind}`)
  const placed = placedIn(readings)
  const wrong = [
    ...result.pages.flatMap(({ falseValues }) => falseValues),
    ...result.metadata.flatMap(({ found, isRight, confidence }) =>
      found === null || isRight || confidence === null
        ? []
        : [{ kind: 'metadata' as const, text: found, confidence }],
    ),
  ]
  return wrong.flatMap(({ kind, text, confidence }) => {
    const one = placed.find((each) => each.text === text && each.confidence === confidence)
    const box = one && one.boxes.length > 0 ? boundingBox(one.boxes) : null
    const isShown = box && box.width < mostShown.width && box.height < mostShown.height
    return sheet && isShown ? [{ sheet, kind, read: text, confidence, box }] : []
  })
}

/** The surest mistakes, of each group and kind one, and none twice. */
function chosen(mistakes: readonly Mistake[]): Mistake[] {
  const out: Mistake[] = []
  const surest = mistakes.toSorted((a, b) => b.confidence - a.confidence)
  for (const mistake of surest) {
    const { sheet, kind, read } = mistake
    const isShown = out.some(
      (one) => one.read === read || (one.sheet.group === sheet.group && one.kind === kind),
    )
    if (!isShown) out.push(mistake)
  }
  return out.slice(0, mostExamples)
}

/** Sixteen levels of grey are enough to see, and pack better. */
const coarse = (level: number): number => Math.round(level / 17) * 17

/** A part of a picture; `box` in mm. It ends where it cuts no lettering beside the place, if there is such a line. */
function cropped(picture: ScannedSheet, box: Box, dpi: number): ScannedSheet {
  const around = (space: number) => {
    const scale = dpi / mmPerInch
    return {
      left: Math.max(0, Math.floor((box.x - space) * scale)),
      top: Math.max(0, Math.floor((box.y - space) * scale)),
      right: Math.min(picture.width, Math.ceil((box.x + box.width + space) * scale)),
      bottom: Math.min(picture.height, Math.ceil((box.y + box.height + space) * scale)),
    }
  }
  const { left, top, right, bottom } = cleanCrop(picture, around(leastMargin), around(margin))
  const [width, height] = [right - left, bottom - top]
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
  return chosen(reports.flatMap(mistakesOf)).map(({ sheet, kind, read, confidence, box }, i) => {
    const { page } = sheet.draw()
    const scan = straight(sheet)
    const part = cropped(scanPage(page, scan), box, scan.dpi)
    const picture = `confusion-${i + 1}.png`
    writeFileSync(join(folder, picture), pngOf(part, scan.dpi))
    return {
      sheet: sheet.name,
      group: sheet.group,
      kind,
      read,
      confidence,
      picture,
      width: part.width,
      height: part.height,
    }
  })
}
