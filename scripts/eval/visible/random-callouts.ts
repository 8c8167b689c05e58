import { leaderNote, linearDimension } from '../../../src/drawings/annotate/dimension.ts'
import type { Label } from '../../../src/drawings/annotate/label.ts'
import {
  datumFeature,
  frameLeader,
  surfaceSymbol,
  toleranceFrame,
} from '../../../src/drawings/annotate/symbols.ts'
import {
  circle,
  line,
  type Primitive,
  point,
  rectangle,
} from '../../../src/drawings/display-list.ts'
import { lettering } from '../../../src/drawings/lettering/lettering.ts'

/** How the callouts of a sheet are written. */
export interface Habit {
  readonly unit: 'mm' | 'inch'
  readonly decimal: ',' | '.'
  /** Between quantity and size: `4x Ø8`, `4X Ø8`, `4×Ø8`. */
  readonly times: string
  /** Word behind a hole that goes through. */
  readonly through: string
  readonly height: number
}

/** A callout with its bit of drawing, and what a person reads there. */
export interface Sketch {
  readonly primitives: readonly Primitive[]
  readonly kind: string
  readonly truth: Record<string, unknown>
  /** A second entry of the same place, such as the thread of a hole. */
  readonly also?: { readonly kind: string; readonly truth: Record<string, unknown> }
}

type Corner = { readonly x: number; readonly y: number }
type Random = () => number
type Draw = (at: Corner, habit: Habit, random: Random) => Sketch

const pick = <T>(items: readonly [T, ...T[]], random: Random): T =>
  items[Math.floor(random() * items.length)] ?? items[0]

/** A length and how it is lettered. */
function length(from: number, to: number, habit: Habit, random: Random) {
  const value = from + (to - from) * random()
  const isInch = habit.unit === 'inch'
  const places = isInch ? pick([2, 3], random) : pick([0, 0, 0, 1, 2], random)
  const rounded = Number((isInch ? value / 25.4 : value).toFixed(places))
  const text = rounded.toFixed(
    isInch ? places : Number(rounded.toFixed(places)) % 1 === 0 ? 0 : places,
  )
  const lettered = isInch ? text.replace(/^0\./, '.') : text.replace('.', habit.decimal)
  return { value: rounded, text: lettered }
}

const written = (value: number, places: number, habit: Habit): string => {
  const text = Math.abs(value).toFixed(places)
  return habit.unit === 'inch' ? text.replace(/^0\./, '.') : text.replace('.', habit.decimal)
}

interface Toleranced {
  readonly label: Label
  readonly truth: Record<string, unknown>
}

/** A size with a random tolerance behind it. */
function toleranced(
  sign: string,
  from: number,
  to: number,
  habit: Habit,
  random: Random,
): Toleranced {
  const { value, text } = length(from, to, habit, random)
  const step = habit.unit === 'inch' ? 0.001 : 0.01
  const places = habit.unit === 'inch' ? 3 : 2
  const one = step * (1 + Math.floor(random() * 30))
  const two = step * (1 + Math.floor(random() * 30))
  const main = `${sign}${text}`
  const number = (size: number) => Number(size.toFixed(places))
  const choice = random()
  if (choice < 0.45) return { label: { text: main }, truth: { value } }
  if (choice < 0.6) {
    const tolerance = { upper: number(one), lower: -number(one) }
    return {
      label: { text: `${main} ±${written(one, places, habit)}` },
      truth: { value, tolerance },
    }
  }
  if (choice < 0.75) {
    const tolerance = { upper: number(one), lower: -number(two) }
    const stack = [`+${written(one, places, habit)}`, `−${written(two, places, habit)}`] as const
    return { label: { text: main, stack }, truth: { value, tolerance } }
  }
  if (choice < 0.85 && habit.unit === 'mm') {
    const fit = pick(['H7', 'h6', 'g6', 'JS9', 'F8'], random)
    return { label: { text: `${main} ${fit}` }, truth: { value, tolerance: { fit } } }
  }
  if (choice < 0.93) return { label: { text: main, framed: true }, truth: { value, basic: true } }
  return { label: { text: `(${main})` }, truth: { value, reference: true } }
}

const linear: Draw = ({ x, y }, habit, random) => {
  const { label, truth } = toleranced('', 12, 180, habit, random)
  const isUpright = random() < 0.35
  const body = isUpright
    ? rectangle('wide', x + 22, y + 4, 14, 26)
    : rectangle('wide', x + 8, y + 16, 34, 12)
  const dimension = linearDimension(
    isUpright
      ? {
          from: point(x + 22, y + 30),
          to: point(x + 22, y + 4),
          axis: 'v',
          at: x + 13,
          label,
          height: habit.height,
        }
      : {
          from: point(x + 8, y + 16),
          to: point(x + 42, y + 16),
          axis: 'h',
          at: y + 9,
          label,
          height: habit.height,
        },
  )
  return {
    primitives: [body, ...dimension],
    kind: 'dimensions',
    truth: { type: 'linear', unit: habit.unit, ...truth },
  }
}

