import {
  area,
  centreLine,
  cornersBetween,
  defineFigure,
  hatch,
  lettering,
  line,
  type Point,
  point,
  polygon,
  polyline,
  toned,
  verticalDimension,
} from '../kit/index.ts'

/** Three blind holes of Ø10, 20 deep, mm; only the tool differs. `point` = angle of the tip in degree, 180 = flat. */
const hole = { diameter: 10, depth: 20 }
const tools = [
  { key: 'twist', angle: 118 },
  { key: 'carbide', angle: 140 },
  { key: 'mill', angle: 180 },
] as const
const plate = { left: 16, right: 107, thickness: 28 }
const scale = 1.5

/** Height of the tip below the full diameter, mm: r / tan(half the angle). */
const tipOf = (angle: number): number => hole.diameter / 2 / Math.tan((angle * Math.PI) / 360)

/** One stated depth, three bottoms: the depth counts to the end of the full diameter. */
export const figure = defineFigure({
  size: { width: 110, height: 78 },
  labels: ['twist', 'carbide', 'mill', 'left'],
  draw: ({ words, number }) => {
    const top = 15
    const floor = top + hole.depth * scale
    const bottom = top + plate.thickness * scale
    const radius = (hole.diameter * scale) / 2
    const holes = tools.map(({ key, angle }, index) => {
      const x = 33 + index * 29
      const tip = tipOf(angle)
      const low = point(x, floor + tip * scale)
      const outline: Point[] = [
        point(x - radius, top),
        point(x - radius, floor),
        low,
        point(x + radius, floor),
        point(x + radius, top),
      ]
      return { key, x, tip, low, outline }
    })
    const outer = cornersBetween(plate.left, top, plate.right, bottom)
    const [first] = holes
    return [
      polygon('wide', outer),
      ...hatch([outer, ...holes.map(({ outline }) => outline)], 3),
      ...holes.flatMap(({ key, x, tip, low, outline }) => [
        area('action', [point(x - radius, floor), point(x + radius, floor), low], 0.22),
        polyline('wide', outline),
        line('wide', x - radius, floor, x + radius, floor),
        ...centreLine(x, top, x, low.y, 2),
        lettering(words[key], x, bottom + 7, { height: 2.5, anchor: 'middle' }),
        toned('action', [
          lettering(tip < 0.05 ? number(0) : `+${number(tip, 1)}`, x, bottom + 12.5, {
            height: 3.5,
            anchor: 'middle',
          }),
        ]),
        lettering(
          `${words.left} ${number(plate.thickness - hole.depth - tip, 1)} mm`,
          x,
          bottom + 17.5,
          { height: 2.5, anchor: 'middle' },
        ),
      ]),
      ...verticalDimension(
        point(plate.left, top),
        point((first?.x ?? 0) - radius, floor),
        7,
        number(hole.depth),
      ),
      lettering(`3x Ø${number(hole.diameter)} ↧${number(hole.depth)}`, 62, 9, {
        anchor: 'middle',
      }),
    ]
  },
})
