import {
  angularDimension,
  centreCross,
  centreLine,
  circle,
  defineFigure,
  diameterDimension,
  directionOf,
  horizontalDimension,
  leaderNote,
  lettering,
  line,
  type Point,
  type Primitive,
  pitchCircle,
  point,
  polar,
  rectangle,
} from '../kit/index.ts'

/** A flange with six holes on a circle, and a strip with six holes in a row, mm. */
const flange = { diameter: 80, bore: 30, pitch: 60, holes: 6 }
const strip = { length: 130, width: 24, start: 15, spacing: 20, holes: 6 }
const hole = 6.6
const scale = 0.7

/** A hole seen from above, with its axes along the given direction (degree) and across it. */
function holeAt(at: Point, direction = 0): Primitive[] {
  const radius = (hole * scale) / 2
  const axis = (angle: number) => {
    const [a, b] = [polar(at, radius, angle), polar(at, radius, angle + 180)]
    return centreLine(a.x, a.y, b.x, b.y, 1.5)
  }
  return [circle('wide', at.x, at.y, radius), ...axis(direction), ...axis(direction + 90)]
}

/** Pattern on a pitch circle and pattern in a row, each with its quantity and its spaces. */
export const figure = defineFigure({
  size: { width: 110, height: 141 },
  labels: ['circle', 'row'],
  draw: ({ words, number }) => {
    const centre = point(40, 42)
    const [outer, pitch] = [(flange.diameter * scale) / 2, (flange.pitch * scale) / 2]
    const around = Array.from({ length: flange.holes }, (_, i) =>
      polar(centre, pitch, (i * 360) / flange.holes - 90),
    )
    const upperRight = polar(centre, pitch, 360 / flange.holes - 90)
    const angle = 360 / flange.holes
    const [left, top] = [9, 112]
    const middle = top + (strip.width * scale) / 2
    const along = (x: number) => left + x * scale
    const row = Array.from({ length: strip.holes }, (_, i) =>
      point(along(strip.start + i * strip.spacing), middle),
    )
    const count = (n: number) => `${number(n)}x`
    const [first, second, last] = [row[0], row[1], row.at(-1)].map((at) => at ?? centre)
    const callout = (text: string, at: Point, knee: Point) =>
      leaderNote({
        knee,
        label: text,
        side: 'right',
        tip: polar(at, (hole * scale) / 2, directionOf(at, knee)),
      })
    const sum = strip.spacing * (strip.holes - 1)
    const dimension = (from: Point, to: Point, text: string, at = top - 8) =>
      horizontalDimension(from, to, at, { label: text, arrowsOutside: false })
    return [
      lettering(words.circle, 4, 7, { height: 3 }),
      circle('wide', centre.x, centre.y, outer),
      circle('wide', centre.x, centre.y, (flange.bore * scale) / 2),
      pitchCircle(centre.x, centre.y, pitch),
      ...centreCross(centre.x, centre.y, outer),
      ...around.flatMap((at, i) => holeAt(at, i * angle)),
      ...callout(`${count(flange.holes)} Ø${number(hole)}`, upperRight, point(74, 22)),
      ...diameterDimension({
        centre,
        radius: pitch,
        angle: 60,
        reach: 13,
        label: `Ø${number(flange.pitch)}`,
      }),
      ...[90, 90 + angle].map((direction) => {
        const [near, far] = [outer + 0.8, outer + 6].map((reach) => polar(centre, reach, direction))
        return line('narrow', near?.x ?? 0, near?.y ?? 0, far?.x ?? 0, far?.y ?? 0)
      }),
      ...angularDimension({
        centre,
        radius: outer + 4,
        from: 90,
        to: 90 + angle,
        text: `${count(flange.holes)} ${number(angle)}°`,
      }),
      lettering(words.row, 4, 86, { height: 3 }),
      rectangle('wide', left, top, strip.length * scale, strip.width * scale),
      ...centreLine(left, middle, along(strip.length), middle),
      ...row.flatMap((at) => holeAt(at)),
      ...dimension(point(left, top), first ?? centre, number(strip.start)),
      ...dimension(first ?? centre, second ?? centre, number(strip.spacing)),
      ...dimension(
        first ?? centre,
        last ?? centre,
        `${count(strip.holes - 1)} ${number(strip.spacing)} (=${number(sum)})`,
        top - 17,
      ),
      ...callout(`${count(strip.holes)} Ø${number(hole)}`, first ?? centre, point(30, 138)),
    ]
  },
})
