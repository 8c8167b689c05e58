import {
  balloon,
  defineFigure,
  type FeatureControlFrame,
  type FigureItem,
  featureControlFrame,
  frameWidth,
  legend,
  point,
  textWidth,
  toned,
} from '../kit/index.ts'

const height = 5
const left = 21
const top = 24

/** Parts of the frame as numbered on the sheet, and in the text. */
const parts = [
  'above',
  'characteristic',
  'shape',
  'value',
  'modifier',
  'primary',
  'secondary',
  'tertiary',
] as const

/** One tolerance frame with its parts numbered from left to right (ISO 1101). */
export const figure = defineFigure({
  size: { width: 110, height: 110 },
  labels: parts,
  draw: ({ words, number }): FigureItem[] => {
    const value = number(0.2)
    const above = `4× Ø${number(8.4)} H12`
    const frame: FeatureControlFrame = {
      characteristic: 'position',
      datums: ['A', 'B', 'C'],
      above,
      height,
      tolerance: `Ø${value} Ⓜ`,
    }
    const width = frameWidth(frame)
    const size = 2 * height
    const second = left + size
    const text = second + height / 2
    const right = left + width
    const valueAt = text + textWidth('Ø ', height) - 0.2 * height
    const centre = valueAt + textWidth(value, height) / 2
    const modifier = right - 3 * size - height / 2 - height / 2
    const [high, low] = [top + 1.4, top + size + 0.6]
    const tags = [
      balloon(point(left - 9, top - 5), 1, point(left - 0.8, top - 5)),
      balloon(point(left - 3, top + size + 13), 2, point(left + size / 2, low)),
      balloon(point(text - 1, top + size + 13), 3, point(text + 2, low)),
      balloon(point(centre + 1, top + size + 13), 4, point(centre, low)),
      balloon(point(modifier + 3, top + size + 13), 5, point(modifier, low)),
      ...[6, 7, 8].map((n, i) => {
        const x = right + (i - 2.5) * size
        return balloon(point(x + (i - 1) * 4 + 4, top - 14), n, point(x, high - 2))
      }),
    ]
    return [
      ...featureControlFrame(left, top, frame),
      toned('action', tags.flat()),
      ...legend(
        parts.map((part) => words[part]),
        12,
        64,
        6,
      ),
    ]
  },
})
