import {
  defineFigure,
  type FigureItem,
  lettering,
  line,
  type Pen,
  type Primitive,
  point,
  polyline,
} from '../kit/index.ts'

const left = 6
const right = 42

/** A long-dashed double-dotted line, which the pens of the parts do not need. */
function doubleDotted(y: number): Primitive[] {
  const period = 9.5
  return Array.from({ length: 4 }, (_, i) => left + i * period).flatMap((x) => [
    line('narrow', x, y, Math.min(x + 6, right), y),
    ...[7.2, 8.3]
      .filter((dot) => x + dot + 0.3 < right)
      .map((dot) => line('narrow', x + dot, y, x + dot + 0.3, y)),
  ])
}

const freehand = (y: number): Primitive =>
  polyline(
    'narrow',
    Array.from({ length: 37 }, (_, i) =>
      point(left + i, y + 0.7 * Math.sin(i * 0.55) + 0.4 * Math.sin(i * 1.3)),
    ),
  )

const zigzag = (y: number): Primitive =>
  polyline('narrow', [
    point(left, y),
    point(22, y),
    point(23, y - 2),
    point(25, y + 2),
    point(26, y),
    point(right, y),
  ])

const plain = (pen: Pen) => (y: number) => [line(pen, left, y, right, y)]

const rows = [
  { code: '01.2', key: 'wide', draw: plain('wide') },
  { code: '01.1', key: 'narrow', draw: plain('narrow') },
  { code: '01.1', key: 'broken', draw: (y: number) => [freehand(y - 1.6), zigzag(y + 2.6)] },
  { code: '02.1', key: 'hidden', draw: plain('hidden') },
  { code: '04.1', key: 'chain', draw: plain('chain') },
  { code: '04.2', key: 'chainWide', draw: plain('chainWide') },
  { code: '05.1', key: 'doubleDotted', draw: doubleDotted },
] as const

/** The lines of mechanical drawings with their numbers in ISO 128-2, drawn in the line group 0.5. */
export const figure = defineFigure({
  size: { width: 110, height: 88 },
  labels: rows.map(({ key }) => key),
  draw: ({ words }): FigureItem[] =>
    rows.flatMap(({ code, key, draw }, i) => {
      const y = 8 + i * 12
      return [
        ...draw(y),
        lettering(code, 47, y + 1.25, { height: 2.5 }),
        ...String(words[key])
          .trim()
          .split('\n')
          .map((row, n, all) =>
            lettering(row, 57, y + 1.25 + (n - (all.length - 1) / 2) * 4.4, { height: 2.5 }),
          ),
      ]
    }),
})
