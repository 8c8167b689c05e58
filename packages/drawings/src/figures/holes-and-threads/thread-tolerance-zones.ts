import {
  arrowhead,
  centredBlock,
  defineFigure,
  lettering,
  line,
  textBlock,
  toleranceZone,
  toned,
  zeroLine,
} from '../kit/index.ts'

/** Pitch diameter of M8 and its deviations, mm (ISO 965-1; 7,188 = 8 − 0,6495 × 1,25). */
const pitchDiameter = 8 - 0.6495 * 1.25
const nut = { lower: 0, upper: 0.16 }
const bolt = { lower: -0.146, upper: -0.028 }

/** Pitch diameters of M8-6H and M8-6g to scale, with the allowance between them. */
export const figure = defineFigure({
  size: { width: 110, height: 78 },
  labels: ['internal', 'external', 'zero', 'gap'],
  draw: ({ words, number, deviation }) => {
    const zero = 40
    const scale = 0.16
    const gap = zero - bolt.upper * 1000 * scale
    const written = ({ upper, lower }: typeof nut) => ({
      upper: deviation(upper),
      lower: deviation(lower),
    })
    return [
      ...zeroLine(14, 106, zero),
      ...textBlock(`${words.zero}\n${number(pitchDiameter)} mm`, 84, zero - 8, { height: 2.5 }),
      ...toleranceZone({
        x: 20,
        width: 16,
        zero,
        scale,
        name: '6H',
        ...nut,
        texts: written(nut),
      }),
      ...toleranceZone({
        x: 56,
        width: 16,
        zero,
        scale,
        name: '6g',
        ...bolt,
        texts: written(bolt),
      }),
      ...centredBlock(words.internal, 28, 7, 3),
      ...centredBlock(words.external, 64, 71, 3),
      toned('action', [
        line('narrow', 48, zero - 7, 48, zero),
        line('narrow', 48, gap, 48, gap + 7),
        line('narrow', 45, gap, 56, gap),
        arrowhead(48, zero, 90),
        arrowhead(48, gap, -90),
        lettering(words.gap, 46, gap + 12, { height: 2.5, anchor: 'end' }),
        lettering(`${number(-bolt.upper)} mm`, 46, gap + 7.5, { height: 2.5, anchor: 'end' }),
      ]),
    ]
  },
})
