import { radians } from '../../angles.ts'
import type { Point } from '../../page.ts'
import { likeness, type Shape, shapeOf } from './shape-match.ts'

type Line = readonly Point[]

/** Strokes as `x,y x,y; x,y …` in a box of about ten units, y downwards. */
const strokes = (text: string): Line[] =>
  text.split(';').map((line) =>
    line
      .trim()
      .split(/\s+/)
      .map((pair) => {
        const [x = 0, y = 0] = pair.split(',').map(Number)
        return { x, y }
      }),
  )

/** Arc of a circle from one angle to another (degrees, clockwise as seen, 0 to the right). */
function arc(x: number, y: number, radius: number, from = 0, to = 360): Line {
  const steps = 36
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = radians(from + ((to - from) * i) / steps)
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })
}

/** Slant of italic lettering: the way to the right for each unit upwards. */
const slant = 0.36

/** The ring of a slanted letter: an oval with its upper half moved to the right. */
const slantedRing = (x: number, y: number, width: number, height: number): Line =>
  arc(0, 0, 1).map((point) => ({
    x: x + (width / 2) * point.x - (slant * height * point.y) / 2,
    y: y + (height / 2) * point.y,
  }))

/** A symbol and one way to draw it. */
interface Template {
  readonly symbol: string
  readonly shape: Shape
}

const templates = (
  drawn: readonly (readonly [string, readonly (readonly Line[])[]])[],
): Template[] =>
  drawn.flatMap(([symbol, ways]) =>
    ways.flatMap((lines) => {
      const shape = shapeOf(lines)
      return shape ? [{ symbol, shape }] : []
    }),
  )

const arrow = (tip: string, head: string, from: string): Line[] =>
  strokes(`${from} ${tip}; ${head.replace('|', ` ${tip} `)}`)

const runOut = arrow('8,0', '4,1.2|6.8,4', '0,8')
/** Filled head at the tip of a run-out arrow, as its outline. */
const filledRunOut = strokes('0,8 8,0; 8,0 4.6,1.8 6.2,3.4 8,0')
const totalRunOut: Line[] = [
  ...runOut,
  ...arrow('14,0', '10,1.2|12.8,4', '6,8'),
  ...strokes('0,8 6,8'),
]
const filledTotalRunOut: Line[] = [
  ...filledRunOut,
  ...strokes('6,8 14,0; 14,0 10.6,1.8 12.2,3.4 14,0; 0,8 6,8'),
]
/** With the arrows closer together. */
const narrowTotalRunOut: Line[] = [
  ...filledRunOut,
  ...strokes('4,8 12,0; 12,0 8.6,1.8 10.2,3.4 12,0; 0,8 4,8'),
]

/** With steep arrows. */
const steepRunOut = arrow('3.6,0', '1.3,2.9|3.2,3.5', '0,10')
const steepTotalRunOut: Line[] = [
  ...steepRunOut,
  ...arrow('9.3,0', '7,2.9|8.9,3.5', '5.7,10'),
  ...strokes('0,10 5.7,10'),
]

/** Symbols beside a number (ISO 129-1, ASME Y14.5). */
const besideNumbers = templates([
  [
    'Ø',
    [
      [arc(5, 5, 3.5), ...strokes('3,10 7,0')],
      [arc(5, 5, 4), ...strokes('1.5,10 8.5,0')],
      [arc(5, 5, 3.5), ...strokes('1,9 9,1')],
      // Italic lettering of GOST 2.304.
      [slantedRing(3.4, 5, 4.9, 6.2), ...strokes('0,10 6.8,0')],
    ],
  ],
  [
    '↧',
    [
      strokes('0,0 10,0; 5,0 5,10; 1.2,4 5,10 8.8,4'),
      strokes('0,0 7,0; 3.5,0 3.5,10; 1.6,6 3.5,10 5.4,6'),
      strokes('0,0 10,0; 5,0 5,10; 2.6,5 7.4,5 5,10 2.6,5'),
    ],
  ],
  ['⌴', [strokes('0,0 0,5 10,5 10,0'), strokes('0,0 0,7 10,7 10,0'), strokes('0,0 0,10 9,10 9,0')]],
  ['⌵', [strokes('0,0 5,5 10,0'), strokes('0,0 5,8 10,0')]],
  ['⌒', [[arc(5, 5, 5, 180, 360)], [arc(5, 6, 6, 200, 340)]]],
  ['□', [strokes('0,0 10,0 10,10 0,10 0,0')]],
  ['±', [strokes('0,4 8,4; 4,0 4,8; 0,10 8,10'), strokes('0,4 8,4; 4,0 4,8; 0,8 8,8')]],
])

