import {
  balloon,
  centreLine,
  cornersBetween,
  defineFigure,
  type FigureItem,
  hatch,
  legend,
  line,
  type Point,
  type Primitive,
  point,
  polygon,
  polyline,
  rectangle,
  toned,
} from '../kit/index.ts'

/** Two plates, mm on the sheet, joined by a screw of 8; the lower one is broken off on the right. */
const axis = 40
const screw = { shank: 8, head: 13, headHeight: 5.3, hole: 9 }
const [top, joint, bottom] = [22, 34, 50]
const [left, right, broken] = [12, 74, 98]

/** The broken edge: a narrow freehand line. */
const edge: Point[] = Array.from({ length: 17 }, (_, i) =>
  point(broken + 0.8 * Math.sin(i * 0.9) + 0.5 * Math.sin(i * 2.1), joint + i),
)

/** Hatching turned to the other direction, by mirroring the area that is hatched. */
function otherWay(outline: readonly Point[], spacing: number): Primitive[] {
  const turn = (p: Point): Point => point(-p.x, p.y)
  return hatch([outline.map(turn)], spacing).map((item) =>
    item.kind === 'line' ? { ...item, from: turn(item.from), to: turn(item.to) } : item,
  )
}

function plates(): Primitive[] {
  const [near, far] = [axis - screw.hole / 2, axis + screw.hole / 2]
  // Outlines of the plates on both sides of the hole.
  const upper = [cornersBetween(left, top, near, joint), cornersBetween(far, top, right, joint)]
  const [tapLeft, tapRight] = [axis - screw.shank / 2, axis + screw.shank / 2]
  const lower = [
    cornersBetween(left, joint, tapLeft, bottom),
    [point(tapRight, joint), ...edge, point(tapRight, bottom)],
  ]
  return [
    ...upper.flatMap((outline) => [polygon('wide', outline), ...hatch([outline], 2.4)]),
    ...lower.flatMap((outline) => otherWay(outline, 3)),
    polyline('wide', cornersBetween(tapLeft, joint, left, bottom)),
    polyline('wide', [point(tapRight, joint), point(broken, joint)]),
    polyline('wide', [point(tapRight, bottom), point(broken, bottom)]),
    polyline('narrow', edge),
  ]
}

function bolt(): Primitive[] {
  const { shank, head, headHeight } = screw
  return [
    rectangle('wide', axis - head / 2, top - headHeight, head, headHeight),
    rectangle('wide', axis - shank / 2, top, shank, bottom + 4 - top),
    ...centreLine(axis, top - headHeight, axis, bottom + 4, 3),
    line('wide', axis - head / 2, top, axis + head / 2, top),
  ]
}

const parts = ['first', 'second', 'whole', 'broken'] as const

/** A screwed joint in section: what is hatched, in which direction, and what is not cut (ISO 128-3). */
export const figure = defineFigure({
  size: { width: 110, height: 92 },
  labels: parts,
  draw: ({ words }): FigureItem[] => [
    ...plates(),
    ...bolt(),
    toned('action', [
      ...balloon(point(64, 12), 1, point(64, 25)),
      ...balloon(point(24, 62), 2, point(24, 47)),
      ...balloon(point(54, 10), 3, point(45, 19)),
      ...balloon(point(90, 62), 4, point(97.6, 47)),
    ]),
    ...legend(
      parts.map((part) => words[part]),
      8,
      73,
    ),
  ],
})
