import {
  area,
  corners,
  defineFigure,
  type FigureItem,
  hatch,
  horizontalDimension,
  lettering,
  line,
  type Point,
  type Primitive,
  point,
  polygon,
  polyline,
  toned,
} from '../kit/index.ts'

/** Scale of the section, and the two welds, mm: one called out by its throat, one by its leg, both with a 5. */
const scale = 4
const value = 5
const throat = (leg: number): number => leg / Math.SQRT2

/** A corner with a weld of the given leg; (x, y) = the root. */
function section(x: number, y: number, leg: number): FigureItem[] {
  const side = leg * scale
  const outline: Point[] = [point(x, y), point(x + side, y), point(x, y - side)]
  const wall = [point(x - 8, y + 8), point(x - 8, y - 34), point(x, y - 34), point(x, y + 8)]
  const floor = corners(x, y, 34, 8)
  const foot = point(x + side / 2, y - side / 2)
  const middle = point((x + foot.x) / 2, (y + foot.y) / 2)
  const lines: Primitive[] = [
    polyline('wide', [point(x, y - 34), point(x, y + 8)]),
    polyline('wide', [point(x, y), point(x + 34, y)]),
    polyline('wide', [point(x - 8, y - 34), point(x - 8, y + 8), point(x + 34, y + 8)]),
    ...hatch([wall], 2),
    ...hatch([floor], 2.6),
  ]
  return [
    area('action', outline, 0.3),
    ...lines,
    toned('action', [
      polygon('wide', outline),
      line('narrow', x, y, foot.x, foot.y),
      lettering('a', middle.x - 2.6, middle.y - 2.6, { height: 2.5 }),
    ]),
  ]
}

/** The same figure 5 as throat and as leg: a5 and z5 in section, to one scale. */
export const figure = defineFigure({
  size: { width: 110, height: 82 },
  labels: ['throat', 'leg', 'areaThroat', 'areaLeg'],
  draw: ({ words, number }): FigureItem[] => {
    const y = 50
    const leg = value * Math.SQRT2
    const below = (x: number, length: number, text: string): Primitive[] =>
      horizontalDimension(point(x, y), point(x + length * scale, y), y + 14, {
        label: text,
        bare: 'both',
      })
    const carry = (x: number, length: number): Primitive[] => [
      line('narrow', x, y + 8.8, x, y + 16),
      line('narrow', x + length * scale, y + 8.8, x + length * scale, y + 16),
    ]
    return [
      lettering(words.throat, 4, 7, { height: 3 }),
      ...section(14, y, leg),
      ...below(14, leg, `z ${number(leg, 2)}`),
      ...carry(14, leg),
      lettering(words.areaThroat, 4, 74, { height: 2.5 }),
      lettering(words.leg, 60, 7, { height: 3 }),
      ...section(70, y, value),
      ...below(70, value, `z ${number(value)}`),
      ...carry(70, value),
      lettering(`${words.areaLeg}`, 60, 74, { height: 2.5 }),
      lettering(`a = ${number(value)} mm`, 4, 80, { height: 2.5 }),
      lettering(`a = ${number(throat(value), 2)} mm`, 60, 80, { height: 2.5 }),
    ]
  },
})
