import { radians } from '../../../angles.ts'
import { boxAround } from '../../../boxes.ts'
import type { Point, TextRun } from '../../../page.ts'
import type { Recogniser } from '../../ocr/recogniser.ts'
import { blankPaper, type GreyImage } from '../../raster/grey-image.ts'
import type { Bitmap } from '../ink/bitmap.ts'
import { componentsOf, heightOf } from '../ink/components.ts'
import type { SlantedLine } from '../rows/slanted-row.ts'
import { straightened } from '../straight/deskew.ts'
import { frameOf } from './line-box.ts'
import { linePadding, linePicture } from './line-picture.ts'
import { readLine } from './read-line.ts'

/** Shade below which a pixel of the turned picture is ink: thin signs, as Ø, are paler than the figures beside them. */
const inkShade = 170

/** Reads a row of letters at any angle: turned level, read, and put back in its place. */
export async function readSlanted(
  image: GreyImage,
  { parts, rotation }: SlantedLine,
  recogniser: Recogniser,
  millimetres: number,
): Promise<TextRun[]> {
  const frame = frameOf(parts, 0)
  const upright = squared(linePicture(image, parts, frame))
  const level = straightened(upright.image, -rotation)
  const letters = componentsOf(inkOf(level)).filter(({ area }) => area > 3)
  const height = Math.max(0, ...letters.map(heightOf))
  if (letters.length < 2) return []
  const runs = await readLine(
    level,
    { isHorizontal: true, parts: letters, height },
    recogniser,
    millimetres,
  )
  const corner = {
    x: (frame.left - linePadding - upright.left) * millimetres,
    y: (frame.top - linePadding - upright.top) * millimetres,
  }
  const middle = (level.width / 2) * millimetres
  return runs.map((run) => turnedBack(run, rotation, middle, corner))
}

/** The picture in the middle of a square in which it can be turned without losing corners. */
function squared({ width, height, pixels }: GreyImage) {
  const side = Math.ceil(Math.hypot(width, height))
  const [left, top] = [Math.floor((side - width) / 2), Math.floor((side - height) / 2)]
  const image = blankPaper(side, side)
  for (let y = 0; y < height; y += 1) {
    image.pixels.set(pixels.subarray(y * width, (y + 1) * width), (y + top) * side + left)
  }
  return { image, left, top }
}

function inkOf({ width, height, pixels }: GreyImage): Bitmap {
  return { width, height, ink: pixels.map((shade) => (shade < inkShade ? 1 : 0)) }
}

function turnedBack(run: TextRun, rotation: number, middle: number, corner: Point): TextRun {
  const angle = radians(-rotation)
  const onPage = ({ x, y }: Point): Point => ({
    x: corner.x + middle + (x - middle) * Math.cos(angle) - (y - middle) * Math.sin(angle),
    y: corner.y + middle + (x - middle) * Math.sin(angle) + (y - middle) * Math.cos(angle),
  })
  const { x, y, width, height } = run.box
  const corners = [x, x + width].flatMap((u) => [y, y + height].map((v) => onPage({ x: u, y: v })))
  return {
    ...run,
    origin: onPage(run.origin),
    rotation: (rotation + 360) % 360,
    box: boxAround(corners),
  }
}
