import {
  circle,
  corners,
  defineFigure,
  dot,
  type FigureItem,
  hatch,
  lettering,
  line,
  type Primitive,
  point,
  polar,
  rectangle,
  textBlock,
} from '../kit/index.ts'

const tile = { width: 22, height: 15 }

type Pattern = (x: number, y: number) => Primitive[]

const steps = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

const parallel: Pattern = (x, y) =>
  steps(7).map((i) => line('narrow', x, y + i * 1.875, x + tile.width, y + i * 1.875))

const perpendicular: Pattern = (x, y) =>
  steps(10).map((i) => line('narrow', x + i * 2, y, x + i * 2, y + tile.height))

const crossed: Pattern = (x, y) => [
  ...hatch([corners(x, y, tile.width, tile.height)], 2.4, 1),
  ...hatch([corners(x, y, tile.width, tile.height)], 2.4, -1),
]

/** Strokes in directions without order; the list is fixed, so that every drawing is the same. */
const directions = [
  12, 95, 47, 150, 70, 128, 5, 108, 33, 160, 82, 20, 140, 60, 172, 40, 115, 78, 100, 25,
]

const multidirectional: Pattern = (x, y) =>
  directions.map((angle, i) => {
    const centre = point(x + 2.6 + (i % 5) * 4.2, y + 2.3 + Math.floor(i / 5) * 3.5)
    const [a, b] = [polar(centre, 1.9, angle), polar(centre, 1.9, angle + 180)]
    return line('narrow', a.x, a.y, b.x, b.y)
  })

const middle = (x: number, y: number) => point(x + tile.width / 2, y + tile.height / 2)

const circular: Pattern = (x, y) => {
  const { x: cx, y: cy } = middle(x, y)
  return steps(4).map((i) => circle('narrow', cx, cy, i * 1.7))
}

const radial: Pattern = (x, y) =>
  steps(16).map((i) => {
    const [a, b] = [polar(middle(x, y), 1.7, i * 22.5), polar(middle(x, y), 6.8, i * 22.5)]
    return line('narrow', a.x, a.y, b.x, b.y)
  })

const particulate: Pattern = (x, y) =>
  steps(6).flatMap((column) =>
    steps(4).map((row) => {
      const shift = ((column * 7 + row * 3) % 5) * 0.35
      return dot(point(x + column * 3.3 - 1 + shift, y + row * 3.2 - 0.6 + (shift - 0.7)))
    }),
  )

const entries = [
  { sign: '=', label: 'parallel', pattern: parallel },
  { sign: '⊥', label: 'perpendicular', pattern: perpendicular },
  { sign: 'X', label: 'crossed', pattern: crossed },
  { sign: 'M', label: 'multidirectional', pattern: multidirectional },
  { sign: 'C', label: 'circular', pattern: circular },
  { sign: 'R', label: 'radial', pattern: radial },
  { sign: 'P', label: 'particulate', pattern: particulate },
] as const

/** The seven signs of lay, each on a surface seen from above; the wide lower edge carries the symbol. */
export const figure = defineFigure({
  size: { width: 110, height: 78 },
  labels: entries.map(({ label }) => label),
  draw: ({ words }): FigureItem[] =>
    entries.flatMap(({ sign, label, pattern }, index) => {
      const x = 4 + (index % 4) * 26.5
      const y = index < 4 ? 4 : 44
      const bottom = y + tile.height
      return [
        rectangle('narrow', x, y, tile.width, tile.height),
        line('wide', x, bottom, x + tile.width, bottom),
        ...pattern(x, y),
        lettering(sign, x, bottom + 6.5),
        ...textBlock(words[label], x, bottom + 12, { height: 2.5 }),
      ]
    }),
})
