import {
  area,
  defineFigure,
  type FigureItem,
  featureControlFrame,
  lettering,
  type Point,
  point,
  polyline,
  toned,
} from '../kit/index.ts'

/** The exact profile, mm on the sheet from the left end; the part lies below it. */
const left = 54
const profile: Point[] = Array.from({ length: 51 }, (_, i) =>
  point(left + i, 4 * Math.sin((i / 50) * Math.PI * 1.5)),
)
/** Zones are drawn sixteen times as wide as they are. */
const scale = 16
const width = 0.4

/** The profile moved outwards by `by` mm of the part, square to itself; `base` = its height on the sheet. */
const offset = (by: number, base: number): Point[] =>
  profile.map((at, i) => {
    const [a, b] = [profile[i - 1] ?? at, profile[i + 1] ?? at]
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const length = Math.hypot(dx, dy)
    return point(at.x - (dy / length) * by * scale, base - at.y - (dx / length) * by * scale)
  })

/** The zone around a middle that lies `shift` mm outside the exact profile. */
const zone = (shift: number, base: number): FigureItem[] => [
  area('action', [
    ...offset(shift + width / 2, base),
    ...offset(shift - width / 2, base).reverse(),
  ]),
  toned('action', [
    polyline('narrow', offset(shift + width / 2, base)),
    polyline('narrow', offset(shift - width / 2, base)),
  ]),
  polyline('wide', offset(0, base)),
]

/** A surface profile with its zone in the middle, shifted by a stated amount, and shifted by any constant amount. */
export const figure = defineFigure({
  size: { width: 110, height: 104 },
  labels: ['middle', 'shifted', 'free'],
  draw: ({ words, number, deviation }): FigureItem[] => {
    const rows = [
      { text: words.middle, tolerance: number(width), shift: 0 },
      { text: words.shifted, tolerance: `${number(width)} UZ${deviation(0.1)}`, shift: 0.1 },
      { text: words.free, tolerance: `${number(width)} OZ`, shift: -0.15 },
    ]
    return rows.flatMap(({ text, tolerance, shift }, i): FigureItem[] => {
      const y = 6 + i * 34
      return [
        lettering(text, 4, y, { height: 2.5 }),
        ...featureControlFrame(4, y + 8, {
          characteristic: 'surfaceProfile',
          tolerance,
          datums: ['A'],
          height: 3,
        }),
        ...zone(shift, y + 17),
      ]
    })
  },
})
