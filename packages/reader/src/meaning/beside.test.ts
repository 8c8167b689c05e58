import { describe, expect, it } from 'vitest'
import { explainAll } from './explain.ts'
import { readingsOf } from './readings.ts'

const notes = (line: string) =>
  explainAll(readingsOf(line, 'mm')[0]?.callouts ?? []).flatMap(({ notes: found }) =>
    found.map(({ key }) => key),
  )

describe('a diameter beside a thread', () => {
  it.each([
    ['M10 Ø12', true],
    ['M10 Ø8.5', false],
    ['M10 Ø12 TK', false],
    ['M10 Ø12 H7', false],
  ])('%s: is no hole of the thread: %s', (line, isLarger) => {
    expect(notes(line).includes('besideThread')).toBe(isLarger)
  })
})

describe('a row below another', () => {
  it.each([
    ['⌖ Ø0.5 A B C / Ø0.1 A', true],
    ['POS Ø0.5 A B C / Ø0.1 A', true],
    ['PLTZF ⌖ Ø0.8 A B C FRTZF Ø0.2 A', true],
    ['⌓ 0.5 A B / 0.1 A', true],
    ['⌖ Ø0.5 A B C / Ø0.1', false],
    ['⌖ Ø0.5 A B C', false],
    ['⌖ Ø0.1 A ⊥ 0.05 B', false],
  ])('%s: what its datums do is open: %s', (line, isOpen) => {
    expect(notes(line).includes('belowRow')).toBe(isOpen)
  })
})

it.each(['⌓ 0.2 A B J ↔ K', '|⌓|0.3|A|B| J ↔ K', 'J ↔ K ⌓ 0.2 A'])(
  '%s says between what it applies',
  (line) => {
    const [first] = readingsOf(line, 'mm')
    expect(first?.callouts).toHaveLength(1)
    expect(JSON.stringify(first)).toContain('isBetween')
  },
)

it('⌓ .020 A B C SIM REQT is a simultaneous requirement', () => {
  const [frame] = readingsOf('⌓ .020 A B C SIM REQT', 'inch')[0]?.callouts ?? []
  expect(frame).toMatchObject({ kind: 'gdt', modifiers: ['SIM'] })
})

it('M8-6H 16 deep / drill 6.8 x 20 is a thread in its hole', () => {
  const found = readingsOf('M8-6H 16 deep / drill 6.8 x 20', 'mm')[0]?.callouts ?? []
  expect(found.map(({ kind }) => kind)).toEqual(['bore', 'thread'])
  expect(found[0]).toMatchObject({ diameter: { value: 6.8 }, depth: { value: 20 } })
})
