import { expect, test } from 'vitest'
import type { TextRun } from '../../../page.ts'
import { withChainedSizes } from './chained-sizes.ts'

/** A run of ten millimetres on a level line, so far along it. */
const run = (text: string, along: number, off = 0): TextRun => ({
  text,
  origin: { x: 50 + along, y: 50 + off },
  advance: 10,
  size: 5,
  rotation: 0,
  box: { x: 50 + along, y: 46.5 + off, width: 10, height: 3.5 },
  font: '',
  confidence: 0.8,
})

const textsOf = (...runs: readonly TextRun[]) => withChainedSizes(runs).map(({ text }) => text)

test.each([
  ['150x5', '750', '150x5=750'],
  ['12x35', '5=426', '12x35.5=426'],
  ['12x30°', '360°', '12x30°=360°'],
  ['3x33,3', '=100', '3x33,3=100'],
])('%s and %s are a chain of sizes with its total', (one, other, chain) => {
  expect(textsOf(run(one, 0), run(other, 14))).toEqual([chain])
})

test('the chain spans both halves, and is as sure as the surer one', () => {
  const [chain] = withChainedSizes([{ ...run('150x5', 0), confidence: 0.6 }, run('750', 14)])
  expect(chain).toMatchObject({ advance: 20, confidence: 0.8, box: { x: 50, width: 24 } })
})

test('what is no total, stands elsewhere or belongs to another chain stays', () => {
  expect(textsOf(run('150x5', 0), run('700', 14))).toHaveLength(2)
  expect(textsOf(run('150x5', 0), run('750', 30))).toHaveLength(2)
  expect(textsOf(run('150x5', 0), run('750', 14, 5))).toHaveLength(2)
  // A chamfer that lost its ring.
  expect(textsOf(run('1x45', 0), run('45', 14))).toHaveLength(2)
})
