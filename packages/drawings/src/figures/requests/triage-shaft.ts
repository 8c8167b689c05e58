import {
  balloon,
  centreLine,
  datumFeature,
  defineFigure,
  externalThread,
  type FeatureControlFrame,
  type FigureItem,
  featureControlFrame,
  frameLeader,
  frameWidth,
  horizontalDimension,
  leaderNote,
  lettering,
  line,
  openOutline,
  type Primitive,
  point,
  surfaceTexture,
  titleCell,
  toned,
  verticalDimension,
} from '../kit/index.ts'

/** A turned shaft, mm: four steps on one axis, drawn 1:1. */
const shaft = {
  thread: { length: 20, useful: 14, major: 16, pitch: 1.5 },
  seat: { length: 24, diameter: 20 },
  collar: { length: 8, diameter: 28 },
  journal: { length: 16, diameter: 18 },
  fillet: 0.4,
  chamfer: 1,
}
const length = shaft.thread.length + shaft.seat.length + shaft.collar.length + shaft.journal.length

const left = 20
const axis = 47
/** Places of the steps on the sheet. */
const seatAt = left + shaft.thread.length
const collarAt = seatAt + shaft.seat.length
const journalAt = collarAt + shaft.collar.length
const end = left + length

const half = (diameter: number): number => diameter / 2

/** Upper or lower outline behind the thread, `side` -1 above and 1 below the axis. */
function contour(side: 1 | -1): Primitive[] {
  const { thread, seat, collar, journal, fillet, chamfer } = shaft
  const at = (x: number, radius: number, r = 0) => ({ ...point(x, axis + side * radius), r })
  return openOutline('wide', [
    at(left + thread.useful, half(thread.major)),
    at(seatAt, half(thread.major)),
    at(seatAt, half(seat.diameter)),
    at(collarAt, half(seat.diameter), fillet),
    at(collarAt, half(collar.diameter)),
    at(journalAt, half(collar.diameter)),
    at(journalAt, half(journal.diameter), fillet),
    at(end - chamfer, half(journal.diameter)),
    at(end, half(journal.diameter) - chamfer),
    at(end, 0),
  ])
}

/** Edges seen across the shaft. */
const edges = (): Primitive[] =>
  (
    [
      [seatAt, shaft.seat.diameter],
      [collarAt, shaft.collar.diameter],
      [journalAt, shaft.collar.diameter],
      [end - shaft.chamfer, shaft.journal.diameter],
    ] as const
  ).map(([x, diameter]) => line('wide', x, axis - half(diameter), x, axis + half(diameter)))

function part(): Primitive[] {
  const { thread } = shaft
  return [
    ...externalThread({
      x: left,
      y: axis,
      length: thread.useful,
      major: thread.major,
      root: thread.major - 1.2269 * thread.pitch,
    }),
    ...contour(-1),
    ...contour(1),
    ...edges(),
    ...centreLine(left, axis, end, axis),
  ]
}

/** A diameter beside the view, its text beyond the upper arrow. */
const diameterAt = (x: number, from: number, diameter: number, text: string) =>
  verticalDimension(point(from, axis + half(diameter)), point(from, axis - half(diameter)), x, {
    place: 'after',
    label: text,
  })

/** A turned shaft with the callouts that a feasibility check compares, ballooned; blue ones do not pass. */
export const figure = defineFigure({
  size: { width: 110, height: 121 },
  labels: ['fail', 'person', 'general', 'material'],
  draw: ({ words, number }): FigureItem[] => {
    const { thread, seat, journal, fillet } = shaft
    const tolerance = number(0.01)
    const runOut: FeatureControlFrame = {
      characteristic: 'circularRunOut',
      tolerance,
      datums: ['A'],
    }
    const frameEnd = 50 + frameWidth(runOut)
    return [
      ...part(),
      ...verticalDimension(point(left, axis + 8), point(left, axis - 8), 11, {
        label: `M16×${number(thread.pitch)}-6g`,
        place: 'after',
      }),
      ...diameterAt(45, 45, seat.diameter, `Ø${seat.diameter} k6`),
      ...datumFeature({ x: 45, y: axis + half(seat.diameter), angle: 90, letter: 'A', stem: 6 }),
      ...diameterAt(103, end, journal.diameter, `Ø${journal.diameter} h11`),
      ...leaderNote({
        tip: point(collarAt - 0.12, axis - half(seat.diameter) - 0.12),
        side: 'right',
        knee: point(collarAt - 11.12, 25.88),
        label: `R${number(fillet)}`,
      }),
      ...surfaceTexture({
        x: 77,
        y: axis - half(journal.diameter),
        text: 'Rz 4',
        removal: 'REQUIRED',
      }),
      ...featureControlFrame(50, 70, runOut),
      ...frameLeader([
        point(frameEnd, 73.5),
        point(80, 73.5),
        point(80, axis + half(journal.diameter)),
      ]),
      ...horizontalDimension(
        point(left, axis + 7),
        point(end, axis + half(journal.diameter) - 1),
        97,
        String(length),
      ),
      ...titleCell({
        x: 6,
        y: 106,
        width: 48,
        height: 12,
        caption: words.general,
        value: 'ISO 2768-m',
      }),
      ...titleCell({
        x: 54,
        y: 106,
        width: 36,
        height: 12,
        caption: words.material,
        value: 'C45E',
      }),
      toned('muted', [
        ...balloon(point(20, 17), 1, point(12.5, 24)),
        ...balloon(point(34, 17), 2, point(39.5, 20)),
        ...balloon(point(60, 13), 3, point(58, 20.4)),
        ...balloon(point(97, 8), 5, point(101, 16.4)),
        ...balloon(point(36, 84), 7, point(50, 94)),
        ...balloon(point(98, 112), 8, point(90, 112)),
      ]),
      toned('action', [
        ...balloon(point(84, 15), 4, point(86, 27.5)),
        lettering(words.person, 78.5, 16.25, { height: 2.5, anchor: 'end' }),
        ...balloon(point(57, 84), 6, point(59, 77)),
        lettering(words.fail, 63, 85.25, { height: 2.5 }),
      ]),
    ]
  },
})
