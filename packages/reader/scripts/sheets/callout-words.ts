import type { Label } from '@firstangle/drawings/annotate'
import { mmPerInch } from '@firstangle/drawings/standards'
import type { LengthUnit } from '../../src/callout.ts'
import type { Random } from '../random.ts'

/** How the callouts of a sheet are written. */
export interface Habit {
  readonly unit: LengthUnit
  readonly decimal: ',' | '.'
  /** Between quantity and size: `4x Ø8`, `4X Ø8`, `4×Ø8`. */
  readonly times: string
  /** Word behind a hole that goes through. */
  readonly through: string
  readonly height: number
}

/** One of some. */
export const pick = <T>(items: readonly [T, ...T[]], random: Random): T =>
  items[Math.floor(random() * items.length)] ?? items[0]

/** A length and how it is lettered. */
export function length(from: number, to: number, habit: Habit, random: Random) {
  const value = from + (to - from) * random()
  const isInch = habit.unit === 'inch'
  const places = isInch ? pick([2, 3], random) : pick([0, 0, 0, 1, 2], random)
  const rounded = Number((isInch ? value / mmPerInch : value).toFixed(places))
  const isWholeMillimetres = !isInch && Number.isInteger(rounded)
  return { value: rounded, text: written(rounded, isWholeMillimetres ? 0 : places, habit) }
}

/** A number without its sign, as the sheet letters it: inches have no zero before the point. */
export const written = (value: number, places: number, habit: Habit): string => {
  const text = Math.abs(value).toFixed(places)
  return habit.unit === 'inch' ? text.replace(/^0\./, '.') : text.replace('.', habit.decimal)
}

interface Toleranced {
  readonly label: Label
  readonly truth: Record<string, unknown>
}

/** A size with a random tolerance behind it. */
export function toleranced(
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

/** How many features a callout stands for, and the words for that in front of it. */
export const quantityOf = (habit: Habit, random: Random) => {
  const quantity = random() < 0.5 ? 1 : 2 + Math.floor(random() * 7)
  return { quantity, times: quantity > 1 ? `${quantity}${habit.times}` : '' }
}
