import { line, type Primitive, point, rectangle } from '@firstangle/drawings'
import {
  datumFeature,
  frameLeader,
  leaderNote,
  linearDimension,
  surfaceSymbol,
  toleranceFrame,
} from '@firstangle/drawings/annotate'
import { lettering } from '@firstangle/drawings/lettering'

import { type Habit, length, pick, quantityOf, toleranced, written } from './callout-words.ts'
import { bore, diameter, thread } from './hole-sketches.ts'
import type { Corner, Draw } from './sketch.ts'

const linear: Draw = ({ x, y }, habit, random) => {
  const { label, truth } = toleranced('', 12, 180, habit, random)
  const isUpright = random() < 0.35
  const body = isUpright
    ? rectangle('wide', x + 22, y + 4, 14, 26)
    : rectangle('wide', x + 8, y + 16, 34, 12)
  const measured = isUpright
    ? { from: point(x + 22, y + 30), to: point(x + 22, y + 4), axis: 'v' as const, at: x + 13 }
    : { from: point(x + 8, y + 16), to: point(x + 42, y + 16), axis: 'h' as const, at: y + 9 }
  const dimension = linearDimension({ ...measured, label, height: habit.height })
  return {
    primitives: [body, ...dimension],
    kind: 'dimensions',
    truth: { type: 'linear', unit: habit.unit, ...truth },
  }
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
