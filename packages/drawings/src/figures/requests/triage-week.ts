import {
  area,
  defineFigure,
  type FigureItem,
  lettering,
  line,
  point,
  type Tone,
  textBlock,
  toned,
} from '../kit/index.ts'

/** One invented week, drawings. What arrives is what leaves. */
const week = { pass: 31, doubtful: { pass: 7, fail: 4 }, fail: 14, unread: 4 }
const doubtful = week.doubtful.pass + week.doubtful.fail
const calculated = week.pass + week.doubtful.pass
const refused = week.fail + week.doubtful.fail
const arrived = calculated + refused + week.unread

/** Millimetres on the sheet for one drawing. */
const scale = 0.9

interface Band {
  readonly from: number
  readonly to: number
  readonly count: number
  readonly tone: Tone
}

/** A stream between two columns, as thick as its count. */
function band(x1: number, x2: number, { from, to, count, tone }: Band): FigureItem {
  const thick = count * scale
  const steps = 12
  const edge = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    return point(x1 + (x2 - x1) * t, from + (to - from) * t * t * (3 - 2 * t))
  })
  return area(tone, [...edge, ...edge.map((p) => point(p.x, p.y + thick)).toReversed()], 0.2)
}

/** A station: a wide line as long as its count, and the stream through it up to `end`. */
const station = (x: number, y: number, count: number, end: number, tone: Tone): FigureItem[] => [
  toned(tone, [line('wide', x, y, x, y + count * scale)]),
  band(x, end, { from: y, to: y, count, tone }),
]

const top = { pass: 16, doubtful: 54, fail: 76, unread: 100 }
/** Where the streams arrive: what people let through joins below what the rules did. */
const ends = {
  calculated: top.pass,
  refused: top.fail - week.doubtful.fail * scale,
  unread: top.unread,
}
const columns = { arrived: 4, rules: 38, split: 61, out: 81, end: 108 }

function streams(): FigureItem[] {
  const { arrived: first, rules, split, out } = columns
  const start = 26
  const rows = [
    { to: top.pass, count: week.pass, tone: 'ink' },
    { to: top.doubtful, count: doubtful, tone: 'action' },
    { to: top.fail, count: week.fail, tone: 'muted' },
    { to: top.unread, count: week.unread, tone: 'muted' },
  ] as const
  let from = start
  const fromArrival = rows.map((row) => {
    const drawn = band(first + 12, rules, { ...row, from })
    from += row.count * scale
    return drawn
  })
  const { pass, fail } = week.doubtful
  return [
    ...station(first, start, arrived, first + 12, 'ink'),
    ...fromArrival,
    ...rows.flatMap(({ to, count, tone }) => station(rules, to, count, split, tone)),
    band(split, out, { from: top.pass, to: ends.calculated, count: week.pass, tone: 'ink' }),
    band(split, out, {
      from: top.doubtful,
      to: ends.calculated + week.pass * scale,
      count: pass,
      tone: 'action',
    }),
    band(split, out, {
      from: top.doubtful + pass * scale,
      to: ends.refused,
      count: fail,
      tone: 'action',
    }),
    band(split, out, { from: top.fail, to: top.fail, count: week.fail, tone: 'muted' }),
    band(split, out, { from: top.unread, to: ends.unread, count: week.unread, tone: 'muted' }),
    ...station(out, ends.calculated, calculated, columns.end, 'ink'),
    ...station(out, ends.refused, refused, columns.end, 'muted'),
    ...station(out, ends.unread, week.unread, columns.end, 'muted'),
  ]
}

/** An invented week of requests, as streams whose thickness is the number of drawings. */
export const figure = defineFigure({
  size: { width: 110, height: 112 },
  labels: [
    'arrived',
    'rules',
    'out',
    'pass',
    'person',
    'fail',
    'unread',
    'calculate',
    'back',
    'ask',
  ],
  draw: ({ words }): FigureItem[] => {
    const { arrived: first, rules, out } = columns
    const count = (value: number, x: number, y: number) => lettering(String(value), x + 2, y)
    const note = (text: string, x: number, y: number) => textBlock(text, x + 2, y, { height: 2.5 })
    return [
      ...streams(),
      ...note(words.arrived, first - 2, 8),
      count(arrived, first, 50),
      ...note(words.rules, rules - 2, 8),
      count(week.pass, rules, 26),
      ...note(words.pass, rules, 32),
      toned('action', [count(doubtful, rules, 60), ...note(words.person, rules - 2, 69)]),
      count(week.fail, rules, 82),
      ...note(words.fail, rules, 86.5),
      count(week.unread, rules, 98.5),
      ...note(words.unread, rules - 2, 107.5),
      ...note(words.out, out - 2, 8),
      count(calculated, out, 26),
      ...note(words.calculate, out, 32),
      count(refused, out, 79),
      ...note(words.back, out, 83),
      ...note(words.ask, out - 2, 107.5),
    ]
  },
})
