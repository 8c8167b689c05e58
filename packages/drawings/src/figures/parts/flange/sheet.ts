import {
  arc,
  arrowhead,
  circle,
  defineFigure,
  diameterDimension,
  drawLabel,
  type FigureTools,
  lettering,
  type Primitive,
  polar,
  rectangle,
  titleCell,
  toned,
} from '../../kit/index.ts'
import { endCentre, endView, pitchRadius, sectionView } from './views.ts'

/** What differs between the two sheets of the flange. */
interface FlangeSheet<Key extends string> {
  readonly labels: readonly Key[]
  /** The side from which the end view is seen. */
  readonly from: 'left' | 'right'
  /** Dimensions, symbols and title strip. */
  readonly draw: (tools: FigureTools<Key>) => Primitive[]
  /** Places of the entries that the article reads one by one, in their order. */
  readonly entries: readonly (readonly [x: number, y: number])[]
}

/** A sheet of the flange: section, end view, what its standard writes beside them, and numbered entries. */
export const flangeSheet = <Key extends string>({
  labels,
  from,
  draw,
  entries,
}: FlangeSheet<Key>) =>
  defineFigure({
    size: { width: 176, height: 136 },
    labels,
    draw: (tools) => [
      ...sectionView(),
      ...endView(from),
      ...draw(tools),
      toned(
        'action',
        entries.flatMap(([x, y], index) => entry(x, y, index + 1)),
      ),
    ],
  })

/** A small balloon: number of an entry of the article. */
const entry = (x: number, y: number, number: number): Primitive[] => [
  circle('symbol', x, y, 2.9),
  lettering(String(number), x, y + 1.25, { height: 2.5, anchor: 'middle' }),
]

/** The title block along the lower edge. */
export const strip = { x: 1, y: 116, width: 173, height: 18 }

/** Outline of the title block. */
export const stripOutline = () => rectangle('wide', strip.x, strip.y, strip.width, strip.height)

/** A cell of the title block. */
export const stripCell = (
  x: number,
  width: number,
  caption: string,
  value?: string,
  size?: number,
): Primitive[] => titleCell({ x, y: strip.y, width, height: strip.height, caption, value, size })

/** The theoretically exact diameter of the pitch circle. */
export const pitchDimension = (text: string): Primitive[] =>
  diameterDimension({
    centre: endCentre,
    radius: pitchRadius,
    angle: 20,
    reach: 13,
    label: { text, framed: true },
  })

/** The angle of 45° to the threaded hole, theoretically exact: its value is framed, outside the arc. */
export function framedAngle(from: number, to: number): Primitive[] {
  const radius = 33
  const at = polar(endCentre, radius + 6.5, (from + to) / 2)
  const [start, end] = [polar(endCentre, radius, from), polar(endCentre, radius, to)]
  return [
    arc('narrow', endCentre.x, endCentre.y, radius, from, to - from),
    arrowhead(start.x, start.y, from - 90),
    arrowhead(end.x, end.y, to + 90),
    ...drawLabel({ text: '45°', framed: true }, at.x, at.y + 1.75),
  ]
}
