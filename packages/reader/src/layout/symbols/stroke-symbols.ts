import { bottomOf, boxAround, grown, intersect, rightOf } from '../../boxes.ts'
import type { Box } from '../../page.ts'
import { boxToPage, boxToUpright, type Direction, toUpright } from '../direction.ts'
import { createGrid, type Grid } from '../grid.ts'
import type { Ink } from '../ink.ts'
import { type Mark, type MarkGroup, markAt, uprightBox } from '../marks.ts'
import { arcSign, type Candidate, degreeSign, type Stroke } from './degree-and-arc.ts'
import { circleOf } from './roundness.ts'
import { confidenceOfShape, symbolBesideNumber } from './symbol-shapes.ts'

/** How far around a number its symbols are looked for, from its base line upward and downward (heights of the font). */
const reach = { left: 3.4, right: 0.7, up: 1.45, down: 0.4 }
/** Largest stroke of a symbol, in heights of the font. */
const largestStroke = { width: 3, height: 1.35 }
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
    x: text.x - reach.left * size,
    y: mark.base - reach.up * size,
    width: text.width + (reach.left + reach.right) * size,
    height: (reach.up + reach.down) * size,
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
    return isInside &&
      box.width <= largestStroke.width * size &&
      box.height <= largestStroke.height * size
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

/**
 * The stroke of a diameter sign: how far its middle is off that of the ring and its length, in radii; its height by its
 * width and its width by its height, which upright and level strokes have less of.
 */
const slashOf = { off: 0.3, least: 2.1, most: 4.5, steep: 0.6, slanted: 0.15 }

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
        off < slashOf.off * circle.radius &&
        length > slashOf.least * circle.radius &&
        length < slashOf.most * circle.radius &&
        box.height > slashOf.steep * box.width &&
        box.width > slashOf.slanted * box.height
      )
    })
    return slash ? [[ring, slash]] : []
  })
}

/** Least height of a symbol and its largest width, in heights of the font. */
const extent = { height: 0.25, width: 2 }

function recognise(strokes: readonly Stroke[], size: number): Candidate | null {
  if (strokes.length === 0 || strokes.length > mostStrokes) return null
  const box = boxAround(strokes.flatMap(({ points }) => points))
  if (box.height < extent.height * size || box.width > extent.width * size) return null
  const found = symbolBesideNumber(strokes.map(({ points }) => points))
  if (found?.symbol === '⌵' && found.quality < leastCountersink) return null
  const [least, most] = found ? (heights[found.symbol] ?? [0, 0]) : [0, 0]
  return found && box.height >= least * size && box.height <= most * size ? { ...found, box } : null
}

/** Least height of a diameter sign, and the gap up to which strokes are one symbol (heights of the font). */
const leastDiameter = 0.45
const strokeGap = 0.03

function candidatesFor(strokes: readonly Stroke[], mark: Mark): Candidate[] {
  const { size } = mark
  const found: Candidate[] = diametersOf(strokes).flatMap((pair) => {
    const box = boxAround(pair.flatMap(({ points }) => points))
    return box.height >= leastDiameter * size ? [{ symbol: 'Ø', quality: 0.98, box }] : []
  })
  const isFree = ({ box }: Stroke) => !found.some((other) => intersect(other.box, box))
  const rest = strokes.filter(isFree)
  for (const group of [...byPath(rest), ...clustersOf(rest, strokeGap * size)]) {
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

/** A number whose tolerance stands behind it: by how much it is larger, and how far it may overlap (heights of the font). */
const largerNumber = { ratio: 1.1, overlap: 0.2 }

/** Does another number stand between a symbol and a smaller one behind it, as a size before its tolerance? */
const isOfOther = (marks: readonly Mark[], mark: Mark, box: Box): boolean =>
  marks.some(
    (other) =>
      other.size > largerNumber.ratio * mark.size &&
      mayHaveSymbols.test(other.text) &&
      other.left > rightOf(box) - largerNumber.overlap * mark.size &&
      other.right < mark.left + largerNumber.overlap * mark.size &&
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
          confidence: confidenceOfShape(quality),
          isDrawn: true,
        }),
        box: page,
      })
    }
  }
  return found
}
