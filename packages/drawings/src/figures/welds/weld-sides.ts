import {
  area,
  corners,
  cornersBetween,
  defineFigure,
  type FigureItem,
  hatch,
  lettering,
  line,
  type Point,
  type Primitive,
  point,
  polygon,
  toned,
  weldSymbol,
} from '../kit/index.ts'

/** A T-joint in section, mm: a standing plate on a lying one. */
const joint = { width: 30, plate: 5, height: 16, weld: 5 }

const plates = (x: number, y: number): Primitive[] => {
  const middle = x + joint.width / 2
  const standing = cornersBetween(
    middle - joint.plate / 2,
    y - joint.height,
    middle + joint.plate / 2,
    y,
  )
  const lying = corners(x, y, joint.width, joint.plate)
  return [standing, lying].flatMap((outline, i) => [
    polygon('wide', outline),
    ...hatch([outline], i === 0 ? 2 : 2.4),
  ])
}

/** The weld in a corner of the joint; `side` -1 left, 1 right. */
const weld = (x: number, y: number, side: 1 | -1): Point[] => {
  const corner = point(x + joint.width / 2 + (side * joint.plate) / 2, y)
  return [
    corner,
    point(corner.x + side * joint.weld, corner.y),
    point(corner.x, corner.y - joint.weld),
  ]
}

/** One cell: the joint with its weld, and the symbol whose arrow comes from the left. */
function cell(x: number, y: number, system: 'A' | 'B', side: 'arrow' | 'other'): FigureItem[] {
  const bottom = y + 34
  const left = x + 11
  const corner = weld(left, bottom, -1)[0] ?? point(0, 0)
  const outline = weld(left, bottom, side === 'arrow' ? -1 : 1)
  return [
    area('action', outline, 0.5),
    ...plates(left, bottom),
    toned('action', [
      polygon('wide', outline),
      ...weldSymbol({
        tip: side === 'arrow' ? point(corner.x - 2.5, corner.y - 2.5) : corner,
        knee: point(x + 8, y + 11),
        length: 26,
        system,
        side,
      }),
    ]),
  ]
}

/** Arrow side and other side in the systems A and B of ISO 2553: the joint as welded under each symbol. */
export const figure = defineFigure({
  size: { width: 110, height: 104 },
  labels: ['systemA', 'systemB', 'arrow', 'other'],
  draw: ({ words }): FigureItem[] => [
    lettering(words.systemA, 4, 6, { height: 3 }),
    lettering(words.systemB, 59, 6, { height: 3 }),
    ...cell(2, 8, 'A', 'arrow'),
    ...cell(57, 8, 'B', 'arrow'),
    lettering(words.arrow, 4, 53, { height: 2.5 }),
    line('narrow', 2, 57, 108, 57),
    ...cell(2, 58, 'A', 'other'),
    ...cell(57, 58, 'B', 'other'),
    lettering(words.other, 4, 102.5, { height: 2.5 }),
  ],
})
