import { mean } from '../../../mean.ts'
import { median } from '../../../median.ts'
import { type GreyImage, white } from '../../raster/grey-image.ts'
import { lineAside, rowsOfCapitals } from '../lines/figure-picture.ts'
import { lineCutout } from './line-cutout.ts'
import type { FoundLine } from './lines-of-cells.ts'

/** Rows above the capitals in a picture of a line. */
const rowsAbove = rowsOfCapitals / 2
/** The shade that so much of a row is at most is that of a line along it. */
const ofRuling = 0.85
/** Rows with more of the ink of the middle rows than this belong to the letters. */
const least = 0.4
/** By what factor the height that was found may be wrong. */
const most = { less: 0.72, more: 1.35 }

/** A line whose height and foot are those of its ink, where the ink tells them. */
export function fittedLine(image: GreyImage, line: FoundLine): FoundLine {
  const picture = lineCutout(image, line)
  if (!picture) return line
  const rows = inkOfRows(picture)
  const usual = median(rows.slice(rowsAbove + 2, rowsAbove + rowsOfCapitals - 2))
  const { from, to } = fullestRows(rows, least * usual)
  const factor = (to - from) / rowsOfCapitals
  if (usual === 0 || factor < most.less || factor > most.more) return line
  const down = ((to - rowsAbove - rowsOfCapitals) / rowsOfCapitals) * line.capitals
  return {
    ...line,
    x: line.x - down * Math.sin(line.angle),
    y: line.y + down * Math.cos(line.angle),
    capitals: factor * line.capitals,
  }
}

/** The share of each row that is ink, without what all of a row or all rows have: lines along and across. */
function inkOfRows({ width, height, pixels }: GreyImage): number[] {
  const margin = Math.round(lineAside * rowsOfCapitals)
  const shares = Array.from({ length: height }, (_, row) => {
    const shades = pixels.slice(row * width + margin, (row + 1) * width - margin).sort()
    const lightest = shades[Math.floor(ofRuling * (shades.length - 1))] as number
    return (lightest - mean([...shades])) / white
  })
  const everywhere = Math.min(...shares)
  return shares.map((share) => share - everywhere)
}

/** The rows side by side that have the most ink beyond `usual`. */
function fullestRows(rows: readonly number[], usual: number): { from: number; to: number } {
  let best = { from: 0, to: 0, sum: 0 }
  let [from, sum] = [0, 0]
  for (const [row, ink] of rows.entries()) {
    sum += ink - usual
    if (sum < 0) [from, sum] = [row + 1, 0]
    if (sum > best.sum) best = { from, to: row + 1, sum }
  }
  return best
}
