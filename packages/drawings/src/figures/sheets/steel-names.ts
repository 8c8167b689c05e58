import {
  defineFigure,
  type FigureItem,
  lettering,
  line,
  point,
  polyline,
  textWidth,
  toned,
} from '../kit/index.ts'

const labels = [
  'structural',
  'yield',
  'impact',
  'carbon',
  'elements',
  'amount',
  'condition',
  'high',
  'highCarbon',
  'highElements',
  'percentages',
  'steel',
  'group',
  'sequence',
] as const

type Label = (typeof labels)[number]

/** Names as written, cut into the parts that mean something. */
const names: readonly (readonly (readonly [part: string, label: Label])[])[] = [
  [
    ['S', 'structural'],
    ['235', 'yield'],
    ['JR', 'impact'],
  ],
  [
    ['42', 'carbon'],
    ['CrMo', 'elements'],
    ['4', 'amount'],
    ['+QT', 'condition'],
  ],
  [
    ['X', 'high'],
    ['5', 'highCarbon'],
    ['CrNi', 'highElements'],
    ['18-10', 'percentages'],
  ],
  [
    ['1.', 'steel'],
    ['72', 'group'],
    ['25', 'sequence'],
  ],
]

const height = 6
/** Gap between two characters of the lettering, 2/10 of its height. */
const gap = 0.2 * height
const row = 5.5
const left = 6

/** Steel names of EN 10027-1 and a number of EN 10027-2, part by part. */
export const figure = defineFigure({
  size: { width: 110, height: 134 },
  labels,
  draw: ({ words }) => {
    let top = 4
    return names.flatMap((parts): FigureItem[] => {
      const base = top + height
      const last = parts.length - 1
      let x = left
      const items = parts.flatMap(([part, label], i): FigureItem[] => {
        const width = textWidth(part, height)
        const [from, to] = [x, x + Math.max(width, 1)]
        const middle = (from + to) / 2
        const level = base + 6 + (last - i) * row
        x += width + gap
        return [
          lettering(part, from, base, { height }),
          toned('action', [
            line('symbol', from, base + 1.8, to, base + 1.8),
            polyline('narrow', [
              point(middle, base + 1.8),
              point(middle, level),
              point(middle + 3, level),
            ]),
          ]),
          lettering(words[label], middle + 4.2, level + 1.25, { height: 2.5 }),
        ]
      })
      top = base + 6 + last * row + 8
      return items
    })
  },
})
