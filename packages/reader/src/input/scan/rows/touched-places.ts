import type { Point } from '../../../page.ts'
import { type Component, componentsOf } from '../ink/components.ts'
import type { SlantedStroke } from '../strokes/slanted-strokes.ts'

/** How far around touched places letters reach, and how long the longest text is (mm). */
const size = { around: 6, longestText: 26 }
/** Touched places of a line nearer than that belong to one text (mm). */
const gapInText = 3
/** How much of a line is touched from one side more than from the other where letters stand on it (mm). */
const leastTouch = 0.25

/** Where the runs of each row of a component begin. */
interface IndexedRows {
  readonly component: Component
  readonly starts: Int32Array
}

/** Finds the rows of a component at once. */
export function indexOfRows(component: Component): IndexedRows {
  const { runs, top, bottom } = component
  const starts = new Int32Array(bottom - top + 1).fill(runs.length)
  for (let at = runs.length - 3; at >= 0; at -= 3) starts[(runs[at] as number) - top] = at
  for (let row = bottom - top - 1; row >= 0; row -= 1) {
    starts[row] = Math.min(starts[row] as number, starts[row + 1] as number)
  }
  return { component, starts }
}

function isInkAt({ component: { runs, top, bottom }, starts }: IndexedRows, x: number, y: number) {
  if (y < top || y >= bottom) return false
  let [first, last] = [(starts[y - top] as number) / 3, (starts[y - top + 1] as number) / 3]
  // The first run that ends behind the place.
  while (first < last) {
    const middle = (first + last) >> 1
    if ((runs[middle * 3 + 2] as number) <= x) first = middle + 1
    else last = middle
  }
  return 3 * first < (starts[y - top + 1] as number) && (runs[3 * first + 1] as number) <= x
}

const half = ({ thickness }: SlantedStroke): number => thickness / 2 + 0.5

const placeOn = ({ isSteep }: SlantedStroke, along: number, across: number): Point =>
  isSteep ? { x: across, y: along } : { x: along, y: across }

/** Where more ink than that of the line is, by places near each other: first and last row or column. */
export function touchedPlaces(
  rows: IndexedRows,
  stroke: SlantedStroke,
  pixelsPerMm: number,
): (readonly [number, number])[] {
  const groups: { from: number; to: number; lean: number }[] = []
  for (let along = stroke.from; along <= stroke.to; along += 1) {
    const isLow = isInkBeside(rows, stroke, along, -1)
    const isHigh = isInkBeside(rows, stroke, along, 1)
    if (!isLow && !isHigh) continue
    const lean = Number(isHigh) - Number(isLow)
    const last = groups.at(-1)
    if (last && along - last.to < gapInText * pixelsPerMm) {
      last.to = along
      last.lean += lean
    } else groups.push({ from: along, to: along, lean })
  }
  // What crosses the line or ends it leans to neither side; letters stand on one.
  return groups
    .filter(({ from, to }) => to - from < size.longestText * pixelsPerMm)
    .filter(({ lean }) => Math.abs(lean) >= leastTouch * pixelsPerMm)
    .map(({ from, to }) => [from, to] as const)
}

function isInkBeside(rows: IndexedRows, stroke: SlantedStroke, along: number, side: number) {
  const across = stroke.at(along) + side * (half(stroke) + 1)
  const { x, y } = placeOn(stroke, along, across)
  return isInkAt(rows, Math.floor(x), Math.floor(y))
}

/** What is left of the ink around touched places without the line, as far as it lies wholly there. */
export function piecesAt(
  rows: IndexedRows,
  stroke: SlantedStroke,
  [from, to]: readonly [number, number],
  pixelsPerMm: number,
): Component[] {
  const around = Math.round(size.around * pixelsPerMm)
  const ends = [from, to].map((along) => placeOn(stroke, along, stroke.at(along)))
  const { component } = rows
  const [xs, ys] = [ends.map(({ x }) => x), ends.map(({ y }) => y)]
  const left = Math.max(component.left, Math.floor(Math.min(...xs) - around))
  const top = Math.max(component.top, Math.floor(Math.min(...ys) - around))
  const right = Math.min(component.right, Math.ceil(Math.max(...xs) + around))
  const bottom = Math.min(component.bottom, Math.ceil(Math.max(...ys) + around))
  const [width, height] = [right - left, bottom - top]
  const ink = new Uint8Array(width * height)
  const end = rows.starts[bottom - component.top] as number
  for (let at = rows.starts[top - component.top] as number; at < end; at += 3) {
    const y = component.runs[at] as number
    const first = Math.max(left, component.runs[at + 1] as number)
    const last = Math.min(right, component.runs[at + 2] as number)
    if (first < last) ink.fill(1, (y - top) * width + first - left, (y - top) * width + last - left)
  }
  wipe(ink, width, height, { x: left, y: top }, stroke)
  // At the edge of what is looked at a piece may go on; at that of the component it ends.
  const isWhole = (piece: Component) =>
    (piece.left > 0 || left === component.left) &&
    (piece.top > 0 || top === component.top) &&
    (piece.right < width || right === component.right) &&
    (piece.bottom < height || bottom === component.bottom)
  return componentsOf({ width, height, ink }, 4)
    .filter(isWhole)
    .map((one) => moved(one, left, top))
}

/** Wipes a line, but not where a stroke goes on at both of its sides. */
function wipe(
  ink: Uint8Array,
  width: number,
  height: number,
  corner: Point,
  stroke: SlantedStroke,
): void {
  const [start, length] = stroke.isSteep ? [corner.y, height] : [corner.x, width]
  const across = stroke.isSteep ? ([corner.x, width] as const) : ([corner.y, height] as const)
  const indexOf = (along: number, at: number) =>
    stroke.isSteep
      ? (along - start) * width + at - across[0]
      : (at - across[0]) * width + along - start
  const isIn = (at: number) => at >= across[0] && at < across[0] + across[1]
  for (let along = start; along < start + length; along += 1) {
    if (along < stroke.from - 1 || along > stroke.to + 1) continue
    const low = Math.floor(stroke.at(along) - half(stroke))
    const high = Math.floor(stroke.at(along) + half(stroke))
    const isInk = (at: number) => isIn(at) && ink[indexOf(along, at)] === 1
    if (isInk(low - 1) && isInk(high + 1)) continue
    for (let at = low; at <= high; at += 1) if (isIn(at)) ink[indexOf(along, at)] = 0
  }
}

function moved({ runs, ...box }: Component, x: number, y: number): Component {
  return {
    left: box.left + x,
    right: box.right + x,
    top: box.top + y,
    bottom: box.bottom + y,
    area: box.area,
    runs: runs.map((value, index) => value + (index % 3 === 0 ? y : x)),
  }
}
