import {
  arc,
  centreLine,
  defineFigure,
  type FigureItem,
  lettering,
  line,
  outline,
  type Primitive,
  point,
  rectangle,
  surfaceTexture,
  textWidth,
  toned,
} from '../kit/index.ts'

/** A stepped shaft on the sheet, mm: collar, seat and end, each with its chamfer or its shoulder. */
const shaft = { left: 12, axis: 30, collar: 22, seat: 34, end: 20 }
const radii = { collar: 17, seat: 12, end: 8 }
const chamfer = 1.5
const joints = [shaft.left + shaft.collar, shaft.left + shaft.collar + shaft.seat] as const
const right = joints[1] + shaft.end

function part(): Primitive[] {
  const { left, axis } = shaft
  const half = [
    point(left, -radii.collar + chamfer),
    point(left + chamfer, -radii.collar),
    point(joints[0], -radii.collar),
    point(joints[0], -radii.seat),
    point(joints[1], -radii.seat),
    point(joints[1], -radii.end),
    point(right - chamfer, -radii.end),
    point(right, -radii.end + chamfer),
  ]
  const upper = half.map(({ x, y }) => point(x, axis + y))
  const lower = half.map(({ x, y }) => point(x, axis - y)).toReversed()
  const edge = (x: number, radius: number) => line('wide', x, axis - radius, x, axis + radius)
  return [
    ...outline('wide', [...upper, ...lower]),
    edge(left + chamfer, radii.collar),
    edge(joints[0], radii.seat),
    edge(joints[1], radii.end),
    edge(right - chamfer, radii.end),
    ...centreLine(left, axis, right, axis),
  ]
}

/** A round bracket as high as the symbols, its middle at (x, y). */
const bracket = (x: number, y: number, side: 'open' | 'close'): Primitive =>
  side === 'open' ? arc('symbol', x + 14, y, 16, 155, 50) : arc('symbol', x - 14, y, 16, -25, 50)

/** `symbol (symbol)`: what holds for the part, and in brackets what stands in the views. */
function note(x: number, y: number, general: string, exception: string): Primitive[] {
  const width = (text: string) => (text === '' ? 6.1 : 8.1 + textWidth(text, 3.5))
  const inner = x + width(general) + 8
  const middle = y - 5.25
  return [
    ...surfaceTexture({ x, y, text: general, removal: 'REQUIRED' }),
    bracket(inner - 4, middle, 'open'),
    ...surfaceTexture({
      x: inner,
      y,
      text: exception,
      removal: exception === '' ? 'UNSPECIFIED' : 'REQUIRED',
    }),
    bracket(inner + width(exception) + 2, middle, 'close'),
  ]
}

/** One surface with its own requirement, and the general note above the title block in its two forms. */
export const figure = defineFigure({
  size: { width: 110, height: 111 },
  labels: ['full', 'short', 'titleBlock'],
  draw: ({ words, number }): FigureItem[] => {
    const general = `Ra ${number(3.2)}`
    const fine = `Ra ${number(0.8)}`
    const seat = (joints[0] + joints[1]) / 2
    return [
      ...part(),
      toned(
        'action',
        surfaceTexture({ x: seat, y: shaft.axis - radii.seat, text: fine, removal: 'REQUIRED' }),
      ),
      lettering(words.full, 4, 60, { height: 3 }),
      ...note(54, 64, general, fine),
      lettering(words.short, 4, 80, { height: 3 }),
      ...note(54, 84, general, ''),
      rectangle('wide', 4, 92, 102, 15),
      lettering(words.titleBlock, 8, 101, { height: 3 }),
    ]
  },
})
