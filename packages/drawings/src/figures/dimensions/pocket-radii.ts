import {
  arc,
  arcPoints,
  area,
  type Corner,
  centreCross,
  circle,
  defineFigure,
  type FigureItem,
  outline,
  point,
  radiusDimension,
  textBlock,
  toned,
} from '../kit/index.ts'

/** A plate with a pocket, seen from above, mm. The lower right corner of the pocket is tighter than the others. */
const plate = { width: 72, height: 46, corner: 8 }
const pocket = { x: 8, y: 7, width: 56, height: 32, corner: 5, tight: 2 }
const scale = 1.15

/** Which corner of the pocket is meant. */
interface Place {
  readonly side: 'left' | 'right'
  readonly level: 'top' | 'bottom'
}

/** A cutter in a corner: its diameter, and the radius of the corner. */
interface Cutter extends Place {
  readonly diameter: number
  readonly radius: number
}

/** A rectangle with its four corner radii, clockwise from the upper left one. */
const rectangleWith = (
  x: number,
  y: number,
  width: number,
  height: number,
  radii: readonly [number, number, number, number],
): Corner[] => [
  { x, y, r: radii[0] },
  { x: x + width, y, r: radii[1] },
  { x: x + width, y: y + height, r: radii[2] },
  { x, y: y + height, r: radii[3] },
]

/** Inside corners and the cutters that make them: the same radius, a smaller one, and a tighter corner. */
export const figure = defineFigure({
  size: { width: 110, height: 80 },
  labels: ['same', 'smaller', 'thin'],
  draw: ({ words, number }): FigureItem[] => {
    const [left, top] = [14, 16]
    const x = (value: number) => left + value * scale
    const y = (value: number) => top + value * scale
    const right = pocket.x + pocket.width
    const bottom = pocket.y + pocket.height
    const [plateWidth, plateHeight] = [plate.width * scale, plate.height * scale]
    const [width, height] = [pocket.width * scale, pocket.height * scale]
    const inner = pocket.corner * scale
    const tightest = pocket.tight * scale
    const rounded = plate.corner * scale
    const centreOf = ({ side, level }: Place, radius: number) =>
      point(
        x(side === 'left' ? pocket.x + radius : right - radius),
        y(level === 'top' ? pocket.y + radius : bottom - radius),
      )
    const cutters: readonly Cutter[] = [
      { diameter: 10, radius: pocket.corner, side: 'left', level: 'top' },
      { diameter: 8, radius: pocket.corner, side: 'right', level: 'top' },
      { diameter: 4, radius: pocket.tight, side: 'right', level: 'bottom' },
    ]
    const drawn = cutters.flatMap((cutter): FigureItem[] => {
      // In a corner with a larger radius the cutter touches the arc at its middle.
      const corner = centreOf(cutter, cutter.radius)
      const play = ((cutter.radius - cutter.diameter / 2) * scale) / Math.SQRT2
      const [dx, dy] = [cutter.side === 'left' ? -1 : 1, cutter.level === 'top' ? -1 : 1]
      const at = point(corner.x + dx * play, corner.y + dy * play)
      const radius = (cutter.diameter * scale) / 2
      return [
        area('action', arcPoints(at.x, at.y, radius, 0, 360), 0.2),
        toned('action', [
          circle('narrow', at.x, at.y, radius),
          ...centreCross(at.x, at.y, radius, 1.5),
        ]),
      ]
    })
    const upper = centreOf({ side: 'left', level: 'top' }, pocket.corner)
    const tight = centreOf({ side: 'right', level: 'bottom' }, pocket.tight)
    const outerCentre = point(x(plate.corner), y(plate.height - plate.corner))
    const note = (text: string, at: number, base: number) =>
      textBlock(text, at, base, { height: 2.5 })
    return [
      ...outline('wide', rectangleWith(left, top, plateWidth, plateHeight, [0, 0, 0, rounded])),
      ...outline(
        'wide',
        rectangleWith(x(pocket.x), y(pocket.y), width, height, [inner, inner, tightest, inner]),
      ),
      ...drawn,
      toned('action', [arc('wide', upper.x, upper.y, inner, 180, 90)]),
      ...radiusDimension({
        centre: upper,
        radius: inner,
        angle: -120,
        reach: 18,
        text: `3x R${number(pocket.corner)}`,
      }),
      ...radiusDimension({
        centre: tight,
        radius: tightest,
        angle: 45,
        reach: 18.5,
        text: `R${number(pocket.tight)}`,
      }),
      ...radiusDimension({
        centre: outerCentre,
        radius: rounded,
        angle: 135,
        reach: 6,
        text: `R${number(plate.corner)}`,
      }),
      ...note(words.same, x(pocket.x + 12), y(pocket.y + 5)),
      ...note(words.smaller, x(right - 28), y(pocket.y + 15)),
      ...note(words.thin, x(right - 32), y(bottom - 3)),
    ]
  },
})
