import {
  defineFigure,
  type FigureTools,
  flowArrow,
  flowBox,
  lettering,
  type Primitive,
  point,
  toned,
} from '../kit/index.ts'

const labels = ['order', 'machine', 'gearbox', 'flange', 'cover', 'screw', 'sum'] as const
type Tools = FigureTools<(typeof labels)[number]>

/** Pieces per assembly, one level below the other; a gearbox has a cover as well. */
const counts = { machines: 5, gearboxes: 2, flanges: 2, covers: 1, flangeScrews: 4, coverScrews: 6 }
const perGearbox = counts.flanges * counts.flangeScrews + counts.covers * counts.coverScrews
const total = counts.machines * counts.gearboxes * perGearbox

const width = 43
const height = 9

const box = (x: number, y: number, words: string): Primitive[] =>
  flowBox({ x: x - width / 2, y, width, height }, words)

/** The quantity at an arrow, right of its upright part. */
const times = (x: number, y: number, count: number): Primitive =>
  lettering(`${count}×`, x + 2, y, { height: 3.5 })

function tree({ words }: Tools): Primitive[] {
  const [left, middle, right] = [24, 55, 86]
  const rows = [2, 19, 36, 57, 74]
  const [order = 0, machine = 0, gearbox = 0, parts = 0, screws = 0] = rows
  const down = (y: number) => y + height
  return [
    ...box(middle, order, words.order),
    ...flowArrow(point(middle, down(order)), point(middle, machine)),
    times(middle, machine - 2.5, counts.machines),
    ...box(middle, machine, words.machine),
    ...flowArrow(point(middle, down(machine)), point(middle, gearbox)),
    times(middle, gearbox - 2.5, counts.gearboxes),
    ...box(middle, gearbox, words.gearbox),
    ...[left, right].flatMap((x) => [
      ...flowArrow(
        point(middle, down(gearbox)),
        point(middle, down(gearbox) + 4),
        point(x, down(gearbox) + 4),
        point(x, parts),
      ),
      ...flowArrow(point(x, down(parts)), point(x, screws)),
    ]),
    times(left, parts - 2.8, counts.flanges),
    times(right, parts - 2.8, counts.covers),
    ...box(left, parts, words.flange),
    ...box(right, parts, words.cover),
    times(left, screws - 2.5, counts.flangeScrews),
    times(right, screws - 2.5, counts.coverScrews),
  ]
}

/** How many screws an order needs: quantities multiply down the tree and add up where a part occurs twice. */
export const figure = defineFigure({
  size: { width: 110, height: 99 },
  labels,
  draw: (tools) => {
    const { words } = tools
    const sum = `${counts.machines} × ${counts.gearboxes} × (${counts.flanges} × ${counts.flangeScrews} + ${counts.covers} × ${counts.coverScrews})`
    return [
      ...tree(tools),
      toned('action', [
        ...box(24, 74, words.screw),
        ...box(86, 74, words.screw),
        lettering(`${words.sum} ${sum} = ${total}`, 55, 94, { anchor: 'middle' }),
      ]),
    ]
  },
})
