import {
  arc,
  arrowhead,
  centreCross,
  centreLine,
  circle,
  cornersBetween,
  defineFigure,
  degreesOf,
  diameterDimension,
  type FigureItem,
  type FigureTools,
  horizontalDimension,
  leaderNote,
  lettering,
  line,
  type Primitive,
  point,
  polar,
  polyline,
  rectangle,
  textWidth,
  verticalDimension,
} from '../kit/index.ts'

type Numbers = FigureTools['number']

/** Size of a cell on the sheet; every drawing below stands in one, its upper left corner at (x, y). */
const cell = { width: 55, height: 46, caption: 43 }

/** Two lengths of a stepped pin, and their sum for information. */
function auxiliary(x: number, y: number, number: Numbers): Primitive[] {
  const [left, axis, first, second] = [x + 8, y + 11, 16, 22]
  const [middle, end] = [left + first, left + first + second]
  return [
    rectangle('wide', left, axis - 6, first, 12),
    rectangle('wide', middle, axis - 4, second, 8),
    ...centreLine(left, axis, end, axis, 2),
    ...horizontalDimension(point(left, axis + 6), point(middle, axis + 4), y + 25, number(first)),
    ...horizontalDimension(
      point(left, axis + 6),
      point(end, axis + 4),
      y + 34,
      `(${number(first + second)})`,
    ),
    ...horizontalDimension(point(middle, axis + 4), point(end, axis + 4), y + 25, {
      label: number(second),
      bare: 'both',
    }),
  ]
}

/** A bore whose distance from the edge is theoretically exact. */
function exact(x: number, y: number, number: Numbers): Primitive[] {
  const [left, top, distance] = [x + 8, y + 5, 24]
  const middle = point(left + distance, top + 9)
  return [
    rectangle('wide', left, top, 38, 18),
    circle('wide', middle.x, middle.y, 4),
    ...centreCross(middle.x, middle.y, 4),
    ...horizontalDimension(point(left, top + 18), point(middle.x, middle.y + 6), y + 33, {
      label: { text: number(distance), framed: true },
    }),
  ]
}

/** Six bores in a row: number of spaces, space, and the sum in brackets. */
function repeated(x: number, y: number, number: Numbers): Primitive[] {
  const [left, top, space, count, radius] = [x + 6, y + 12, 7, 6, 1.5]
  const places = Array.from({ length: count }, (_, i) => point(left + 4 + i * space, top + 5.5))
  const [first, last] = [places[0], places[count - 1]]
  if (!first || !last) return []
  const spaces = count - 1
  const text = `${spaces}× ${number(space)} (=${number(spaces * space)})`
  const low = { y: first.y + radius + 2 }
  return [
    rectangle('wide', left, top, 2 * 4 + spaces * space, 11),
    ...places.flatMap((p) => [circle('wide', p.x, p.y, radius), ...centreCross(p.x, p.y, radius)]),
    ...horizontalDimension(point(first.x, low.y), point(last.x, low.y), y + 33, text),
    ...leaderNote({
      tip: polar(first, radius, -60),
      knee: point(first.x + 5, y + 6),
      side: 'right',
      label: `${count}× Ø${number(2 * radius)}`,
    }),
  ]
}

/** The square end of a shaft; the narrow diagonals say that the face is flat. */
function square(x: number, y: number, number: Numbers): Primitive[] {
  const [left, axis, side, round] = [x + 8, y + 20, 14, 20]
  const [shoulder, end] = [left + 16, left + 34]
  const [top, bottom] = [axis - side / 2, axis + side / 2]
  return [
    rectangle('wide', left, axis - round / 2, shoulder - left, round),
    polyline('wide', cornersBetween(shoulder, top, end, bottom)),
    line('narrow', shoulder, top, end, bottom),
    line('narrow', shoulder, bottom, end, top),
    ...centreLine(left, axis, end, axis, 2),
    ...verticalDimension(point(end, bottom), point(end, top), end + 10, `□${number(side)}`),
  ]
}

