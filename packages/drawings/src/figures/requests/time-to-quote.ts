import {
  defineFigure,
  type FigureItem,
  flowArrow,
  lettering,
  line,
  type Point,
  type Primitive,
  point,
  polyline,
  scaleBelow,
  scaleLeft,
  type Tone,
  toned,
} from '../kit/index.ts'

/** Invented times of twenty quotes in working hours, in order; the same as in the article. */
const before = [2, 3, 3, 4, 5, 6, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24, 30, 44, 60, 96]
const after = [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 10, 12, 16, 20, 28, 44, 58, 96]

const origin = { x: 14, y: 78 }
/** Millimetres for a doubling of the time, and for the whole share. */
const doubling = 13
const tall = 64

const placeOf = (hours: number): number => origin.x + Math.log2(hours) * doubling
const levelOf = (share: number): number => origin.y - share * tall

/** Share of quotes sent within a time: a step at every quote. */
function steps(times: readonly number[]): Point[] {
  const points: Point[] = [point(origin.x, origin.y)]
  times.forEach((hours, index) => {
    const x = placeOf(hours)
    points.push(point(x, levelOf(index / times.length)))
    points.push(point(x, levelOf((index + 1) / times.length)))
  })
  return points
}

/** The smallest time within which at least this share was sent. */
const percentile = (times: readonly number[], share: number): number =>
  times[Math.ceil(share * times.length) - 1] ?? 0

function axes(): Primitive[] {
  return [
    ...flowArrow(point(origin.x, origin.y), point(107, origin.y)),
    line('symbol', origin.x, origin.y, origin.x, levelOf(1) - 2),
    ...scaleBelow(origin.y, { values: [1, 2, 4, 8, 16, 32, 64], at: placeOf }),
    ...scaleLeft(origin.x, {
      values: [0, 50, 90, 100],
      at: (percent) => levelOf(percent / 100),
    }),
  ]
}

/** A dashed line at a share, and down to the axis where a series reaches it. */
function mark(share: number, times: readonly number[], tone: Tone): FigureItem {
  const x = placeOf(percentile(times, share))
  const y = levelOf(share)
  return toned(tone, [line('hidden', origin.x, y, x, y), line('hidden', x, y, x, origin.y)])
}

/** Times of twenty quotes before and after a change, as cumulative shares: the median moves, the tail stays. */
export const figure = defineFigure({
  size: { width: 110, height: 92 },
  labels: ['share', 'hours', 'before', 'after'],
  draw: ({ words }): FigureItem[] => {
    const small = { height: 2.5 }
    const hours = (times: readonly number[], share: number) => `${percentile(times, share)} h`
    return [
      ...axes(),
      lettering(words.share, 3, 6, small),
      lettering(words.hours, 106, origin.y + 10, { ...small, anchor: 'end' }),
      mark(0.5, before, 'muted'),
      mark(0.5, after, 'action'),
      mark(0.9, before, 'muted'),
      toned('muted', [polyline('wide', steps(before))]),
      toned('action', [polyline('wide', steps(after))]),
      lettering('P50', origin.x + 2, levelOf(0.5) - 1.2, small),
      lettering('P90', origin.x + 2, levelOf(0.9) - 1.2, small),
      toned('action', [
        lettering(words.after, 51, 40, { ...small, anchor: 'end' }),
        lettering(hours(after, 0.5), placeOf(6) - 1.5, 73, { ...small, anchor: 'end' }),
      ]),
      toned('muted', [
        lettering(words.before, 66, 40, small),
        lettering(hours(before, 0.5), placeOf(9) + 1.5, 73, small),
        lettering(hours(before, 0.9), placeOf(44) + 1.5, 73, small),
      ]),
    ]
  },
})
