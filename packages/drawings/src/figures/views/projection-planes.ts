import {
  arc,
  arrowhead,
  circle,
  defineFigure,
  degreesOf,
  type FigureItem,
  lettering,
  line,
  type Primitive,
  point,
  polar,
  polyline,
  projectionSymbol,
  textWidth,
  toned,
} from '../kit/index.ts'
import { bracket, bracketView, viewSize } from '../parts/bracket/six-views.ts'

const { length, height } = bracket

/** An eye that looks to the right, its pupil at (x, y). */
function eye(x: number, y: number): Primitive[] {
  const back = point(x - 6, y)
  return [
    polyline('narrow', [polar(back, 7.5, -27), back, polar(back, 7.5, 27)]),
    arc('narrow', back.x, back.y, 6.5, -27, 54),
    circle('symbol', x - 0.4, y, 0.9),
  ]
}

/** Rays along the upper and the lower edge of the part. */
const rays = (from: number, to: number, bottom: number): FigureItem =>
  toned(
    'muted',
    [0, height].map((z) => line('narrow', from, bottom - z, to, bottom - z)),
  )

/** A plane of projection seen edge-on, the image on it in the colour of the view. */
const plane = (x: number, bottom: number): FigureItem[] => [
  line('narrow', x, bottom - height - 4, x, bottom + 4),
  toned('action', [line('wide', x, bottom - height, x, bottom)]),
]

/** Bow with an arrowhead over the views: the plane is turned into the sheet. */
function bow(from: number, to: number, y: number): Primitive[] {
  const rise = 5
  const half = Math.abs(to - from) / 2
  const radius = (half ** 2 + rise ** 2) / (2 * rise)
  const centre = point((from + to) / 2, y - rise + radius)
  const open = degreesOf(Math.asin(half / radius))
  const side = to > from ? 1 : -1
  return [
    arc('narrow', centre.x, centre.y, radius, -90 - side * open, side * 2 * open),
    arrowhead(to, y, side > 0 ? open : 180 - open),
  ]
}

const viewWidth = viewSize('left').width

/** Where plane and view lie when a bracket is looked at from the left, by method 1 and by method 3 (ISO 5456-2). */
export const figure = defineFigure({
  size: { width: 110, height: 112 },
  labels: ['first', 'third', 'eye', 'part', 'plane', 'view'],
  draw: ({ words }) => {
    const [first, third] = [43, 101]
    const name = (text: string, x: number, bottom: number) =>
      lettering(text, x, bottom + 9, { height: 3, anchor: 'middle' })
    const view = (x: number, bottom: number) => [
      toned('action', bracketView('left', x, bottom - height)),
      name(words.view, x + viewWidth / 2, bottom),
    ]
    return [
      lettering(words.first, 2, 7),
      ...projectionSymbol(1, 2 + textWidth(words.first, 3.5) + 12, 5.25, 6),
      rays(16, 64, first),
      ...eye(12, first - height / 2),
      ...bracketView('front', 24, first - height),
      ...plane(64, first),
      ...view(82, first),
      ...bow(65, 88, first - height - 6),
      name(words.eye, 9, first),
      name(words.part, 24 + length / 2, first),
      name(words.plane, 64, first),

      lettering(words.third, 2, 65),
      ...projectionSymbol(3, 2 + textWidth(words.third, 3.5) + 12, 63.25, 6),
      rays(46, 74, third),
      ...eye(42, third - height / 2),
      ...bracketView('front', 74, third - height),
      ...plane(58, third),
      ...view(9, third),
      ...bow(57, 17, third - height - 6),
      name(words.eye, 39, third),
      name(words.part, 74 + length / 2, third),
      name(words.plane, 58, third),
    ]
  },
})
