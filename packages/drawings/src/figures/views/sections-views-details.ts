import {
  arc,
  arcPoints,
  arrowhead,
  centreCross,
  centreLine,
  circle,
  defineFigure,
  degreesOf,
  hatch,
  horizontalDimension,
  lettering,
  line,
  type Point,
  type Primitive,
  point,
  polyline,
  radians,
  rectangle,
  sectionArrow,
  slot,
  toned,
} from '../kit/index.ts'

/**
 * A shaft, mm, its left end at x = 0: a journal with a groove for a retaining ring (DIN 471), a seat with a keyway
 * (DIN 6885-1, 8 wide and 4 deep for 24 mm), a journal with two flats. The keyway is at the front.
 */
const shaft = {
  journal: 16,
  seat: 24,
  shoulder: 22,
  neck: 58,
  length: 80,
  groove: { from: 2, width: 1.1, diameter: 15.2 },
  key: { middle: 40, length: 24, width: 8, depth: 4 },
  flats: { width: 13, from: 66 },
} as const
/** Where the section is taken, and how much larger the detail is. */
const cut = 36
const enlarged = 5

const left = 8
const axis = 36
const at = (x: number, y = 0): Point => point(left + x, axis - y)

function mainView(): Primitive[] {
  const { journal, seat, shoulder, neck, length, groove, key, flats } = shaft
  const [r, seatR] = [journal / 2, seat / 2]
  const box = (from: number, to: number, radius: number): Primitive =>
    rectangle('wide', left + from, axis - radius, to - from, 2 * radius)
  const floor = groove.diameter / 2
  const flat = Math.sqrt(r ** 2 - (flats.width / 2) ** 2)
  const [a, b] = [at(flats.from, flat), at(length, -flat)]
  return [
    box(0, groove.from, r),
    box(groove.from, groove.from + groove.width, floor),
    box(groove.from + groove.width, shoulder, r),
    box(shoulder, neck, seatR),
    box(neck, length, r),
    ...slot('wide', left + key.middle, axis, key.length, key.width),
    polyline('wide', [point(b.x, a.y), a, point(a.x, b.y), b]),
    line('narrow', a.x, a.y, b.x, b.y),
    line('narrow', a.x, b.y, b.x, a.y),
    ...centreLine(left, axis, left + length, axis),
  ]
}

/** The seat cut at the keyway. Seen along the arrows, from the left, so the front of the shaft is on the right. */
function section(x: number, y: number): Primitive[] {
  const { seat, key } = shaft
  const radius = seat / 2
  const half = key.width / 2
  const open = degreesOf(Math.asin(half / radius))
  const floor = x + radius - key.depth
  const corners = [point(floor, y + half), point(floor, y - half)]
  const round = arcPoints(x, y, radius, open, 360 - 2 * open)
  const [first, last] = [round[0] ?? corners[0], round.at(-1) ?? corners[1]] as [Point, Point]
  return [
    arc('wide', x, y, radius, open, 360 - 2 * open),
    polyline('wide', [last, point(floor, y - half), point(floor, y + half), first]),
    ...hatch([[...round, point(floor, y - half), point(floor, y + half)]], 2.5),
    ...centreCross(x, y, radius),
  ]
}

/** The right end, seen along the arrow from the right. */
function endView(x: number, y: number): Primitive[] {
  const { journal, seat, flats } = shaft
  const radius = journal / 2
  const half = flats.width / 2
  const open = degreesOf(Math.acos(half / radius))
  const rise = radius * Math.sin(radians(open))
  return [
    circle('wide', x, y, seat / 2),
    circle('wide', x, y, radius),
    line('wide', x - half, y - rise, x - half, y + rise),
    line('wide', x + half, y - rise, x + half, y + rise),
    ...centreCross(x, y, seat / 2),
  ]
}

/** The groove, enlarged; (x, y) = middle of the circle around it. */
const focus = { x: 2.9, y: 7.2, radius: 3.2 }
function detail(x: number, y: number): Primitive[] {
  const { journal, groove } = shaft
  const place = (px: number, py: number): Point =>
    point(x + (px - focus.x) * enlarged, y - (py - focus.y) * enlarged)
  const [top, floor, end] = [journal / 2, groove.diameter / 2, groove.from + groove.width]
  /** Where the circle ends an upright, and the upper edge. */
  const low = (px: number): number => focus.y - Math.sqrt(focus.radius ** 2 - (px - focus.x) ** 2)
  const right = focus.x + Math.sqrt(focus.radius ** 2 - (top - focus.y) ** 2)
  const upright = (px: number, from: number): Primitive =>
    polyline('wide', [place(px, from), place(px, low(px))])
  return [
    circle('narrow', x, y, focus.radius * enlarged),
    polyline('wide', [place(0, low(0)), place(0, top), place(groove.from, top)]),
    polyline('wide', [place(end, top), place(right, top)]),
    polyline('wide', [place(groove.from, floor), place(end, floor)]),
    upright(groove.from, top),
    upright(end, top),
  ]
}

/** One shaft with a section, a view along an arrow and an enlarged detail (ISO 128-3, ISO 5456-2). */
export const figure = defineFigure({
  size: { width: 110, height: 108 },
  labels: [],
  draw: ({ number }) => {
    const row = 84
    const { groove, seat } = shaft
    const name = (text: string, x: number, y = row - 18) =>
      lettering(text, x, y, { height: 5, anchor: 'middle' })
    const around = at(focus.x, focus.y)
    const cutAt = left + cut
    const end = left + shaft.length
    return [
      ...mainView(),
      ...section(20, row),
      ...endView(54, row),
      ...detail(91, row),
      toned('action', [
        ...sectionArrow({ x: cutAt, y: axis - seat / 2 - 9, view: 0, stroke: -90, letter: 'A' }),
        ...sectionArrow({ x: cutAt, y: axis + seat / 2 + 9, view: 0, stroke: 90, letter: 'A' }),
        line('narrow', end + 13, axis - 12, end + 4, axis - 12),
        arrowhead(end + 3, axis - 12, 180, undefined, 4.5),
        lettering('B', end + 10, axis - 14.5, { height: 5, anchor: 'middle' }),
        circle('narrow', around.x, around.y, focus.radius),
        lettering('Z', around.x, around.y - focus.radius - 2, { height: 5, anchor: 'middle' }),
        name('A–A', 20),
        name('B', 54),
        name(`Z (${enlarged}:1)`, 91, row - 21),
      ]),
      ...horizontalDimension(
        point(91 + (groove.from - focus.x) * enlarged, row - 4),
        point(91 + (groove.from + groove.width - focus.x) * enlarged, row - 4),
        row + 8,
        { label: number(groove.width), place: 'after', bare: 'both' },
      ),
    ]
  },
})
