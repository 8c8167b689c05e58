import {
  area,
  arrowhead,
  defineFigure,
  dot,
  type FigureItem,
  lettering,
  line,
  type Point,
  type Primitive,
  point,
  polyline,
  scaleBelow,
  scaleLeft,
  toned,
} from '../kit/index.ts'

/** The example of the text, €: what an order costs once, and what each part costs. */
const cost = { setUp: 180, each: 12.4 }
const price = (quantity: number): number => cost.setUp / quantity + cost.each
const quantities = [1, 10, 50, 100, 500]

const plot = { left: 16, bottom: 92, width: 80, height: 74, highest: 200 }
const toX = (quantity: number): number => plot.left + (Math.log10(quantity) / 3) * plot.width
const toY = (euro: number): number => plot.bottom - (euro / plot.highest) * plot.height
const curve: Point[] = Array.from({ length: 61 }, (_, i) => 10 ** ((i * 3) / 60)).map((n) =>
  point(toX(n), toY(price(n))),
)

const axes = (): Primitive[] => [
  line('narrow', plot.left, plot.bottom, plot.left + plot.width + 6, plot.bottom),
  arrowhead(plot.left + plot.width + 6, plot.bottom, 0),
  line('narrow', plot.left, plot.bottom, plot.left, plot.bottom - plot.height - 4),
  arrowhead(plot.left, plot.bottom - plot.height - 4, -90),
  ...scaleBelow(plot.bottom, { values: [1, 10, 100, 1000], at: toX }),
  ...scaleLeft(plot.left, { values: [50, 100, 150, 200], at: toY }),
]

/** Price of one part over the quantity of the order: set-up shared by all parts, and what each part costs. */
export const figure = defineFigure({
  size: { width: 110, height: 104 },
  labels: ['price', 'quantity', 'setUp', 'each'],
  draw: ({ words, locale }): FigureItem[] => {
    const euro = (value: number): string =>
      value.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    return [
      lettering(words.price, 4, 7, { height: 3 }),
      area('action', [...curve, point(toX(1000), toY(cost.each)), point(toX(1), toY(cost.each))]),
      ...axes(),
      line('hidden', plot.left, toY(cost.each), plot.left + plot.width, toY(cost.each)),
      toned('action', [polyline('wide', curve)]),
      ...quantities.map((n) => dot(point(toX(n), toY(price(n))))),
      // The steep part of the curve leaves room on its right only.
      ...quantities.map((n, i) => {
        const [x, y] = [toX(n), toY(price(n))]
        return i < 2
          ? lettering(euro(price(n)), x + 2, y - (i === 0 ? 0 : 1.5), { height: 2.5 })
          : lettering(euro(price(n)), x, y - (i === 2 ? 8 : 3), { height: 2.5, anchor: 'middle' })
      }),
      lettering(words.setUp, toX(2.6), toY(100), { height: 2.5 }),
      lettering(words.each, plot.left + 1.5, toY(cost.each) - 1.2, { height: 2.5 }),
      lettering(words.quantity, plot.left, plot.bottom + 11, { height: 2.5 }),
    ]
  },
})
