import { expect, it } from 'vitest'
import type { Callout } from '../callout.ts'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import { strayMinus } from './ordinates.ts'

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
