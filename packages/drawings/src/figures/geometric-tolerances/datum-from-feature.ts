import {
  area,
  cornersBetween,
  datumFeature,
  defineFigure,
  dot,
  type FigureItem,
  hatch,
  lettering,
  line,
  type Point,
  point,
  polygon,
  rectangle,
  toned,
} from '../kit/index.ts'

/** The real underside of a block, mm from the plane that carries it; far larger than on any part. */
const underside = (x: number): number =>
  1.5 + 1.5 * Math.sin(x * 0.42) + 0.9 * Math.sin(x * 0.9 + 1)

const left = 62
const width = 42
const top = 20
const plane = 46

/** The lowest points of the underside rest on the plane. */
function realOutline(): Point[] {
  const steps = Array.from({ length: width * 2 + 1 }, (_, i) => i / 2)
  const lowest = Math.min(...steps.map(underside))
  const under = steps.map((x) => point(left + x, plane - (underside(x) - lowest)))
  return [point(left, top), ...under, point(left + width, top)]
}

/** What the sheet shows, and what it means: real surface above, ideal plane below (ISO 5459). */
export const figure = defineFigure({
  size: { width: 110, height: 74 },
  labels: ['sheet', 'part', 'feature', 'datum'],
  draw: ({ words }): FigureItem[] => {
    const outline = realOutline()
    const touch = outline.reduce((low, at) => (at.y > low.y ? at : low))
    return [
      lettering(words.sheet, 4, 7, { height: 3 }),
      rectangle('wide', 8, top, 38, plane - top),
      ...datumFeature({ x: 27, y: plane, angle: 90, letter: 'A', stem: 6 }),
      lettering(words.part, 58, 7, { height: 3 }),
      area('muted', outline, 0.2),
      polygon('wide', outline),
      toned('action', [
        line('wide', left - 3, plane, left + width + 3, plane),
        ...hatch([cornersBetween(left - 3, plane, left + width + 3, plane + 3)], 2),
        dot(touch),
      ]),
      lettering(words.feature, left + 2, plane - 12, { height: 2.5 }),
      lettering(words.datum, left, plane + 9, { height: 2.5 }),
    ]
  },
})