/** Characteristics in the first cell of a tolerance frame (ISO 1101, ASME Y14.5). */
const characteristics = templates([
  ['⏤', [strokes('0,0 10,0')]],
  [
    '⏥',
    [
      strokes('3,0 13,0 10,5 0,5 3,0'),
      strokes('2,0 10,0 8,5 0,5 2,0'),
      strokes('3,0 10,0 7,7 0,7 3,0'),
    ],
  ],
  ['○', [[arc(5, 5, 5)]]],
  [
    '⌭',
    [
      [arc(5, 5, 3), ...strokes('0,10 4,0; 6,10 10,0')],
      [arc(5, 5, 3), ...strokes('0,8.5 5,0; 5,10 10,1.5')],
    ],
  ],
  [
    '∥',
    [strokes('0,10 4,0; 4,10 8,0'), strokes('0,10 5,0; 3,10 8,0'), strokes('0,10 0,0; 4,10 4,0')],
  ],
  ['⊥', [strokes('0,10 10,10; 5,0 5,10'), strokes('0,8 10,8; 5,0 5,8')]],
  [
    '∠',
    [
      strokes('10,0 0,6 10,6'),
      strokes('7,0 0,7 10,7'),
      strokes('9,0 0,5 11,5'),
      strokes('9,0 0,7 9,7'),
    ],
  ],
  [
    '⌖',
    [
      [arc(5, 5, 3), ...strokes('0,5 10,5; 5,0 5,10')],
      [arc(5, 5, 3.6), ...strokes('0,5 10,5; 5,0 5,10')],
    ],
  ],
  ['◎', [[arc(5, 5, 5), arc(5, 5, 2.8)]]],
  // The profile of the longitudinal section (GOST 2.308), which ISO 1101 does not have.
  ['=', [strokes('0,0 10,0; 0,4.4 10,4.4'), strokes('0,0 10,0; 0,3 10,3')]],
  ['⌯', [strokes('0,5 12,5; 3,0 9,0; 3,10 9,10'), strokes('0,3 12,3; 3,0 9,0; 3,6 9,6')]],
  ['↗', [runOut, filledRunOut, steepRunOut]],
  ['⌰', [totalRunOut, filledTotalRunOut, narrowTotalRunOut, steepTotalRunOut]],
  ['⌒', [[arc(5, 5, 5, 180, 360)], [arc(5, 6, 6, 200, 340)]]],
  ['⌓', [[arc(5, 5, 5, 180, 360), ...strokes('0,5 10,5')]]],
])

/** Letters of modifiers, without their rings (ISO 1101, ISO 14405-1). */
const modifierLetters = templates([
  ['M', [strokes('0,10 0,0 4,6.5 8,0 8,10'), strokes('0,10 0,0 4.5,10 9,0 9,10')]],
  ['L', [strokes('0,0 0,10 6,10')]],
  ['P', [strokes('0,10 0,0 4.5,0 6,0.8 6.5,2.5 6,4.3 4.5,5 0,5')]],
  ['E', [strokes('6.5,0 0,0 0,10 6.5,10; 0,5 5,5')]],
  ['F', [strokes('6.5,0 0,0 0,10; 0,5 5,5')]],
])

/** Between two numbers; italic lettering moves its upper half to the right. */
const betweenNumbers = templates([
  ['×', [strokes('0,0 8,8; 8,0 0,8'), strokes('2.6,0 7.4,7.7; 10,0 0,7.7')]],
])

/** What strokes show, and how well they show it (0 to 1). */
export interface Recognised {
  readonly symbol: string
  readonly quality: number
}

/** The confidence of a symbol whose shape has this quality. */
export const confidenceOfShape = (quality: number): number => 0.6 + 0.4 * Math.min(1, quality)

/** A shape below this quality shows something else. */
const leastQuality = 0.4

function best(lines: readonly Line[], among: readonly Template[]): Recognised | null {
  const shape = shapeOf(lines)
  if (!shape) return null
  let found: Recognised | null = null
  for (const { symbol, shape: template } of among) {
    const quality = likeness(shape, template)
    if (quality > (found?.quality ?? leastQuality)) found = { symbol, quality }
  }
  return found
}

/** The symbol beside a number that strokes show, seen upright; null for anything else. */
export const symbolBesideNumber = (lines: readonly Line[]): Recognised | null =>
  best(lines, besideNumbers)

/** The geometric characteristic that strokes show, seen upright; null for anything else. */
export function characteristicOf(lines: readonly Line[]): Recognised | null {
  const found = best(lines, characteristics)
  return found?.symbol === '=' ? null : found
}

/** The letter of a modifier that strokes within its ring show, seen upright; null for anything else. */
export const modifierLetter = (lines: readonly Line[]): Recognised | null =>
  best(lines, modifierLetters)

/** Do strokes, seen upright, show a times sign? */
export const isTimesSign = (lines: readonly Line[]): boolean => best(lines, betweenNumbers) !== null
