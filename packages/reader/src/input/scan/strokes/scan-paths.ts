import { distance } from '../../../boxes.ts'
import type { Path, Point } from '../../../page.ts'
import { type Component, sizeOf } from '../ink/components.ts'
import { uprightMark } from '../ink/upright-mark.ts'
import type { Shelf } from '../rows/slanted-shelf.ts'
import type { Arrowhead } from '../rulings/arrowheads.ts'
import type { Ruling } from '../rulings/rulings.ts'
import { centreLines } from './centre-lines.ts'
import { filledTriangleIn } from './filled-triangles.ts'
import { withJoinedArms } from './joined-arms.ts'
import { mendedStrokes } from './mended-strokes.ts'
import { ringedTick } from './ringed-ticks.ts'
import { shortArrowOf } from './short-arrows.ts'
import { endsOf, slantedStrokesOf, withoutHatching } from './slanted-strokes.ts'

/**
 * Millimetres: marks of this size may be symbols, which are recognised by their strokes. Larger ones are leaders
 * up to a size and with so little ink (square millimetres): others are views.
 */
const symbol = { smallest: 0.8, largest: 14 }
const leader = { longest: 40, ink: 20 }
const mostSymbols = 1500
/** Least length of a slanted line of a view or beside it (mm). */
const shortestSlanted = 4

/** Long lines as paths, each from one arrowhead to the next, and the arrowheads. */
export function pathsOfRulings(
  rulings: readonly Ruling[],
  arrowheads: readonly Arrowhead[],
  millimetres: number,
): Path[] {
  const tips = Map.groupBy(arrowheads, ({ ruling }) => ruling)
  return [
    ...rulings.map((ruling) => {
      const inner = (tips.get(ruling) ?? [])
        .map(({ tip }) => tip)
        .filter((tip) => tip > ruling.from && tip < ruling.to)
      const places = [ruling.from, ...inner, ruling.to].sort((one, other) => one - other)
      return pathOfRuling(ruling, places, millimetres)
    }),
    ...arrowheads.map((arrowhead) => pathOfArrowhead(arrowhead, millimetres)),
  ]
}

function pathOfRuling(ruling: Ruling, places: readonly number[], millimetres: number): Path {
  return {
    lines: places.slice(1).map((to, index) => ({
      points: [places[index] as number, to].map((along) => onLine(ruling, along, 0, millimetres)),
      isClosed: false,
    })),
    isStroked: true,
    isFilled: false,
    lineWidth: ruling.thickness * millimetres,
  }
}

/** A straight line in any direction, in pixels. */
interface StraightLine extends Pick<Shelf, 'from' | 'to'> {
  readonly thickness: number
}

function straightPath({ from, to, thickness }: StraightLine, millimetres: number): Path {
  const points = [from, to].map(({ x, y }) => ({ x: x * millimetres, y: y * millimetres }))
  const lineWidth = thickness * millimetres
  return { lines: [{ points, isClosed: false }], isStroked: true, isFilled: false, lineWidth }
}

/** The line beside slanted lettering as a path. */
export const pathOfShelf = (shelf: Shelf, millimetres: number): Path =>
  straightPath({ ...shelf, thickness: 0 }, millimetres)

function pathOfArrowhead({ ruling, tip, base, width }: Arrowhead, millimetres: number): Path {
  const points = [
    onLine(ruling, tip, 0, millimetres),
    onLine(ruling, base, width / 2, millimetres),
    onLine(ruling, base, -width / 2, millimetres),
  ]
  return { lines: [{ points, isClosed: true }], isStroked: false, isFilled: true, lineWidth: 0 }
}

/** The place of a line on the page, in millimetres. */
function onLine(ruling: Ruling, along: number, across: number, millimetres: number): Point {
  const [x, y] = ruling.isHorizontal ? [along, ruling.at + across] : [ruling.at + across, along]
  return { x: x * millimetres, y: y * millimetres }
}

const sizeIn = (part: Component, millimetres: number): number => sizeOf(part) * millimetres

const isLeader = (part: Component, millimetres: number): boolean =>
  sizeIn(part, millimetres) < leader.longest && part.area * millimetres ** 2 < leader.ink

/** Marks that are not letters, each as the strokes that a pen would draw. */
export function strokesOf(components: readonly Component[], millimetres: number): Path[] {
  const isSmall = (part: Component) => sizeIn(part, millimetres) < symbol.largest
  const symbols = components
    .filter(
      (part) =>
        sizeIn(part, millimetres) > symbol.smallest &&
        (isSmall(part) || isLeader(part, millimetres)),
    )
    .slice(0, mostSymbols)
  const paths = symbols.flatMap((part) => [
    ...linePaths(part, millimetres),
    ...(isSmall(part) ? trianglePath(part, millimetres) : []),
  ])
  return withJoinedArms(paths.filter((path) => path.lines.length > 0))
}

/** Slanted lines of what is too large to be drawn as strokes: dimension lines and leaders hang together with their views. */
export function slantedPathsOf(components: readonly Component[], millimetres: number): Path[] {
  const views = components.filter(
    (part) => sizeIn(part, millimetres) >= symbol.largest && !isLeader(part, millimetres),
  )
  return views
    .flatMap((view) => withoutHatching(slantedStrokesOf(view, 1 / millimetres)))
    .flatMap((stroke) => {
      const [from, to] = endsOf(stroke)
      const length = distance(from, to)
      if (length * millimetres < shortestSlanted) return []
      const thickness = (stroke.thickness * (stroke.to - stroke.from)) / length
      return [straightPath({ from, to, thickness }, millimetres)]
    })
}

/** A short arrow as its line and its head, any other mark as its strokes. */
function linePaths(part: Component, millimetres: number): Path[] {
  const arrow = shortArrowOf(part, 1 / millimetres)
  return arrow
    ? pathsOfRulings([arrow.ruling], arrow.arrowheads, millimetres)
    : [strokePath(part, millimetres)]
}

/** A filled triangle has no middle line that would show it. */
function trianglePath(part: Component, millimetres: number): Path[] {
  const corners = filledTriangleIn(uprightMark(part, 0), 1 / millimetres)
  if (!corners) return []
  const points = corners.map(({ x, y }) => ({
    x: (part.left + x) * millimetres,
    y: (part.top + y) * millimetres,
  }))
  return [{ lines: [{ points, isClosed: true }], isStroked: false, isFilled: true, lineWidth: 0 }]
}

function strokePath(part: Component, millimetres: number): Path {
  const mark = uprightMark(part, 0)
  const middles = centreLines(mark)
  const lines = mendedStrokes(
    (ringedTick(mark, middles, 1 / millimetres) ?? middles).map(({ points, isClosed }) => ({
      isClosed,
      points: points.map(({ x, y }) => ({
        x: (part.left + x) * millimetres,
        y: (part.top + y) * millimetres,
      })),
    })),
  )
  const length = lines.reduce(
    (sum, { points }) =>
      sum +
      points.reduce((part, point, index) => {
        const before = points[index - 1]
        return before ? part + Math.hypot(point.x - before.x, point.y - before.y) : part
      }, 0),
    0,
  )
  const area = part.area * millimetres ** 2
  return { lines, isStroked: true, isFilled: false, lineWidth: length > 0 ? area / length : 0 }
}
