import {
  arc,
  arcPoints,
  area,
  defineFigure,
  type FigureItem,
  hatch,
  horizontalDimension,
  kFactor,
  leaderNote,
  lettering,
  line,
  type Point,
  point,
  polar,
  polygon,
  toned,
  verticalDimension,
} from '../kit/index.ts'

/** A right-angled bend of 2 mm sheet, radius 2 mm, drawn five times as large. */
const bend = { thickness: 2, radius: 2 }
const scale = 5
const [inside, thick] = [bend.radius * scale, bend.thickness * scale]
const outside = inside + thick
const neutral = inside + kFactor(bend) * thick

/** Centre of the bend, and the ends of the legs on the sheet. */
const centre = point(44, 44)
const up = 16
const right = 82

/** Both legs and the bend at one distance from the centre, from the upper end to the right one. */
const layer = (radius: number): Point[] => [
  point(centre.x - radius, up),
  ...arcPoints(centre.x, centre.y, radius, 180, -90),
  point(right, centre.y + radius),
]

/** A bend in section with its neutral line, where the sheet neither stretches nor shrinks (DIN 6935). */
export const figure = defineFigure({
  size: { width: 110, height: 84 },
  labels: ['neutral', 'stretched', 'compressed', 'thickness', 'radius'],
  draw: ({ words, number }): FigureItem[] => {
    const section = [...layer(outside), ...layer(inside).reverse()]
    return [
      area('muted', section, 0.1),
      polygon('wide', section),
      ...hatch([section], 3),
      toned('action', [
        line('chain', centre.x - neutral, up - 3, centre.x - neutral, centre.y),
        arc('chain', centre.x, centre.y, neutral, 180, -90),
        line('chain', centre.x, centre.y + neutral, right + 3, centre.y + neutral),
        ...leaderNote({
          tip: point(right - 16, centre.y + neutral),
          knee: point(right - 22, centre.y - 4),
          label: words.neutral,
          side: 'right',
          height: 2.5,
        }),
      ]),
      ...leaderNote({
        tip: polar(centre, inside, 135),
        knee: point(52, 36),
        label: `${words.radius} ${bend.radius}`,
        side: 'right',
        height: 3,
      }),
      ...verticalDimension(
        point(right, centre.y + inside),
        point(right, centre.y + outside),
        right + 9,
        { label: `${words.thickness} ${bend.thickness}`, height: 3 },
      ),
      ...horizontalDimension(point(centre.x - neutral, up), point(centre.x - inside, up), 9, {
        place: 'after',
        label: `K·${words.thickness} = ${number(kFactor(bend) * bend.thickness, 2)}`,
        height: 3,
      }),
      ...leaderNote({
        tip: polar(centre, outside, 135),
        knee: point(40, 77),
        label: words.stretched,
        side: 'right',
        height: 2.5,
      }),
      lettering(words.compressed, centre.x + 2, 26, { height: 2.5 }),
    ]
  },
})
