import { boxOf, union } from '../boxes.ts'
import { type Box, line, type Point, type Primitive } from '../display-list.ts'
import {
  bracket,
  drawFront,
  drawSection,
  drawTop,
  inFront,
  inSection,
  inTop,
} from './bracket-geometry.ts'

/** The views of the bracket in first-angle projection, and how the third follows from the other two. */
export interface LinkedViews {
  /** Outlines, hatching and centre lines, without sizes. */
  views: readonly Primitive[]
  /** Projection lines between the views, and the mitre line at 45° over which depths are carried. */
  projection: readonly Primitive[]
  /** Where each view stands on the sheet, mm. */
  places: Record<'front' | 'top' | 'side', Box>
  /** Where a depth of the top view turns upwards to the side view. */
  onMitre: (depth: number) => Point
}

/** The bracket's views as they stand on its sheet, with the lines by which they are constructed. */
export function linkedViews(): LinkedViews {
  const front = drawFront()
  const top = drawTop()
  const side = drawSection()
  return {
    views: [...front, ...top, ...side],
    projection: [...downwards(), ...acrossFromFront(), ...overTheMitre()],
    places: { front: placeOf(front), top: placeOf(top), side: placeOf(side) },
    onMitre,
  }
}

/** What is seen: centre lines reach further than the part. */
function placeOf(view: readonly Primitive[]): Box {
  return union(view.filter(({ pen }) => pen === 'wide').map(boxOf))
}

function onMitre(depth: number): Point {
  return { x: inSection(depth, 0).x, y: inTop(0, depth).y }
}

/** Widths: from the front view to the top view below it. */
function downwards(): Primitive[] {
  const { width, depth, bore } = bracket
  return [0, bore.x, width].map((x) => between(inFront(x, 0), inTop(x, depth)))
}

/** Heights: from the front view to the side view at its right. */
function acrossFromFront(): Primitive[] {
  const { width, height, depth, base, bore } = bracket
  return [0, base, bore.z, height].map((z) => between(inFront(width, z), inSection(depth, z)))
}

/** Depths: from the top view to the mitre line, and from there up to the side view. */
function overTheMitre(): Primitive[] {
  const { width, depth, wall } = bracket
  const depths = [0, depth - wall, depth]
  return [
    between(onMitre(depth + 8), onMitre(-8)),
    ...depths.flatMap((at) => [
      between(inTop(width, at), onMitre(at)),
      between(onMitre(at), inSection(at, 0)),
    ]),
  ]
}

function between(from: Point, to: Point): Primitive {
  return line('narrow', from.x, from.y, to.x, to.y)
}
