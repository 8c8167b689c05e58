import {
  arcPoints,
  bendDeduction,
  defineFigure,
  type FigureItem,
  flowArrow,
  horizontalDimension,
  leaderNote,
  lettering,
  line,
  type Point,
  point,
  polygon,
  rectangle,
  toned,
  verticalDimension,
} from '../kit/index.ts'

/** A channel of 2 mm sheet, outside lengths in mm; one model for section and flat pattern. */
const part = { legs: 25, base: 50, depth: 28, thickness: 2, radius: 2 }
const deduction = bendDeduction({ ...part, angle: 90 })
const flat = 2 * part.legs + part.base - 2 * deduction
const firstBend = part.legs - deduction / 2
const secondBend = flat - firstBend

/** The channel in section, open at the top; (x, y) = lower left corner. */
function channel(x: number, y: number): Point[] {
  const { legs, base, thickness, radius } = part
  const outer = radius + thickness
  const side = (r: number): Point[] => {
    const inset = outer - r
    return [
      point(x + inset, y - legs),
      ...arcPoints(x + outer, y - outer, r, 180, -90),
      ...arcPoints(x + base - outer, y - outer, r, 90, -90),
      point(x + base - inset, y - legs),
    ]
  }
  return [...side(outer), ...side(radius).reverse()]
}

/** A channel and its flat pattern with bend lines, their direction, and the direction of rolling. */
export const figure = defineFigure({
  size: { width: 110, height: 122 },
  labels: ['formed', 'flat', 'up', 'rolling'],
  draw: ({ words, number }): FigureItem[] => {
    const left = 30
    const bottom = 42
    const sheet = { x: 9, y: 66 }
    const low = sheet.y + part.depth
    const at = (x: number, y = low): Point => point(sheet.x + x, y)
    const along = (from: number, to: number, level: number) =>
      horizontalDimension(at(from), at(to), level, { label: number(to - from, 2), height: 2.5 })
    return [
      lettering(words.formed, 4, 7, { height: 3 }),
      polygon('wide', channel(left, bottom)),
      ...horizontalDimension(
        point(left, bottom - 4),
        point(left + part.base, bottom - 4),
        bottom + 8,
        String(part.base),
      ),
      ...verticalDimension(
        point(left, bottom - part.legs),
        point(left + 4, bottom),
        left - 9,
        String(part.legs),
      ),
      ...leaderNote({
        tip: point(left + part.base - 2.6, bottom - 2.6),
        knee: point(left + part.base - 12, bottom - 12),
        label: `2× R${part.radius}`,
        side: 'left',
      }),
      lettering(words.flat, 4, 60, { height: 3 }),
      rectangle('wide', sheet.x, sheet.y, flat, part.depth),
      toned('action', [
        line('narrow', sheet.x + firstBend, sheet.y, sheet.x + firstBend, low),
        line('narrow', sheet.x + secondBend, sheet.y, sheet.x + secondBend, low),
        ...[firstBend, secondBend].map((x) =>
          lettering(words.up, sheet.x + x - 1.2, low - 4, { height: 2.5, rotation: -90 }),
        ),
      ]),
      lettering(words.rolling, sheet.x + 29, sheet.y + 11, { height: 2.5 }),
      ...flowArrow(at(32, sheet.y + 16), at(60, sheet.y + 16)),
      ...along(0, firstBend, low + 8),
      ...along(firstBend, secondBend, low + 8),
      ...along(0, flat, low + 17),
    ]
  },
})
