import {
  area,
  balloon,
  corners,
  defineFigure,
  type FigureItem,
  flowArrow,
  flowBox,
  lettering,
  type Primitive,
  point,
  polygon,
  toned,
} from '../kit/index.ts'

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const box = (x: number, y: number, width = 25, height = 11): Place => ({ x, y, width, height })

/** Two areas, and what stands in them; mm. */
const company = box(2, 8, 31, 76)
const region = box(44, 8, 64, 76)
const places = {
  outbox: box(5, 57),
  system: box(5, 28),
  entry: box(48, 28),
  reading: box(79, 28),
  result: box(79, 50),
  log: box(48, 70),
  backup: box(79, 70),
  support: box(48, 99),
  others: box(79, 99),
}

const cornersOf = ({ x, y, width, height }: Place) => corners(x, y, width, height)

const small = { height: 2.5 }

/** An area with a dashed border and its name at the top. */
const zone = (place: Place, name: string, tone: 'action' | 'muted'): FigureItem[] => [
  area(tone, cornersOf(place), 0.08),
  toned(tone, [
    polygon('hidden', cornersOf(place)),
    lettering(name, place.x + 2.5, place.y + 5, small),
  ]),
]

/** A number on the upper left corner of a box. */
const numbered = ({ x, y }: Place, number: number): Primitive[] =>
  balloon(point(x + 4, y - 4), number)

function arrows(): Primitive[] {
  const { system, entry, reading, result, log, backup, support, others } = places
  const under = region.y + region.height
  return [
    ...flowArrow(point(system.x + 25, system.y + 3), point(entry.x, entry.y + 3)),
    ...flowArrow(point(entry.x + 25, entry.y + 5.5), point(reading.x, reading.y + 5.5)),
    ...flowArrow(point(reading.x + 12.5, reading.y + 11), point(result.x + 12.5, result.y)),
    ...flowArrow(
      point(result.x, result.y + 3),
      point(38.5, result.y + 3),
      point(38.5, system.y + 8),
      point(system.x + 25, system.y + 8),
    ),
    ...flowArrow(
      point(result.x, result.y + 8),
      point(log.x + 17, result.y + 8),
      point(log.x + 17, log.y),
    ),
    ...flowArrow(point(backup.x + 17, result.y + 11), point(backup.x + 17, backup.y)),
    ...[support, others].flatMap(({ x, y }) => flowArrow(point(x + 17, y), point(x + 17, under))),
  ]
}

/** Eight places where a copy of a drawing can arise when a service reads it. */
export const figure = defineFigure({
  size: { width: 110, height: 113 },
  labels: [
    'company',
    'region',
    'elsewhere',
    'outbox',
    'system',
    'entry',
    'reading',
    'result',
    'log',
    'backup',
    'support',
    'others',
  ] as const,
  draw: ({ words }): FigureItem[] => {
    const { outbox, system, entry, reading, result, log, backup, support, others } = places
    return [
      ...zone(company, words.company, 'muted'),
      ...zone(region, words.region, 'action'),
      ...flowBox(outbox, words.outbox, 2.5),
      ...flowBox(system, words.system, 2.5),
      ...flowBox(entry, words.entry, 2.5),
      ...flowBox(reading, words.reading, 2.5),
      ...flowBox(result, words.result, 2.5),
      ...flowBox(log, words.log, 2.5),
      ...flowBox(backup, words.backup, 2.5),
      ...flowBox(support, words.support, 2.5),
      ...flowBox(others, words.others, 2.5),
      ...arrows(),
      lettering(words.elsewhere, 2, 105.5, small),
      ...numbered(outbox, 1),
      ...numbered(entry, 2),
      ...numbered(reading, 3),
      ...numbered(result, 4),
      ...numbered(log, 5),
      ...numbered(backup, 6),
      ...numbered(support, 7),
      ...numbered(others, 8),
    ]
  },
})
