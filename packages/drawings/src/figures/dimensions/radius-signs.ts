import {
  arc,
  centreLine,
  defineFigure,
  degreesOf,
  type FigureItem,
  leaderNote,
  line,
  type Point,
  type Primitive,
  point,
  polar,
  radiusDimension,
  textBlock,
  toned,
} from '../kit/index.ts'

/** A turned knob, mm, axis to the right: domed face, flange with a rounded rim, neck with a fillet, ball. */
const knob = {
  dome: 40,
  flange: { radius: 14, to: 11, rim: 3 },
  neck: { radius: 5, length: 17, fillet: 4 },
  ball: 10,
}
const scale = 1.7

/** How far a sphere bulges over a circle of the given radius. */
const bulge = (sphere: number, radius: number): number =>
  sphere - Math.sqrt(sphere ** 2 - radius ** 2)

/** Everything the views and the callouts need, from the apex of the dome at 0. */
function geometry() {
  const { dome, flange, neck, ball } = knob
  const rim = bulge(dome, flange.radius)
  const neckEnd = flange.to + neck.length
  return {
    rim,
    neckEnd,
    domeCentre: point(dome, 0),
    rimCentre: point(flange.to - flange.rim, flange.radius - flange.rim),
    filletCentre: point(flange.to + neck.fillet, neck.radius + neck.fillet),
    ballCentre: point(neckEnd + Math.sqrt(ball ** 2 - neck.radius ** 2), 0),
  }
}

/** The knob from the side; `at` places a point of the model (y up) on the sheet. */
function side(at: (p: Point) => Point): Primitive[] {
  const { flange, neck, ball, dome } = knob
  const { rim, neckEnd, domeCentre, rimCentre, filletCentre, ballCentre } = geometry()
  const span = degreesOf(Math.asin(flange.radius / dome))
  const neckSpan = degreesOf(Math.asin(neck.radius / ball))
  const both = (x1: number, y1: number, x2: number, y2: number): Primitive[] =>
    [1, -1].map((sign) => {
      const [a, b] = [at(point(x1, sign * y1)), at(point(x2, sign * y2))]
      return line('wide', a.x, a.y, b.x, b.y)
    })
  const round = (centre: Point, radius: number, start: number, sweep: number): Primitive => {
    const c = at(centre)
    return arc('wide', c.x, c.y, radius * scale, start, sweep)
  }
  const below = (p: Point): Point => point(p.x, -p.y)
  return [
    round(domeCentre, dome, 180 - span, 2 * span),
    ...both(rim, flange.radius, rimCentre.x, flange.radius),
    round(rimCentre, flange.rim, -90, 90),
    round(below(rimCentre), flange.rim, 0, 90),
    ...both(flange.to, rimCentre.y, flange.to, filletCentre.y),
    round(filletCentre, neck.fillet, 90, 90),
    round(below(filletCentre), neck.fillet, 180, 90),
    ...both(filletCentre.x, neck.radius, neckEnd, neck.radius),
    round(ballCentre, ball, 180 + neckSpan, 360 - 2 * neckSpan),
    ...both(rim, 0, rim, flange.radius),
    ...both(neckEnd, 0, neckEnd, neck.radius),
  ]
}

/** R, SR and SØ, convex and concave, on one turned part. */
export const figure = defineFigure({
  size: { width: 110, height: 74 },
  labels: ['convex', 'concave', 'dome', 'sphere'],
  draw: ({ words, number }): FigureItem[] => {
    const [left, axis] = [23, 40]
    const at = (p: Point): Point => point(left + p.x * scale, axis - p.y * scale)
    const { rimCentre, filletCentre, ballCentre, domeCentre } = geometry()
    const { flange, neck, ball, dome } = knob
    const end = at(point(ballCentre.x + ball, 0))
    const fillet = at(filletCentre)
    const word = (text: string, x: number, y: number) =>
      toned('action', textBlock(text, x, y, { height: 2.5 }))
    const diameter = polar(at(ballCentre), ball * scale + 7, 110)
    return [
      ...side(at),
      ...centreLine(left, axis, end.x, axis),
      ...radiusDimension({
        centre: at(domeCentre),
        radius: dome * scale,
        angle: 190,
        reach: 5,
        text: `SR${number(dome)}`,
      }),
      ...radiusDimension({
        centre: at(rimCentre),
        radius: flange.rim * scale,
        angle: -45,
        reach: 6,
        text: `R${number(flange.rim)}`,
      }),
      // The leader of a fillet comes from the free side, across the centre of the arc.
      ...leaderNote({
        tip: polar(fillet, neck.fillet * scale, 135),
        knee: polar(fillet, 8, -45),
        label: `R${number(neck.fillet)}`,
        side: 'right',
      }),
      ...leaderNote({
        tip: polar(at(ballCentre), ball * scale, 110),
        knee: diameter,
        label: `SØ${number(2 * ball)}`,
        side: 'left',
      }),
      word(words.convex, 58, 12),
      word(words.concave, 68, 19.5),
      word(words.dome, 4, 33),
      word(words.sphere, diameter.x - 16, diameter.y + 5),
    ]
  },
})