/** A circle with a leader and one or two lines of text on its shelf. */
function holeNote({ x, y }: Corner, lines: readonly Label[], height: number): Primitive[] {
  const [first = { text: '' }, second] = lines
  return [
    circle('wide', x + 8, y + 26, 4),
    line('chain', x + 2, y + 26, x + 14, y + 26),
    line('chain', x + 8, y + 20, x + 8, y + 32),
    ...leaderNote({
      tip: point(x + 10.8, y + 23.2),
      knee: point(x + 19, y + 13),
      side: 'right',
      label: first,
      height,
    }),
    ...(second ? [lettering(second.text, x + 20, y + 13 + height * 1.5, { height })] : []),
  ]
}

const quantityOf = (habit: Habit, random: Random) => {
  const quantity = random() < 0.5 ? 1 : 2 + Math.floor(random() * 7)
  return { quantity, times: quantity > 1 ? `${quantity}${habit.times}` : '' }
}

const diameter: Draw = (at, habit, random) => {
  const { quantity, times } = quantityOf(habit, random)
  const { label, truth } = toleranced(`${times}Ø`, 3, 60, habit, random)
  return {
    primitives: holeNote(at, [label], habit.height),
    kind: 'dimensions',
    truth: { type: 'diameter', unit: habit.unit, quantity, ...truth },
  }
}

const bore: Draw = (at, habit, random) => {
  const { quantity, times } = quantityOf(habit, random)
  const { unit } = habit
  const hole = length(3, 12, habit, random)
  const wide = length(13, 20, habit, random)
  const deep = length(3, 9, habit, random)
  const main = `${times}Ø${hole.text}`
  const common = { diameter: hole.value, unit, quantity }
  const choice = random()
  if (choice < 0.25) {
    const truth = { ...common, through: true }
    return {
      primitives: holeNote(at, [{ text: `${main} ${habit.through}` }], habit.height),
      kind: 'bores',
      truth,
    }
  }
  if (choice < 0.5) {
    const truth = { ...common, depth: deep.value }
    return {
      primitives: holeNote(at, [{ text: `${main} ↧${deep.text}` }], habit.height),
      kind: 'bores',
      truth,
    }
  }
  if (choice < 0.8) {
    const below = { text: `⌴ Ø${wide.text} ↧${deep.text}` }
    const lines = [{ text: `${main} ${habit.through}` }, below]
    const counterbore = { diameter: wide.value, depth: deep.value }
    return {
      primitives: holeNote(at, lines, habit.height),
      kind: 'bores',
      truth: { ...common, through: true, counterbore },
    }
  }
  const angle = pick([90, 82, 100], random)
  const lines = [{ text: main }, { text: `⌵ Ø${wide.text} X ${angle}°` }]
  const countersink = { diameter: wide.value, angle }
  return {
    primitives: holeNote(at, lines, habit.height),
    kind: 'bores',
    truth: { ...common, countersink },
  }
}

const thread: Draw = (at, habit, random) => {
  const { quantity, times } = quantityOf(habit, random)
  const [text, designation, more] =
    habit.unit === 'inch'
      ? pick<readonly [string, string, object]>(
          [
            ['1/4-20 UNC-2B', '1/4-20 UNC', {}],
            ['10-32 UNF-2B', '10-32 UNF', {}],
            ['3/8-16 UNC-2A', '3/8-16 UNC', {}],
          ],
          random,
        )
      : pick<readonly [string, string, object]>(
          [
            ['M6', 'M6', {}],
            [`M8x1${habit.decimal}25-6H`, 'M8', { pitch: 1.25 }],
            ['M10x1', 'M10', { pitch: 1 }],
            ['M5-6H', 'M5', {}],
            ['G1/4', 'G1/4', {}],
          ],
          random,
        )
  const deep = length(6, 20, habit, random)
  const hasDepth = random() < 0.4
  const label = { text: `${times}${text}${hasDepth ? ` ↧${deep.text}` : ''}` }
  const truth = { designation, quantity, ...more, ...(hasDepth ? { depth: deep.value } : {}) }
  return { primitives: holeNote(at, [label], habit.height), kind: 'threads', truth }
}

const note = (at: Corner, text: string, habit: Habit): Primitive[] => [
  rectangle('wide', at.x + 4, at.y + 24, 16, 9),
  ...leaderNote({
    tip: point(at.x + 20, at.y + 24),
    knee: point(at.x + 27, at.y + 14),
    side: 'right',
    label: { text },
    height: habit.height,
  }),
]

