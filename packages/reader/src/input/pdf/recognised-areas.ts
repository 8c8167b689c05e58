import { mmPerInch } from '@firstangle/drawings/standards'
import { bottomOf, boxBetween, centreOf, grown, holds, rightOf, unionOf } from '../../boxes.ts'
import type { Box, DrawingPage, Path, TextRun } from '../../page.ts'
import { type OnInputProgress, paintedDpi, tellWithoutWaiting } from '../drawing-file.ts'
import type { Recogniser } from '../ocr/recogniser.ts'
import { mappedMarks } from '../placement.ts'
import { blankPaper, type GreyImage } from '../raster/grey-image.ts'
import { holdsLettering, plainGround } from '../scan/ink/plain-ground.ts'
import { readParts, type ScanMarks } from '../scan/read-scan.ts'
import type { LineOfText } from '../scan/rows/line-of-text.ts'
import { type SheetParts, sheetPartsOf } from '../scan/sheet-parts.ts'
import type { AreaToRecognise } from './joined-areas.ts'
import { notInFile } from './pixels-on-page.ts'

/** Paper around an area (mm): lettering at its very edge would be taken for a cut line. */
const margin = 1

/** What is needed to recognise areas of a page. */
interface PageToRecognise {
  readonly page: DrawingPage
  readonly areas: readonly AreaToRecognise[]
  /** Where the page has pictures, those of no area too. */
  readonly pictures: readonly Box[]
  /** Paints a part of the page. */
  paint(box: Box): Promise<GreyImage>
  /** Loads the engine. */
  recogniser(): Promise<Recogniser>
}

/** A picture of this share of the page holds the lines of the drawing; a smaller one shows a part of the product. */
const drawnShare = 0.5

interface Found {
  readonly box: Box
  /** Whether its lines are those of the drawing, which no path of the file draws. */
  readonly isDrawn: boolean
  readonly image: GreyImage
  readonly parts: SheetParts
}

/**
 * What is recognised in some areas of a page: texts, and the lines of a picture that takes most of it; other lines are there
 * as paths already. The engine is loaded only where something looks like lettering.
 */
export async function recognisedMarks(
  source: PageToRecognise,
  onProgress: OnInputProgress,
): Promise<ScanMarks> {
  const { page, areas } = source
  await onProgress('extract', 0)
  const found: Found[] = []
  for (const [index, area] of areas.entries()) {
    await onProgress('find', index / areas.length)
    const one = await foundIn(source, area, (fraction) =>
      tellWithoutWaiting(onProgress, 'find', (index + fraction) / areas.length),
    )
    if (one) found.push(one)
  }
  const texts: TextRun[] = []
  const paths: Path[] = []
  for (const [index, { box, isDrawn, image, parts }] of found.entries()) {
    const recogniser = await source.recogniser()
    const report: OnInputProgress = (step, fraction) =>
      step === 'recognise'
        ? onProgress(step, (index + fraction) / found.length)
        : onProgress(step, 1)
    const marks = await readParts(image, paintedDpi, parts, recogniser, report)
    const kept = { texts: marks.texts, paths: isDrawn ? marks.paths : [] }
    const placed = mappedMarks(kept, [1, 0, 0, 1, box.x, box.y])
    texts.push(...placed.texts)
    paths.push(...placed.paths)
  }
  return { texts: notInFile(texts, page.texts), paths }
}

/** The lines of text of an area; null where it is a picture of other things. */
async function foundIn(
  { page, pictures, paint }: PageToRecognise,
  area: AreaToRecognise,
  onProgress: (fraction: number) => void,
): Promise<Found | null> {
  const box = onPixels(withinPage(grown(area.box, margin, margin), page))
  const image = onlyAreas(await paint(box), box, area.lettered)
  // What the file holds as text is not read twice.
  for (const text of page.texts) {
    for (const [from, to] of rowsOf(image, box, text.box)) image.pixels.fill(255, from, to)
  }
  const parts = sheetPartsOf(image, paintedDpi / mmPerInch, onProgress)
  const lines = parts.lines.filter(
    (line) => !isInPicture(line, box, pictures) || plainGround(image, line.parts) !== null,
  )
  if (area.isPicture && !holdsLettering(image, lines)) return null
  const isDrawn =
    area.isPicture && area.box.width * area.box.height > drawnShare * page.width * page.height
  return { box, isDrawn, image, parts: { ...parts, lines } }
}

const withinPage = (box: Box, { width, height }: DrawingPage): Box =>
  boxBetween(
    Math.max(0, box.x),
    Math.max(0, box.y),
    Math.min(width, rightOf(box)),
    Math.min(height, bottomOf(box)),
  )

/** The box widened to whole pixels of the page, so that it is painted as in a picture of the whole page. */
function onPixels(box: Box): Box {
  const pixel = mmPerInch / paintedDpi
  const down = (at: number) => Math.floor(at / pixel) * pixel
  const up = (at: number) => Math.ceil(at / pixel) * pixel
  return boxBetween(down(box.x), down(box.y), up(rightOf(box)), up(bottomOf(box)))
}

function isInPicture({ parts }: LineOfText, area: Box, pictures: readonly Box[]): boolean {
  const boxes = parts.map(({ left, top, right, bottom }) => ({
    x: area.x + (left * mmPerInch) / paintedDpi,
    y: area.y + (top * mmPerInch) / paintedDpi,
    width: ((right - left) * mmPerInch) / paintedDpi,
    height: ((bottom - top) * mmPerInch) / paintedDpi,
  }))
  const centre = centreOf(unionOf(boxes))
  return pictures.some((picture) => holds(picture, centre))
}

/** The picture of a part of a page with paper everywhere but in some boxes (mm). */
function onlyAreas(image: GreyImage, part: Box, boxes: readonly Box[]): GreyImage {
  const paper = blankPaper(image.width, image.height)
  for (const box of boxes) {
    for (const [from, to] of rowsOf(image, part, box)) {
      paper.pixels.set(image.pixels.subarray(from, to), from)
    }
  }
  return paper
}

/** Where the rows of a box (mm of the page) begin and end among the pixels of the picture of a part of the page. */
function rowsOf({ width, height }: GreyImage, part: Box, box: Box): [number, number][] {
  const scale = paintedDpi / mmPerInch
  const [x, y] = [box.x - part.x, box.y - part.y]
  const left = Math.max(0, Math.floor(x * scale))
  const right = Math.min(width, Math.ceil((x + box.width) * scale))
  const top = Math.max(0, Math.floor(y * scale))
  const bottom = Math.min(height, Math.ceil((y + box.height) * scale))
  const rows = right > left ? Math.max(0, bottom - top) : 0
  return Array.from({ length: rows }, (_, row) => [
    (top + row) * width + left,
    (top + row) * width + right,
  ])
}
