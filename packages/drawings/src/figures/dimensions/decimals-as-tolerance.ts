import { mmPerInch } from '../../standards/mm-per-inch.ts'
import {
  area,
  defineFigure,
  type FigureItem,
  lettering,
  line,
  linearLimit,
  point,
  rectangle,
  type Tone,
  toned,
} from '../kit/index.ts'

/** 1.5 in is exactly 38.1 mm. */
const nominal = 1.5 * mmPerInch
/** Limits ± in mm: a title block's usual ±.005 in and ±.01 in, and ISO 2768-1 class m. */
const limits = { three: 0.005 * mmPerInch, two: 0.01 * mmPerInch, iso: linearLimit(nominal, 'm') }

const middle = 55
/** Millimetres on the sheet for one millimetre of the part. */
const scale = 120
const barHeight = 7

/** The same length with three tolerances: two decimals, three decimals, and a general tolerance of ISO 2768-1. */
export const figure = defineFigure({
  size: { width: 110, height: 74 },
  labels: ['three', 'two', 'iso', 'nominal'],
  draw: ({ words, number }) => {
    const bar = (text: string, limit: number, y: number, tone: Tone): FigureItem[] => {
      const half = limit * scale
      const [left, right] = [middle - half, middle + half]
      const box = [point(left, y), point(right, y), point(right, y + barHeight)]
      const base = y + barHeight / 2 + 1.25
      const small = { height: 2.5 }
      return [
        area(tone, [...box, point(left, y + barHeight)]),
        lettering(text, 4, y - 2.2, { height: 3 }),
        toned(tone, [
          rectangle('wide', left, y, 2 * half, barHeight),
          lettering(number(nominal - limit), left - 1.2, base, { ...small, anchor: 'end' }),
          lettering(number(nominal + limit), right + 1.2, base, small),
        ]),
      ]
    }
    return [
      lettering(words.nominal, middle, 7, { height: 3, anchor: 'middle' }),
      line('chain', middle, 9, middle, 72),
      ...bar(words.three, limits.three, 18, 'action'),
      ...bar(words.two, limits.two, 40, 'ink'),
      ...bar(words.iso, limits.iso, 62, 'muted'),
    ]
  },
})
