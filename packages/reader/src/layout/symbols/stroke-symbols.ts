import { bottomOf, boxAround, grown, intersect, rightOf } from '../../boxes.ts'
import type { Box, Point } from '../../page.ts'
import { boxToPage, boxToUpright, type Direction, toUpright } from '../direction.ts'
import { createGrid, type Grid } from '../grid.ts'
import type { Ink } from '../ink.ts'
import { capitals, type Mark, type MarkGroup, markAt, uprightBox } from '../marks.ts'
import { circleOf, ringOf } from './roundness.ts'
import { symbolBesideNumber } from './symbol-shapes.ts'

/** A piece of ink in the upright view. */
interface Stroke {
  readonly points: readonly Point[]
  readonly path: number
  readonly box: Box
}

/** How far left of a number its symbols are looked for, and how far right of it (heights of the font). */
const reachLeft = 3.4
const reachRight = 0.7
/** A symbol is made of few strokes. */
const mostStrokes = 10

/** Height of a symbol in heights of the font: least and most. */
const heights: Readonly<Record<string, readonly [number, number]>> = {
  Ø: [0.5, 1.25],
  '↧': [0.4, 1.15],
  '⌴': [0.28, 0.95],
  '⌵': [0.28, 0.95],
  '□': [0.38, 0.95],
  '⌒': [0.25, 0.6],
  '±': [0.38, 1],
}

/** Two arms of the cross of a centre line make a V as well, though a crooked one. */
const leastCountersink = 0.65

function strokesAround(ink: Ink, direction: Direction, mark: Mark): Stroke[] {
  const { size } = mark
  const text = uprightBox(mark)
  const region: Box = {
    x: text.x - reachLeft * size,
    y: mark.base - 1.45 * size,
    width: text.width + (reachLeft + reachRight) * size,
    height: 1.85 * size,
  }
  return ink.smallNear(boxToPage(direction, region)).flatMap((piece) => {
    const points = piece.points.map((point) => toUpright(direction, point))
    const ends = piece.isClosed && points[0] ? [...points, points[0]] : points
    const box = boxAround(ends)
    const isInside =
      box.x >= region.x &&
      rightOf(box) <= rightOf(region) &&
      box.y >= region.y &&
      bottomOf(box) <= bottomOf(region)
    return isInside && box.width <= 3 * size && box.height <= 1.35 * size
      ? [{ points: ends, path: piece.path, box }]
      : []
  })
}

/** Strokes that stand over or in each other, as those of one character do. */
function clustersOf(strokes: readonly Stroke[], gap: number): Stroke[][] {
  const clusters: Stroke[][] = []
  let end = -Infinity
  for (const stroke of [...strokes].sort((a, b) => a.box.x - b.box.x)) {
    const last = clusters.at(-1)
    if (last && stroke.box.x <= end + gap) last.push(stroke)
    else clusters.push([stroke])
    end = last === clusters.at(-1) ? Math.max(end, rightOf(stroke.box)) : rightOf(stroke.box)
  }
  return clusters
}

function byPath(strokes: readonly Stroke[]): Stroke[][] {
  const paths = new Map<number, Stroke[]>()
  for (const stroke of strokes) {
    const path = paths.get(stroke.path)
    if (path) path.push(stroke)
    else paths.set(stroke.path, [stroke])
  }
  return [...paths.values()]
}

/** A ring with a slanted stroke through its middle that goes beyond it on both sides. */
function diametersOf(strokes: readonly Stroke[]): Stroke[][] {
  return strokes.flatMap((ring) => {
    const circle = circleOf(ring.points)
    if (!circle) return []
    const slash = strokes.find(({ points: [from, to], points, box }) => {
      if (!from || !to || points.length > 3) return false
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      const off = Math.hypot(middle.x - circle.centre.x, middle.y - circle.centre.y)
      const length = Math.hypot(box.width, box.height)
      const rises = (to.x - from.x) * (to.y - from.y) < 0
      return (
        rises &&
        off < 0.3 * circle.radius &&
        length > 2.1 * circle.radius &&
        length < 4.5 * circle.radius &&
        box.height > 0.6 * box.width &&
        box.width > 0.15 * box.height
      )
    })
    return slash ? [[ring, slash]] : []
  })
}

interface Candidate {
  readonly symbol: string
  readonly quality: number
  readonly box: Box
}

function recognise(strokes: readonly Stroke[], size: number): Candidate | null {
  if (strokes.length === 0 || strokes.length > mostStrokes) return null
  const box = boxAround(strokes.flatMap(({ points }) => points))
  if (box.height < 0.25 * size || box.width > 2 * size) return null
  const found = symbolBesideNumber(strokes.map(({ points }) => points))
  if (found?.symbol === '⌵' && found.quality < leastCountersink) return null
  const [least, most] = found ? (heights[found.symbol] ?? [0, 0]) : [0, 0]
  return found && box.height >= least * size && box.height <= most * size ? { ...found, box } : null
}

