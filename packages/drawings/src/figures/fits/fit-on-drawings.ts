import {
  centreLine,
  corners,
  defineFigure,
  type FigureItem,
  type FigureTools,
  fitDeviations,
  hatch,
  type Label,
  lettering,
  line,
  type Primitive,
  point,
  polyline,
  rectangle,
  toleranced,
  verticalDimension,
} from '../kit/index.ts'

/** A bush on the end of a shaft, mm; drawn a little larger. All views use the same measures. */
const part = { nominal: 20, outer: 32, bush: 16, shaft: 25, beyond: 4, chamfer: 1 }
const enlarged = 1.5
const sheet = (millimetres: number): number => millimetres * enlarged
const radius = sheet(part.nominal / 2)

/** The bush in full section, with a shaft in it. */
function bush(x: number, axis: number): Primitive[] {
  const length = sheet(part.bush)
  const wall = sheet((part.outer - part.nominal) / 2)
  return [axis - radius - wall, axis + radius].flatMap((top) => [
    rectangle('wide', x, top, length, wall),
    ...hatch([corners(x, top, length, wall)]),
  ])
}

/** The bush without a shaft: the edges of its bore are seen at both faces. */
const emptyBush = (x: number, axis: number): Primitive[] => [
  ...bush(x, axis),
  ...[x, x + sheet(part.bush)].map((at) => line('wide', at, axis - radius, at, axis + radius)),
]

/** The end of a shaft, never cut lengthwise; the freehand line says that it goes on to the left. */
function shaftEnd(x: number, axis: number): Primitive[] {
  const [end, c] = [x + sheet(part.shaft), sheet(part.chamfer)]
  const [top, bottom] = [axis - radius, axis + radius]
  const wave = Array.from({ length: 17 }, (_, i) =>
    point(x + 0.8 * Math.sin((i * Math.PI) / 4), bottom - (i / 16) * 2 * radius),
  )
  const edges = [
    point(x, top),
    point(end - c, top),
    point(end, top + c),
    point(end, bottom - c),
    point(end - c, bottom),
    point(x, bottom),
  ]
  return [
    polyline('wide', edges),
    line('wide', end - c, top, end - c, bottom),
    polyline('narrow', wave),
  ]
}

/** The diameter across an end at x, its dimension line 13 mm further right. */
const diameter = (x: number, axis: number, label: Label): Primitive[] =>
  verticalDimension(point(x, axis + radius), point(x, axis - radius), x + 13, { label })

/** A deviation with three decimals, so that both of a pair have as many. */
const written = (value: number, locale: FigureTools['locale']): string => {
  const digits = Math.abs(value)
    .toFixed(3)
    .replace('.', locale === 'de' ? ',' : '.')
  return `${value > 0 ? '+' : '−'}${digits}`
}

const first = { bush: 8, shaft: 55, axis: 34 }
const second = { shaft: 30, axis: 95 }

/** One fit written in three ways: as a code, as deviations, and with both codes where the parts are together. */
export const figure = defineFigure({
  size: { width: 110, height: 120 },
  labels: ['bore', 'shaft', 'assembly'],
  draw: ({ words, locale }): FigureItem[] => {
    const { nominal } = part
    const { lower, upper } = fitDeviations(nominal, 'g6')
    const size = `Ø${nominal}`
    const shaftLabel = toleranced(size, written(upper, locale), written(lower, locale))
    const shaftLength = sheet(part.shaft)
    const together = second.shaft + shaftLength
    const chamfer = sheet(part.chamfer)
    return [
      lettering(words.bore, first.bush, 6, { height: 3 }),
      ...emptyBush(first.bush, first.axis),
      ...centreLine(first.bush, first.axis, first.bush + sheet(part.bush), first.axis),
      ...diameter(first.bush + sheet(part.bush), first.axis, { text: `${size} H7` }),
      lettering(words.shaft, first.shaft, 6, { height: 3 }),
      ...shaftEnd(first.shaft, first.axis),
      ...centreLine(first.shaft, first.axis, first.shaft + shaftLength, first.axis),
      ...diameter(first.shaft + shaftLength - chamfer, first.axis, shaftLabel),
      lettering(words.assembly, first.bush, 67, { height: 3 }),
      ...bush(together - sheet(part.bush + part.beyond), second.axis),
      ...shaftEnd(second.shaft, second.axis),
      ...centreLine(second.shaft, second.axis, together, second.axis),
      ...diameter(together - chamfer, second.axis, { text: `${size} H7/g6` }),
    ]
  },
})
