import {
  area,
  cornersBetween,
  defineFigure,
  type FigureItem,
  flowArrow,
  lettering,
  line,
  type Primitive,
  point,
  rectangle,
  type Tone,
  toned,
} from '../kit/index.ts'

/** An invented provider: days in the working store, and days for which a backup is kept after that. */
const kept = { store: 20, backup: 30 }

const left = 8
const scale = 1.6
const most = 58
const barHeight = 7
const rows = { store: 14, backup: 30, log: 46, own: 62 }
const axis = 78

const placeOf = (day: number): number => left + day * scale

/** A time for which a copy exists; one without an end runs out of the figure as an arrow. */
function bar(text: string, y: number, [from, to]: readonly [number, number], tone: Tone) {
  const [x1, x2] = [placeOf(from), placeOf(Math.min(to, most))]
  const corners = cornersBetween(x1, y, x2, y + barHeight)
  const isOpen = to > most
  const frame: Primitive[] = isOpen
    ? [
        line('wide', x1, y, x1, y + barHeight),
        line('wide', x1, y, x2, y),
        line('wide', x1, y + barHeight, x2, y + barHeight),
        ...flowArrow(point(x2 - 1, y + barHeight / 2), point(x2 + 6, y + barHeight / 2)),
      ]
    : [rectangle('wide', x1, y, x2 - x1, barHeight)]
  return [
    area(tone, corners),
    toned(tone, [...frame, lettering(text, left, y - 2, { height: 2.5 })]),
  ] satisfies FigureItem[]
}

function days(text: string): Primitive[] {
  return [
    ...flowArrow(point(left, axis), point(placeOf(most) + 6, axis)),
    ...[0, 10, 20, 30, 40, 50].flatMap((day) => [
      line('narrow', placeOf(day), axis, placeOf(day), axis + 1.5),
      lettering(String(day), placeOf(day), axis + 5, { height: 2.5, anchor: 'middle' }),
    ]),
    lettering(text, placeOf(most) + 6, axis + 10, { height: 2.5, anchor: 'end' }),
  ]
}

/** How long copies of a drawing live: the working store ends first, the last backup later, log and own copy go on. */
export const figure = defineFigure({
  size: { width: 110, height: 92 },
  labels: ['store', 'backup', 'log', 'own', 'days', 'last'],
  draw: ({ words }): FigureItem[] => {
    const last = placeOf(kept.store + kept.backup)
    return [
      ...bar(words.store, rows.store, [0, kept.store], 'ink'),
      ...bar(words.backup, rows.backup, [0, kept.store + kept.backup], 'action'),
      ...bar(words.log, rows.log, [0, most + 1], 'muted'),
      ...bar(words.own, rows.own, [0, most + 1], 'muted'),
      ...days(words.days),
      toned('action', [
        line('hidden', last, rows.backup + barHeight, last, axis),
        lettering(words.last, last + 1.5, rows.backup - 2, { height: 2.5, anchor: 'end' }),
      ]),
    ]
  },
})