/** A small ring at the upper end of a number. */
function degreeSign(strokes: readonly Stroke[], mark: Mark): Candidate | null {
  const { size, right, base } = mark
  // Heights and the like may end in a ring as well.
  if (Number.parseFloat(mark.text) > 360) return null
  for (const { points, box } of strokes) {
    const circle = ringOf(points)
    if (!circle || circle.radius < 0.05 * size || circle.radius > 0.19 * size) continue
    const gap = box.x - right
    // The origin of running dimensions (ISO 129-1) is a ring at half the height of its zero.
    if (gap < -0.15 * size || gap > 0.4 * size || box.y + box.height / 2 > base - 0.47 * size)
      continue
    return { symbol: '°', quality: 0.97, box }
  }
  return null
}

/** A flat arc over a number: the length of an arc (ISO 129-1). Its place in the line is before the number. */
function arcSign(strokes: readonly Stroke[], mark: Mark): Candidate | null {
  const { size, left, right, base } = mark
  const top = base - capitals * size
  for (const { points, box } of strokes) {
    const ends = [points[0], points.at(-1)].flatMap((point) => point ?? [])
    const isOver =
      points.length > 5 &&
      Math.abs(box.x + box.width / 2 - (left + right) / 2) < 0.25 * size &&
      box.width > 0.6 * (right - left) &&
      box.width < 1.5 * (right - left) &&
      box.height > 0.05 * size &&
      box.height < 0.55 * box.width &&
      bottomOf(box) < top + 0.1 * size &&
      bottomOf(box) > top - 0.5 * size &&
      ends.every(({ y }) => y > bottomOf(box) - 0.15 * box.height)
    if (!isOver || circleOf(points)) continue
    const place = { x: left - 0.3 * size, y: box.y, width: 0.15 * size, height: box.height }
    return { symbol: '⌒', quality: 0.9, box: place }
  }
  return null
}

function candidatesFor(strokes: readonly Stroke[], mark: Mark): Candidate[] {
  const { size } = mark
  const found: Candidate[] = diametersOf(strokes).flatMap((pair) => {
    const box = boxAround(pair.flatMap(({ points }) => points))
    return box.height >= 0.45 * size ? [{ symbol: 'Ø', quality: 0.98, box }] : []
  })
  const isFree = ({ box }: Stroke) => !found.some((other) => intersect(other.box, box))
  const rest = strokes.filter(isFree)
  for (const group of [...byPath(rest), ...clustersOf(rest, 0.03 * size)]) {
    const candidate = recognise(group, size)
    if (candidate && !found.some((other) => intersect(other.box, candidate.box)))
      found.push(candidate)
  }
  const degree = degreeSign(strokes, mark)
  if (degree) found.push(degree)
  const arc = arcSign(strokes, mark)
  if (arc) found.push(arc)
  return found
}

/** Is the place of the symbol taken by text, as where letters are outlined under their text? */
function isTaken(marks: readonly Mark[], grid: Grid, page: Box, box: Box): boolean {
  return grid.near(page).some((number) => {
    const mark = marks[number]
    return mark !== undefined && intersect(uprightBox(mark), grown(box, -0.25 * box.width, 0))
  })
}

/** Numbers, and what SolidWorks writes behind a depth sign where a hole goes through. */
const mayHaveSymbols = /[\d(]|^THRU(?:$| )/

/** Does another number stand between a symbol and a smaller one behind it, as a size before its tolerance? */
const isOfOther = (marks: readonly Mark[], mark: Mark, box: Box): boolean =>
  marks.some(
    (other) =>
      other.size > 1.1 * mark.size &&
      mayHaveSymbols.test(other.text) &&
      other.left > rightOf(box) - 0.2 * mark.size &&
      other.right < mark.left + 0.2 * mark.size &&
      Math.abs(other.base - mark.base) < mark.size,
  )

/**
 * Symbols that are drawn as strokes beside the numbers of one direction: diameter, depth, counterbore, countersink,
 * square, plus-minus and degree.
 */
export function strokeSymbols(ink: Ink, { direction, marks }: MarkGroup): Mark[] {
  const texts = createGrid(8)
  const taken = createGrid(8)
  for (const [number, mark] of marks.entries()) texts.add(number, mark.box)
  const found: Mark[] = []
  for (const mark of marks) {
    if (!mayHaveSymbols.test(mark.text)) continue
    for (const { symbol, quality, box } of candidatesFor(
      strokesAround(ink, direction, mark),
      mark,
    )) {
      const page = boxToPage(direction, box)
      const isKnown = taken.near(page).some((number) => {
        const other = found[number]
        return other !== undefined && intersect(boxToUpright(direction, other.box), box)
      })
      if (isKnown || isTaken(marks, texts, page, box) || isOfOther(marks, mark, box)) continue
      taken.add(found.length, page)
      found.push({
        ...markAt(direction, {
          text: symbol,
          left: box.x,
          right: rightOf(box),
          base: mark.base,
          size: mark.size,
          confidence: 0.6 + 0.4 * quality,
          isDrawn: true,
        }),
        box: page,
      })
    }
  }
  return found
}
