import {
  area,
  arrowhead,
  defineFigure,
  directionOf,
  type FigureItem,
  lettering,
  line,
  type Point,
  type Primitive,
  point,
  polar,
  polygon,
  radians,
  toned,
} from '../kit/index.ts'

/** A stepped part, mm. The long face leans; at the riser the step is exactly what the drawing says. */
const part = { step: 20, long: 40, short: 12, base: 8 }
/** How far the long face leans, degree: in truth, and drawn so that it can be seen. */
const lean = { real: 0.5, drawn: 4 }
const tangent = (angle: number): number => Math.tan(radians(angle))

/** Where a check finds most: at the free end of the long face, and at the free end of the short one. */
const found = {
  fromShort: part.step + part.long * tangent(lean.real),
  fromLong: (part.step - part.short * tangent(lean.real)) * Math.cos(radians(lean.real)),
}

const left = 36
const corners = (top: number) => {
  const riser = left + part.long
  const low = top + part.step
  return {
    start: point(left, top - part.long * tangent(lean.drawn)),
    edge: point(riser, top),
    foot: point(riser, low),
    end: point(riser + part.short, low),
    floor: low + part.base,
  }
}

function profile(top: number): FigureItem[] {
  const { start, edge, foot, end, floor } = corners(top)
  const outline = [start, edge, foot, end, point(end.x, floor), point(left, floor)]
  return [area('muted', outline, 0.1), polygon('wide', outline)]
}

/** A length between two points, its text along the line and left of it, as read from the right. */
function measured(from: Point, to: Point, text: string): Primitive[] {
  const angle = directionOf(from, to)
  const middle = point((from.x + to.x) / 2, (from.y + to.y) / 2)
  const base = polar(middle, 2.1, angle - 90)
  return [
    line('narrow', from.x, from.y, to.x, to.y),
    arrowhead(from.x, from.y, angle + 180),
    arrowhead(to.x, to.y, angle),
    lettering(text, base.x, base.y, { rotation: angle, anchor: 'middle' }),
  ]
}

/** The short face carries the check: its plane runs on below the long face. */
function fromShort(top: number, text: string): FigureItem[] {
  const { start, foot, end } = corners(top)
  const at = left - 10
  return [
    line('narrow', start.x - 0.8, start.y, at - 2, start.y),
    toned('action', [
      line('wide', end.x, foot.y, foot.x, foot.y),
      line('narrow', foot.x, foot.y, at - 2, foot.y),
      ...measured(point(at, foot.y), point(at, start.y), text),
    ]),
  ]
}

/** The long face carries the check: its plane runs on above the short face, and the length is square to it. */
function fromLong(top: number, text: string): FigureItem[] {
  const { start, edge, end } = corners(top)
  const on = (x: number) => point(x, edge.y + (x - edge.x) * tangent(lean.drawn))
  // Parallel to the long face from the end of the short one, then square to it.
  const foot = polar(end, 8, lean.drawn)
  const drop = (foot.y - on(foot.x).y) * Math.cos(radians(lean.drawn))
  const head = polar(foot, drop, lean.drawn - 90)
  const [near, past] = [polar(end, 0.8, lean.drawn), polar(foot, 2, lean.drawn)]
  const far = polar(head, 2, lean.drawn)
  return [
    line('narrow', near.x, near.y, past.x, past.y),
    toned('action', [
      line('wide', start.x, start.y, edge.x, edge.y),
      line('narrow', edge.x, edge.y, far.x, far.y),
      ...measured(foot, head, text),
    ]),
  ]
}

/** One step, two readings of `20 ±0.2` (ISO 2768-m): a step is not a feature of size (ISO 14405-2). */
export const figure = defineFigure({
  size: { width: 110, height: 106 },
  labels: ['short', 'rejected', 'long', 'accepted'],
  draw: ({ words, number }) => {
    const [first, second] = [16, 71]
    const small = { height: 3 }
    return [
      lettering(words.short, 4, first - 9),
      ...profile(first),
      ...fromShort(first, number(found.fromShort, 2)),
      lettering(words.rejected, 4, first + 33, small),
      lettering(words.long, 4, second - 9),
      ...profile(second),
      ...fromLong(second, number(found.fromLong, 2)),
      lettering(words.accepted, 4, second + 33, small),
    ]
  },
})
