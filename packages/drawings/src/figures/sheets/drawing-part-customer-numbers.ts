import {
  centredBlock,
  defineFigure,
  flowArrow,
  lettering,
  type Primitive,
  point,
  rectangle,
  table,
  textBlock,
  toned,
} from '../kit/index.ts'

/** Left edges and widths of the three columns. */
const columns = {
  sheet: { x: 1, width: 35 },
  item: { x: 46, width: 25 },
  customer: { x: 81, width: 28 },
}
const top = 12
/** Middles of the rows of items and of customers' numbers. */
const items = [28, 56] as const
const customers = [20, 36, 56] as const

function box(column: keyof typeof columns, y: number, height: number, words: string): Primitive[] {
  const { x, width } = columns[column]
  return [
    rectangle('symbol', x, y - height / 2, width, height),
    ...centredBlock(words, x + width / 2, y, 3),
  ]
}

/** From the right edge of one column to the left edge of the next, level where the rows are. */
function link(from: keyof typeof columns, y1: number, to: keyof typeof columns, y2: number) {
  const start = columns[from].x + columns[from].width
  const end = columns[to].x
  const middle = (start + end) / 2
  return y1 === y2
    ? flowArrow(point(start, y1), point(end, y2))
    : flowArrow(point(start, y1), point(middle, y1), point(middle, y2), point(end, y2))
}

/** One drawing of two variants: two part numbers, three customers' numbers. */
export const figure = defineFigure({
  size: { width: 110, height: 72 },
  labels: [
    'sheet',
    'item',
    'customer',
    'number',
    'revision',
    'variant',
    'customerA',
    'customerB',
    'customerC',
  ],
  draw: ({ words }) => {
    const { sheet, item, customer } = columns
    const head = (text: string, { x, width }: { x: number; width: number }) =>
      lettering(text, x + width / 2, 7, { height: 3, anchor: 'middle' })
    const rows = [
      [words.variant ?? '', 'L'],
      ['-01', '30'],
      ['-02', '40'],
    ]
    return [
      head(words.sheet ?? '', sheet),
      head(words.item ?? '', item),
      head(words.customer ?? '', customer),
      rectangle('wide', sheet.x, top, sheet.width, 58),
      ...textBlock(`${words.number}\n${words.revision}`, sheet.x + 3, top + 8, { height: 3.5 }),
      ...table({ x: sheet.x + 3, y: 36, widths: [20, 9], rows, numeric: [1] }),
      toned('action', [
        ...box('item', items[0], 12, '10 290-01'),
        ...box('item', items[1], 12, '10 290-02'),
      ]),
      ...box('customer', customers[0], 12, words.customerA ?? ''),
      ...box('customer', customers[1], 12, words.customerB ?? ''),
      ...box('customer', customers[2], 12, words.customerC ?? ''),
      ...link('sheet', items[0], 'item', items[0]),
      ...link('sheet', items[1], 'item', items[1]),
      ...link('item', items[0], 'customer', customers[0]),
      ...link('item', items[0], 'customer', customers[1]),
      ...link('item', items[1], 'customer', customers[2]),
    ]
  },
})
