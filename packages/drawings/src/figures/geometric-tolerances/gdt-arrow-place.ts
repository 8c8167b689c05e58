import {
  area,
  centreLine,
  cornersBetween,
  defineFigure,
  type FeatureControlFrame,
  type FigureItem,
  featureControlFrame,
  frameLeader,
  frameWidth,
  lettering,
  type Primitive,
  point,
  rectangle,
  toned,
  verticalDimension,
} from '../kit/index.ts'

/** A pin on the sheet, mm; its diameter is dimensioned at the right end. */
const pin = { left: 12, length: 66, diameter: 18, dimensionAt: 92 }
const end = pin.left + pin.length
const radius = pin.diameter / 2

/** The pin with its axis at height y. */
const side = (y: number): Primitive[] => [
  rectangle('wide', pin.left, y - radius, pin.length, pin.diameter),
  ...centreLine(pin.left, y, end, y, 4),
]

const dimension = (y: number): Primitive[] =>
  verticalDimension(
    point(end, y - radius),
    point(end, y + radius),
    pin.dimensionAt,
    `Ø${pin.diameter}`,
  )

/** A tolerance zone as a tinted strip along the pin; its width is exaggerated. */
const zone = (y: number, width: number): FigureItem[] => [
  area('action', cornersBetween(pin.left, y - width / 2, end, y + width / 2), 0.35),
]

/** Straightness with the arrow beside the dimension, and with the arrow in line with it (ISO 1101). */
export const figure = defineFigure({
  size: { width: 110, height: 130 },
  labels: ['surface', 'surfaceZone', 'axis', 'axisZone'],
  draw: ({ words, number }): FigureItem[] => {
    const [first, second] = [46, 108]
    const onSurface: FeatureControlFrame = {
      characteristic: 'straightness',
      tolerance: number(0.02),
    }
    const onAxis: FeatureControlFrame = {
      characteristic: 'straightness',
      tolerance: `Ø${number(0.05)}`,
    }
    const arrowAt = 42
    const frameTop = 15
    const axisLeft = pin.dimensionAt - 12 - frameWidth(onAxis)
    return [
      lettering(words.surface, 4, 7, { height: 3 }),
      ...side(first),
      ...dimension(first),
      ...zone(first - radius + 1, 2),
      toned('action', [
        ...featureControlFrame(arrowAt - 6 - frameWidth(onSurface), frameTop, onSurface),
        ...frameLeader([
          point(arrowAt - 6, frameTop + 3.5),
          point(arrowAt, frameTop + 3.5),
          point(arrowAt, first - radius),
        ]),
      ]),
      lettering(words.surfaceZone, 4, first + radius + 8, { height: 3 }),
      lettering(words.axis, 4, 75, { height: 3 }),
      ...side(second),
      ...dimension(second),
      ...zone(second, 3),
      toned('action', [
        ...featureControlFrame(axisLeft, 81, onAxis),
        ...frameLeader([
          point(axisLeft + frameWidth(onAxis), 84.5),
          point(pin.dimensionAt, 84.5),
          point(pin.dimensionAt, second - radius),
        ]),
      ]),
      lettering(words.axisZone, 4, second + radius + 8, { height: 3 }),
    ]
  },
})
