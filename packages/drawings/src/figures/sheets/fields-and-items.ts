import {
  circle,
  defineFigure,
  type FigureItem,
  flowArrow,
  lettering,
  line,
  type Primitive,
  point,
  polyline,
  scaleBelow,
  scaleLeft,
  toned,
} from '../kit/index.ts'

/** Share of fields above the threshold, one curve each. */
const shares = [0.99, 0.98, 0.95] as const
const most = 12
const shown = 10

const origin = { x: 16, y: 78 }
const step = 7
const tall = 66
/** The axis of shares begins here. */
const least = 0.4

const placeOf = (fields: number): number => origin.x + fields * step
const levelOf = (share: number): number => origin.y - ((share - least) / (1 - least)) * tall

/** Items all of whose fields are above it, if fields were independent of each other. */
const itemShare = (share: number, fields: number): number => share ** fields

function axes(): Primitive[] {
  return [
    ...flowArrow(point(origin.x, origin.y), point(108, origin.y)),
    line('symbol', origin.x, origin.y, origin.x, levelOf(1) - 2),
    ...scaleBelow(origin.y, { values: [1, 3, 5, 8, 10, 12], at: placeOf }),
    ...scaleLeft(origin.x, {
      values: [40, 50, 60, 70, 80, 90, 100],
      at: (percent) => levelOf(percent / 100),
    }),
  ]
}

/** How the share of touchless items falls with the number of fields, for three shares of touchless fields. */
export const figure = defineFigure({
  size: { width: 110, height: 92 },
  labels: ['share', 'count', 'fields', 'percent'],
  draw: ({ words }): FigureItem[] => {
    const small = { height: 2.5 }
    const percent = (share: number) => words.percent.replace('#', String(Math.round(share * 100)))
    const curve = (share: number): FigureItem[] => {
      const y = levelOf(itemShare(share, shown))
      const points = Array.from({ length: most }, (_, i) =>
        point(placeOf(i + 1), levelOf(itemShare(share, i + 1))),
      )
      const end = points.at(-1) ?? point(0, 0)
      return [
        toned(share === 0.98 ? 'action' : 'ink', [
          polyline('wide', points),
          ...points.map((p) => circle('wide', p.x, p.y, 0.5)),
          lettering(
            percent(itemShare(share, shown)),
            placeOf(shown),
            y + (share === 0.99 ? -2.5 : 5),
            {
              ...small,
              anchor: 'middle',
            },
          ),
          lettering(percent(share), end.x + 2, end.y + 1.25, small),
        ]),
      ]
    }
    return [
      ...axes(),
      lettering(words.share, 3, 6, small),
      lettering(words.count, 108, origin.y + 10, { ...small, anchor: 'end' }),
      lettering(words.fields, 108, levelOf(1) - 2, { ...small, anchor: 'end' }),
      ...shares.flatMap(curve),
    ]
  },
})