/** The ball end of a pin. */
function sphere(x: number, y: number, number: Numbers): Primitive[] {
  const [centre, radius, neck] = [point(x + 26, y + 21), 10, 4]
  const half = degreesOf(Math.asin(neck / radius))
  const meet = polar(centre, radius, 180 - half)
  const left = x + 4
  return [
    arc('wide', centre.x, centre.y, radius, 180 + half, 360 - 2 * half),
    line('wide', left, centre.y - neck, meet.x, centre.y - neck),
    line('wide', left, centre.y + neck, meet.x, centre.y + neck),
    line('wide', meet.x, centre.y - neck, meet.x, centre.y + neck),
    line('wide', left, centre.y - neck, left, centre.y + neck),
    ...centreCross(centre.x, centre.y, radius),
    ...diameterDimension({
      centre,
      radius,
      angle: -40,
      reach: 6,
      label: `SØ${number(2 * radius)}`,
    }),
  ]
}

/** The length of an arc, its dimension line parallel to it (ISO 129-1, arcs of up to 90 degrees). */
function arcLength(x: number, y: number, number: Numbers): Primitive[] {
  const [radius, half, lift, thick] = [26, 35, 8, 6]
  const centre = point(x + 27, y + 44)
  const [start, end] = [polar(centre, radius, -90 - half), polar(centre, radius, -90 + half)]
  const [innerStart, innerEnd] = [start, end].map((_, i) =>
    polar(centre, radius - thick, -90 + (i === 0 ? -half : half)),
  )
  const length = (radius * Math.PI * 2 * half) / 180
  const text = `⌒ ${number(length, 1)}`
  return [
    arc('wide', centre.x, centre.y, radius, -90 - half, 2 * half),
    arc('wide', centre.x, centre.y, radius - thick, -90 - half, 2 * half),
    line('wide', start.x, start.y, innerStart?.x ?? 0, innerStart?.y ?? 0),
    line('wide', end.x, end.y, innerEnd?.x ?? 0, innerEnd?.y ?? 0),
    ...[start, end].map((p) => line('narrow', p.x, p.y - 0.8, p.x, p.y - lift - 2)),
    arc('narrow', centre.x, centre.y - lift, radius, -90 - half, 2 * half),
    arrowhead(start.x, start.y - lift, 180 - half),
    arrowhead(end.x, end.y - lift, half),
    lettering(text, centre.x, centre.y - radius - lift - 1.5, { anchor: 'middle' }),
  ]
}

/** A length that was changed without changing the drawing. */
function outOfScale(x: number, y: number, number: Numbers): Primitive[] {
  const [left, top, length] = [x + 10, y + 7, 34]
  const text = number(45)
  const half = textWidth(text, 3.5) / 2 + 0.4
  const [middle, at] = [left + length / 2, y + 33]
  return [
    rectangle('wide', left, top, length, 14),
    line('narrow', left, top + 14.8, left, at + 2),
    line('narrow', left + length, top + 14.8, left + length, at + 2),
    line('narrow', left, at, left + length, at),
    arrowhead(left, at, 180),
    arrowhead(left + length, at, 0),
    lettering(text, middle, at - 2.6, { anchor: 'middle' }),
    line('narrow', middle - half, at - 1.5, middle + half, at - 1.5),
  ]
}

/** A plate whose four bores share one callout. */
function four(x: number, y: number, number: Numbers): Primitive[] {
  const [left, top, radius] = [x + 8, y + 11, 2.5]
  const bores = [8, 22].flatMap((dx) => [6, 18].map((dy) => point(left + dx, top + dy)))
  const [, , upper] = bores
  return [
    rectangle('wide', left, top, 30, 24),
    ...bores.flatMap((p) => [
      circle('wide', p.x, p.y, radius),
      ...centreCross(p.x, p.y, radius, 1.5),
    ]),
    ...(upper
      ? leaderNote({
          tip: polar(upper, radius, -60),
          knee: point(upper.x + 6, y + 6),
          side: 'right',
          label: `4× Ø${number(2 * radius)}`,
        })
      : []),
  ]
}

const cells = [auxiliary, exact, four, repeated, square, sphere, arcLength, outOfScale] as const
const captions = [
  'auxiliary',
  'exact',
  'four',
  'repeated',
  'square',
  'sphere',
  'arc',
  'scale',
] as const

/** Indications that change what a dimension means (ISO 129-1). */
export const figure = defineFigure({
  size: { width: 110, height: 4 * cell.height },
  labels: captions,
  draw: ({ words, number }): FigureItem[] =>
    cells.flatMap((draw, index) => {
      const [x, y] = [(index % 2) * cell.width, Math.floor(index / 2) * cell.height]
      return [
        ...draw(x, y, number),
        lettering(words[captions[index] ?? 'arc'], x + 4, y + cell.caption, { height: 3 }),
      ]
    }),
})
