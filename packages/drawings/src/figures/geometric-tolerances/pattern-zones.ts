import {
  area,
  corners,
  defineFigure,
  type FigureItem,
  featureControlFrame,
  frameLeader,
  lettering,
  point,
  polygon,
  rectangle,
  toned,
} from '../kit/index.ts'

/** A bar with three pads, mm, and how high each pad is on the real part: far more than any tolerance. */
const pads = [10, 44, 78]
const padWidth = 22
const heights = [0, 2.4, 0.2]
const zoneHeight = 2

/** The bar with its pads as made; y = where the highest pad ends on the sheet. */
function bar(y: number): FigureItem[] {
  const top = (i: number): number => y + 2.4 - (heights[i] ?? 0)
  const ground = y + 10
  const outline = [
    point(6, ground + 8),
    point(6, ground),
    ...pads.flatMap((x, i) => [
      point(x, ground),
      point(x, top(i)),
      point(x + padWidth, top(i)),
      point(x + padWidth, ground),
    ]),
    point(104, ground),
    point(104, ground + 8),
  ]
  return [polygon('wide', outline)]
}

const strip = (x: number, y: number, width: number): FigureItem[] => [
  area('action', corners(x, y, width, zoneHeight), 0.3),
  toned('action', [rectangle('narrow', x, y, width, zoneHeight)]),
]

/** Flatness of three pads with separate zones and with one combined zone (ISO 5458). */
export const figure = defineFigure({
  size: { width: 110, height: 110 },
  labels: ['separate', 'combined'],
  draw: ({ words, number }): FigureItem[] => {
    const frame = (y: number, letters: string): FigureItem[] => [
      ...featureControlFrame(12, y, {
        characteristic: 'flatness',
        tolerance: `${number(0.05)} ${letters}`,
        above: '3×',
        height: 3,
      }),
      ...frameLeader([point(15, y + 6), point(15, y + 16.6)]),
    ]
    return [
      ...frame(10, 'SZ'),
      ...bar(26),
      ...pads.flatMap((x, i) => strip(x, 26 + 2.4 - (heights[i] ?? 0) - zoneHeight / 2, padWidth)),
      lettering(words.separate, 4, 51, { height: 2.5 }),
      ...frame(65, 'CZ'),
      ...bar(81),
      ...strip(6, 81, 98),
      lettering(words.combined, 4, 106, { height: 2.5 }),
    ]
  },
})
