import {
  defineFigure,
  type FigureItem,
  fitDeviations,
  lettering,
  toleranceZone,
  zeroLine,
} from '../kit/index.ts'

const nominal = 20
const hole = fitDeviations(nominal, 'H7')
const shaft = fitDeviations(nominal, 'g6')
/** Zinc of 8 µm on all sides makes a shaft thicker by twice as much, mm. */
const growth = 2 * 0.008
const coated = { lower: shaft.lower + growth, upper: shaft.upper + growth }

const zero = 35
const scale = 1.2

/** Ø20 H7/g6, and what the fit becomes when the shaft is coated after machining. */
export const figure = defineFigure({
  size: { width: 110, height: 80 },
  labels: ['hole', 'bare', 'coated', 'unit'],
  draw: ({ words, deviation }): FigureItem[] => {
    const texts = ({ lower, upper }: { lower: number; upper: number }) => ({
      lower: deviation(lower),
      upper: deviation(upper),
    })
    const common = { zero, scale, width: 14 }
    const name = { height: 2.5, anchor: 'middle' as const }
    return [
      ...zeroLine(12, 106, zero),
      ...toleranceZone({ ...common, x: 18, ...hole, texts: texts(hole), name: 'H7' }),
      ...toleranceZone({ ...common, x: 48, ...shaft, texts: texts(shaft), name: 'g6' }),
      ...toleranceZone({
        ...common,
        x: 78,
        ...coated,
        texts: texts(coated),
        tone: 'action',
      }),
      lettering(words.hole, 25, 70, name),
      lettering(words.bare, 55, 70, name),
      lettering(words.coated, 85, 70, name),
      lettering(words.unit, 4, 77, { height: 2.5 }),
    ]
  },
})
