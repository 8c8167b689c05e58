import {
  area,
  circle,
  cornersBetween,
  defineFigure,
  type FigureItem,
  lettering,
  line,
  type Primitive,
  textBlock,
  toned,
} from '../kit/index.ts'

/**
 * Confidence of four fields of ten invented items, in the order number, material, weight, item text; the same as in
 * the article. Wrong readings are listed below.
 */
const items = [
  [0.99, 0.98, 0.97, 0.96],
  [0.99, 0.97, 0.96, 0.91],
  [0.98, 0.96, 0.95, 0.97],
  [0.99, 0.95, 0.98, 0.88],
  [0.97, 0.98, 0.91, 0.94],
  [0.98, 0.99, 0.97, 0.86],
  [0.99, 0.89, 0.96, 0.93],
  [0.96, 0.97, 0.84, 0.98],
  [0.96, 0.93, 0.97, 0.83],
  [0.78, 0.91, 0.94, 0.95],
] as const
/** Items and fields, both from 0. */
const wrong = ['4-2', '6-1', '7-2', '9-0']
const threshold = 0.92

const left = 20
const right = 106
const lowest = 0.76
const top = 15
const pitch = 7

const placeOf = (score: number): number => left + ((score - lowest) / (1 - lowest)) * (right - left)
const baseOf = (item: number): number => top + item * pitch
const bottom = baseOf(items.length - 1) + 4

/** One field of one item: a letter at its score, wrong ones in a circle. */
function mark(item: number, field: number, score: number, letter: string): FigureItem {
  const x = placeOf(score)
  const text = lettering(letter, x, baseOf(item) + 1.25, { height: 2.5, anchor: 'middle' })
  const isWrong = wrong.includes(`${item}-${field}`)
  return isWrong
    ? toned('action', [text, circle('wide', x, baseOf(item), 2.3)])
    : toned('ink', [text])
}

function axis(number: (value: number, digits?: number) => string): Primitive[] {
  return [
    line('symbol', left - 2, bottom, right, bottom),
    ...[0.8, 0.85, 0.9, 0.95, 1].flatMap((score) => [
      line('narrow', placeOf(score), bottom, placeOf(score), bottom + 1.5),
      lettering(number(score, 2), placeOf(score), bottom + 5, { height: 2.5, anchor: 'middle' }),
    ]),
  ]
}

/** Ten items with the confidence of four fields each, and a threshold: an item with a field left of it is not touchless. */
export const figure = defineFigure({
  size: { width: 110, height: 102 },
  labels: ['item', 'letters', 'threshold', 'key', 'confidence'],
  draw: ({ words, number }): FigureItem[] => {
    const at = placeOf(threshold)
    const letters = words.letters.trim().split(' ')
    const small = { height: 2.5 }
    const head = top - 6
    return [
      area('muted', cornersBetween(left - 2, head + 2, at, bottom)),
      ...axis(number),
      line('hidden', at, head, at, bottom),
      lettering(`${words.threshold} ${number(threshold)}`, at + 2, head - 1, {
        ...small,
        anchor: 'middle',
      }),
      lettering(words.item, 4, head, small),
      ...items.flatMap((scores, item) => [
        lettering(String(item + 1), 9, baseOf(item) + 1.25, { ...small, anchor: 'middle' }),
        ...scores.map((score, field) => mark(item, field, score, letters[field] ?? '')),
      ]),
      lettering(words.confidence, right, bottom + 10, { ...small, anchor: 'end' }),
      ...textBlock(words.key, 4, bottom + 13, small),
    ]
  },
})
