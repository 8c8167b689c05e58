import { mmPerInch } from '@firstangle/drawings/standards'
import { grown } from '../boxes.ts'
import { type LetteringLine, letteringLines } from '../lettering/lettering-lines.ts'
import type { Box } from '../page.ts'
import { type OpenDrawing, paintedDpi } from './drawing-file.ts'
import { surenessOf } from './ocr/sureness.ts'
import type { Platform } from './platform.ts'
import { type GreyImage, turned } from './raster/grey-image.ts'
import { greyOfCanvas } from './raster/native-picture.ts'
import { readScan } from './scan/read-scan.ts'

/** Longest side of a framed area (mm): a larger one would take as long as a sheet. */
const longestSide = 120
/** Paper around an area (mm): lettering at its very edge would be taken for a cut line. */
const margin = 1
/** With this confidence lettering is the right way up, and no other way is tried. */
const surelyUpright = 0.8

/**
 * Recognises the lettering in an area of a sheet: what a visitor frames because it was missed.
 *
 * @param box In mm, as `picture` of the drawing takes it.
 * @returns Lines in mm of the area as it reads upright, the way that was recognised best; none for an empty area or one
 * longer than 120 mm.
 */
export async function readArea(
  drawing: OpenDrawing,
  platform: Platform,
  page: number,
  box: Box,
): Promise<readonly LetteringLine[]> {
  if (Math.max(box.width, box.height) > longestSide) return []
  const painted = await drawing.picture(page, grown(box, margin, margin), paintedDpi / mmPerInch)
  const image = greyOfCanvas(painted)
  const recogniser = await platform.recogniser()
  // Dimensions read from below or from the right (ISO 129-1); a sheet that lies upside down comes last.
  let best: Recognised = { lines: [], confidence: 0 }
  for (const degrees of [0, 90, 270, 180] as const) {
    const read = await recognised(turned(image, degrees), recogniser)
    if (read.confidence > best.confidence) best = read
    if (best.confidence >= surelyUpright) break
  }
  return best.lines
}

interface Recognised {
  readonly lines: readonly LetteringLine[]
  /** Mean of its letters, 0 to 1. */
  readonly confidence: number
}

async function recognised(
  image: GreyImage,
  recogniser: Awaited<ReturnType<Platform['recogniser']>>,
): Promise<Recognised> {
  const { texts } = await readScan(image, paintedDpi, recogniser)
  return { lines: letteringLines(texts), confidence: surenessOf(texts) }
}
