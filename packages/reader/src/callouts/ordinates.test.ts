import { expect, it } from 'vitest'
import type { Callout } from '../callout.ts'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import type { Composed } from '../layout/compose.ts'
import { originsInLine, strayMinus } from './ordinates.ts'

const read = (...texts: readonly string[]): Callout[] =>
  texts.flatMap((text) => parseCallouts(text, { unit: 'mm' }))

const kept = (...texts: readonly string[]): string[] => {
  const callouts = read(...texts)
  const isStray = strayMinus(callouts)
  return callouts.filter((callout) => !isStray(callout)).map(({ text }) => text)
}

it('keeps ordinates below zero where their origin is on the sheet', () => {
  expect(kept('0', '12.5', '-12.5')).toEqual(['0', '12.5', '-12.5'])
})

it('keeps one with a tolerance on any sheet, and leaves out a lone number with a minus', () => {
  expect(kept('20', '-12.44 ±0.15', '-5')).toEqual(['20', '-12.44 ±0.15'])
})

/** A number that reads upwards, as it stands over the end of an ordinate; `end` is where it ends (mm). */
const upwards = (text: string, end: number, direction = 90): Composed => ({
  text,
  parts: [text],
  boxes: [{ x: 50, y: end - 2.5 * text.length, width: 3.5, height: 2.5 * text.length }],
  direction,
  size: 5,
  kind: 'line',
  surroundings: 'near',
  isInCell: false,
  isOnShelf: false,
  confidence: 0.89,
})

const isOrigin = (zero: Composed, others: readonly Composed[]): boolean =>
  originsInLine(
    [zero, ...others].flatMap((composed) =>
      read(composed.text).map((callout) => ({ callout, composed, isGeneral: false })),
    ),
  )(zero)

const row = [upwards('0.25', 78), upwards('0.35', 78), upwards('1.20', 78)]

it('takes a zero in line with other numbers for the origin of running dimensions', () => {
  expect(isOrigin(upwards('0', 78), row)).toBe(true)
  expect(isOrigin(upwards('0.0', 78), row)).toBe(true)
})

it('takes no ring of the part for one, which stands by itself, beside two numbers or turned', () => {
  expect(isOrigin(upwards('0', 95), row)).toBe(false)
  expect(isOrigin(upwards('0', 78), row.slice(1))).toBe(false)
  expect(isOrigin(upwards('0', 78, 0), row)).toBe(false)
  expect(isOrigin(upwards('5', 78), row)).toBe(false)
})
