import {
  defineFigure,
  type FigureItem,
  flowArrow,
  lettering,
  line,
  type Primitive,
  point,
  rectangle,
  toned,
} from '../kit/index.ts'

/** What the cell says, and what it means: two options that exclude each other. */
const options = [
  { designation: '42CrMo4+QT', standard: 'EN ISO 683-2' },
  { designation: 'C45E+QT', standard: 'EN ISO 683-1' },
] as const

const category = 'FERROUS_ALLOY, STEEL, …'

const cell = { x: 4, y: 12, width: 102, height: 19 }
const box = { x: 16, width: 90, row: 6 }

/** One option as rows of field name and value, the words of the sheet on top. */
function option(y: number, { designation, standard }: (typeof options)[number]) {
  const rows = [
    ['raw_ocr', `${designation} ${standard}`],
    ['standard', standard],
    ['designation', designation],
    ['material_category', category],
  ] as const
  const split = box.x + 35
  return [
    rectangle('symbol', box.x, y, box.width, rows.length * box.row),
    line('narrow', split, y, split, y + rows.length * box.row),
    ...rows.flatMap(([name, value], i): Primitive[] => {
      const top = y + i * box.row
      const base = top + box.row / 2 + 1.25
      return [
        ...(i > 0 ? [line('narrow', box.x, top, box.x + box.width, top)] : []),
        lettering(name, box.x + 1.5, base, { height: 2.5 }),
        lettering(value, split + 1.5, base, { height: 2.5 }),
      ]
    }),
  ]
}

/** A material cell of a title block with an alternative, and the two options it stands for. */
export const figure = defineFigure({
  size: { width: 110, height: 112 },
  labels: ['sheet', 'caption', 'or', 'response', 'first', 'second'],
  draw: ({ words }): FigureItem[] => {
    const [first, second] = options
    const lines = options.map(({ designation, standard }, i) => {
      const text = `${designation} ${standard}`
      return i === 0 ? text : `${words.or} ${text}`
    })
    const [upper, lower] = [50, 83]
    const spine = 9
    const branch = (y: number) =>
      flowArrow(point(spine, cell.y + cell.height), point(spine, y + 12), point(box.x, y + 12))
    return [
      lettering(words.sheet, 4, 7, { height: 3 }),
      rectangle('wide', cell.x, cell.y, cell.width, cell.height),
      lettering(words.caption, cell.x + 1.5, cell.y + 4, { height: 2.5 }),
      ...lines.map((text, i) => lettering(text, cell.x + 3, cell.y + 10 + i * 6, { height: 3.5 })),
      lettering(words.response, 14, 39, { height: 3 }),
      toned('action', [...branch(upper), ...branch(lower)]),
      lettering(words.first, box.x, upper - 2, { height: 2.5 }),
      ...option(upper, first),
      lettering(words.second, box.x, lower - 2, { height: 2.5 }),
      ...option(lower, second),
    ]
  },
})
