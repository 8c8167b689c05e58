import {
  arrowhead,
  blockSize,
  centreLine,
  cornersBetween,
  defineFigure,
  degreesOf,
  type HoleSection,
  hatch,
  holeSection,
  holeText,
  lettering,
  type Primitive,
  point,
  polyline,
  rectangle,
  textBlock,
} from '../kit/index.ts'

/** One plate, mm: four holes of Ø9, the two on the right made wider for a screw of M8. */
const plate = { left: 3, top: 27, width: 104, thickness: 26 }
const bore = 9
const blind = 18
const counterbore = { diameter: 15, depth: 8.6 }
const countersink = { diameter: 18, angle: 90 }
const places = [16, 42, 68, 94] as const

/** A callout whose shelf carries all lines of the stack, its arrow on the edge of the hole. */
function callout(text: string, axis: number, radius: number): Primitive[] {
  const size = blockSize(text, 2.5)
  const [left, shelf] = [axis - size.width / 2 - 1, plate.top - 11]
  const tip = point(axis - radius, plate.top)
  return [
    polyline('narrow', [tip, point(left, shelf), point(left + size.width + 2, shelf)]),
    arrowhead(tip.x, tip.y, degreesOf(Math.atan2(tip.y - shelf, tip.x - left))),
    ...textBlock(text, left + 1, shelf - 1.3 - (size.height - 2.5), { height: 2.5 }),
  ]
}

/** A through, a blind, a counterbored and a countersunk hole in one section, with their callouts. */
export const figure = defineFigure({
  size: { width: 110, height: 64 },
  labels: ['through', 'blind', 'counterbore', 'countersink'],
  draw: ({ words, number }) => {
    const { left, top, width, thickness } = plate
    const bottom = top + thickness
    const full = { diameter: bore, depth: thickness }
    const at = (x: number, hole: Omit<HoleSection, 'x' | 'y'>) =>
      holeSection({ x, y: top, ...hole })
    const holes = [
      at(places[0], { steps: [full], end: 'through' }),
      at(places[1], { steps: [{ diameter: bore, depth: blind }] }),
      at(places[2], { steps: [counterbore, full], end: 'through' }),
      at(places[3], { steps: [full], countersink, end: 'through' }),
    ]
    const drilled = holeText.hole(number(bore))
    const seat = holeText.counterbore(number(counterbore.diameter), number(counterbore.depth))
    const cone = holeText.countersink(number(countersink.diameter), number(countersink.angle))
    const outer = cornersBetween(left, top, left + width, bottom)
    const names = [words.through, words.blind, words.counterbore, words.countersink]
    return [
      rectangle('wide', left, top, width, thickness),
      ...hatch([outer, ...holes.map(({ outline }) => outline)], 3),
      ...holes.flatMap(({ edges }) => edges),
      ...places.flatMap((x, index) => [
        ...centreLine(x, top, x, index === 1 ? top + blind + 3 : bottom, 2),
        lettering(names[index] ?? '', x, bottom + 8, { height: 2.5, anchor: 'middle' }),
      ]),
      ...callout(drilled, places[0], bore / 2),
      ...callout(holeText.hole(number(bore), { depth: number(blind) }), places[1], bore / 2),
      ...callout(`${drilled}\n${seat}`, places[2], counterbore.diameter / 2),
      ...callout(`${drilled}\n${cone}`, places[3], countersink.diameter / 2),
    ]
  },
})
