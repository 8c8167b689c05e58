import { degreesOf } from '../../angles.ts'
import { boxAround } from '../../boxes.ts'
import type { TextRun } from '../../page.ts'
import { compose, type Matrix, mapped, matrixOf, scaleOf } from './matrix.ts'

/** What pdf.js gives for a run of text. */
interface TextItem {
  readonly str: string
  readonly transform: readonly number[]
  readonly width: number
  readonly fontName: string
}

/** Parts of the font's height that a run reaches above and below its base line. */
const above = 0.78
const below = 0.22

/**
 * The runs of text of a page in millimetres.
 *
 * @param nameOfFont The real name behind the name by which pdf.js knows a font.
 */
export function textsOfContent(
  items: readonly (TextItem | object)[],
  pageMatrix: Matrix,
  nameOfFont: (name: string) => string,
): TextRun[] {
  return items
    .filter((item): item is TextItem => 'str' in item && item.str.trim() !== '')
    .map((item) => runOf(item, pageMatrix, nameOfFont))
    .filter((run) => run !== null)
}

function runOf(
  item: TextItem,
  pageMatrix: Matrix,
  nameOfFont: (name: string) => string,
): TextRun | null {
  const own = matrixOf(item.transform)
  if (!own) return null
  const matrix = compose(pageMatrix, own)
  const along = Math.hypot(matrix[0], matrix[1])
  if (along === 0) return null
  // A slanted font has a longer second axis: the height is what stands upright on the base line.
  const size = scaleOf(matrix) ** 2 / along
  const advance = item.width * scaleOf(pageMatrix)
  const [dx, dy] = [matrix[0] / along, matrix[1] / along]
  const origin = mapped(matrix, 0, 0)
  const corner = (length: number, height: number) => ({
    x: origin.x + dx * length + dy * height,
    y: origin.y + dy * length - dx * height,
  })
  const box = boxAround([
    corner(0, -below * size),
    corner(advance, -below * size),
    corner(0, above * size),
    corner(advance, above * size),
  ])
  const rotation = degreesOf(Math.atan2(-dy, dx))
  return {
    text: item.str,
    origin,
    advance,
    size,
    rotation: Math.abs(rotation) < 0.005 ? 0 : (rotation + 360) % 360,
    box,
    font: nameOfFont(item.fontName),
    confidence: 1,
  }
}
