import {
  area,
  cornersBetween,
  defineFigure,
  type FigureItem,
  lettering,
  line,
  type Point,
  type Primitive,
  point,
  polygon,
  radians,
  toned,
  verticalDimension,
} from '../kit/index.ts'

/** A title block on a sheet that went through the scanner at an angle; mm and degree. */
const skew = 3
const block = { x: 4, y: 20, width: 96, row: 6, rows: 4, split: [22, 62] }
const height = block.row * block.rows
const angle = radians(skew)

/** A place of the straight block on the skewed sheet, turned about the upper left corner. */
const turned = (x: number, y: number): Point =>
  point(
    block.x + x * Math.cos(angle) - y * Math.sin(angle),
    block.y + x * Math.sin(angle) + y * Math.cos(angle),
  )

function grid(): Primitive[] {
  const edge = (x1: number, y1: number, x2: number, y2: number): Primitive => {
    const [a, b] = [turned(x1, y1), turned(x2, y2)]
    return line('narrow', a.x, a.y, b.x, b.y)
  }
  const frame = [[0, 0] as const, [block.width, 0] as const, [block.width, height] as const]
  return [
    polygon('wide', [...frame.map(([x, y]) => turned(x, y)), turned(0, height)]),
    ...[1, 2, 3].map((n) => edge(0, n * block.row, block.width, n * block.row)),
    ...block.split.map((x) => edge(x, 0, x, height)),
  ]
}

/** Lettering in a row, turned with the sheet. */
function row(texts: readonly string[], index: number): Primitive[] {
  return texts.map((text, column) => {
    const base = turned([0, ...block.split][column] ?? 0, (index + 1) * block.row - 1.75)
    const at = point(base.x + 1.5, base.y + 1.5 * Math.sin(angle))
    return lettering(text, at.x, at.y, { height: 2.5, rotation: skew })
  })
}

/** Reading along a straight line in a skewed title block ends in the next row. */
export const figure = defineFigure({
  size: { width: 110, height: 62 },
  labels: ['title', 'material', 'number', 'mass', 'shaft', 'part', 'band'],
  draw: ({ words, number }): FigureItem[] => {
    const top = block.y + block.row + 1.2
    const bottom = top + block.row - 1.6
    const right = block.x + block.width
    // The lower edge of the second row, at the left end and at the right.
    const [begin, end] = [turned(0, 2 * block.row), turned(block.width, 2 * block.row)]
    return [
      area('action', cornersBetween(block.x - 2, top, right + 4, bottom)),
      ...grid(),
      ...row([words.title, words.shaft, words.part], 0),
      ...row([words.material, 'C45E', 'ISO 683-1'], 1),
      ...row([words.number, '104219', 'A3'], 2),
      ...row([words.mass, `${number(0.86)} kg`, '1:1'], 3),
      toned('action', [lettering(words.band, block.x, 12, { height: 2.5 })]),
      ...verticalDimension(point(right, begin.y), end, 106, {
        label: number(end.y - begin.y, 1),
        height: 2.5,
        place: 'before',
      }),
    ]
  },
})