const chamfer: Draw = (at, habit, random) => {
  const { quantity, times } = quantityOf(habit, random)
  const size = length(0.6, 3, habit, random)
  const by = pick(['x', ' x ', ' X ', '×'], random)
  const truth = { size: size.value, angle: 45, unit: habit.unit, quantity }
  return { primitives: note(at, `${times}${size.text}${by}45°`, habit), kind: 'chamfers', truth }
}

const radius: Draw = (at, habit, random) => {
  const { quantity, times } = quantityOf(habit, random)
  const size = length(1, 25, habit, random)
  const truth = { value: size.value, unit: habit.unit, quantity }
  return { primitives: note(at, `${times}R${size.text}`, habit), kind: 'radii', truth }
}

const angle: Draw = (at, habit, random) => {
  const value = pick([15, 30, 45, 60, 120], random)
  const hasTolerance = random() < 0.3
  const tolerance = hasTolerance ? { tolerance: { upper: 1, lower: -1 } } : {}
  const { x, y } = at
  return {
    primitives: [
      line('wide', x + 6, y + 30, x + 40, y + 30),
      line('wide', x + 6, y + 30, x + 34, y + 12),
      lettering(`${value}°${hasTolerance ? ' ±1°' : ''}`, x + 34, y + 24, { height: habit.height }),
    ],
    kind: 'dimensions',
    truth: { type: 'angle', value, unit: 'deg', ...tolerance },
  }
}

type Sign = readonly [sign: string, characteristic: string, hasDatums: boolean]

const signs: readonly [Sign, ...Sign[]] = [
  ['⏥', 'FLATNESS', false],
  ['⌖', 'POSITION', true],
  ['⟂', 'PERPENDICULARITY', true],
  ['∥', 'PARALLELISM', true],
  ['↗', 'CIRCULAR_RUNOUT', true],
  ['◎', 'CONCENTRICITY', true],
  ['⌓', 'PROFILE_OF_A_SURFACE', true],
  ['⌭', 'CYLINDRICITY', false],
]

const frame: Draw = ({ x, y }, habit, random) => {
  const [sign, characteristic, hasDatums] = pick(signs, random)
  const isRound = characteristic === 'POSITION' || characteristic === 'CONCENTRICITY'
  const places = habit.unit === 'inch' ? 3 : 2
  const value = Number(((1 + Math.floor(random() * 20)) * 10 ** -places).toFixed(places))
  const modifier = isRound && random() < 0.5 ? 'Ⓜ' : ''
  const datums = hasDatums ? pick([['A'], ['A', 'B'], ['A', 'B', 'C']], random) : []
  const zone = `${isRound ? 'Ø' : ''}${written(value, places, habit)}${modifier ? ` ${modifier}` : ''}`
  const { primitives, width } = toleranceFrame(x + 4, y + 10, [sign, zone, ...datums])
  const leader = frameLeader([point(x + 4 + width / 2, y + 17), point(x + 4 + width / 2, y + 30)])
  return {
    primitives: [...primitives, ...leader, line('wide', x + 4, y + 30, x + 44, y + 30)],
    kind: 'gdt',
    truth: {
      characteristic,
      value,
      unit: habit.unit,
      diameter: isRound,
      modifiers: modifier ? [modifier] : [],
      datums,
    },
  }
}

const datum: Draw = ({ x, y }, _, random) => {
  const letter = pick(['A', 'B', 'C', 'D', 'E'], random)
  return {
    primitives: [
      line('wide', x + 4, y + 12, x + 44, y + 12),
      ...datumFeature({ x: x + 24, y: y + 12, angle: 90, letter }),
    ],
    kind: 'datumFeatures',
    truth: { label: letter },
  }
}

const roughness: Draw = ({ x, y }, habit, random) => {
  const parameter = pick(['Ra', 'Rz'], random)
  const value = pick([0.8, 1.6, 3.2, 6.3, 12.5], random)
  const text = `${parameter} ${String(value).replace('.', habit.decimal)}`
  return {
    primitives: [
      line('wide', x + 4, y + 26, x + 44, y + 26),
      ...surfaceSymbol({ x: x + 18, y: y + 26, text }),
    ],
    kind: 'roughnesses',
    truth: { parameter, value, general: false },
  }
}

/** Ways to fill a cell of a sheet, common ones more often. */
export const sketches: readonly [Draw, ...Draw[]] = [
  linear,
  linear,
  linear,
  linear,
  diameter,
  diameter,
  bore,
  bore,
  thread,
  chamfer,
  radius,
  angle,
  frame,
  frame,
  datum,
  roughness,
]
