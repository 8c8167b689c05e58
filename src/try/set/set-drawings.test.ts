import { expect, test } from 'vitest'
import { type Entry, emptyEntry } from './entry.ts'
import { drawingsOf, faultyPrices, handedDrawings } from './set-drawings.ts'
import type { SetState } from './set-store.ts'
import { summaryWith } from './testing/sample-summary.ts'

const files = ['a.tif', 'b.pdf', 'c.pdf'].map((name, id) => ({
  id,
  path: `in/${name}`,
  file: new File([name], name),
}))

/** Three files; the third is not suited. */
const state = (change: Partial<SetState> = {}) =>
  ({
    files,
    verdicts: new Map([
      [0, { kind: 'suited', summary: summaryWith({ format: 'tiff' }) }],
      [1, { kind: 'suited', summary: summaryWith() }],
      [2, { kind: 'damaged' }],
    ]),
    chosen: new Set([1, 0, 2]),
    entries: new Map<number, Entry>([[1, { ...emptyEntry, price: '5', outcome: 'pass' }]]),
    purpose: 'quoting',
    ...change,
  }) as unknown as SetState

const asTheyAre = { isNeutral: false, isRedacted: false }

test('drawings that are chosen and suited go into the archive, in the order of the files', () => {
  const drawings = drawingsOf(state(), asTheyAre)
  expect(drawings.map(({ name, entry }) => [name, entry.price])).toEqual([
    ['a.tif', ''],
    ['b.pdf', '5'],
  ])
  expect(drawingsOf(state({ chosen: new Set([1]) }), asTheyAre)).toHaveLength(1)
})

test('a redacted drawing is a PDF, whatever it was', () => {
  const [first] = drawingsOf(state(), { isNeutral: true, isRedacted: true })
  expect(first?.name).toMatch(/\.pdf$/)
  expect(first?.summary.format).toBe('pdf')
})

test('outcomes are handed over for a feasibility check only', () => {
  const expected = (purpose: SetState['purpose']) =>
    handedDrawings(state({ purpose })).map((drawing) => drawing.expected)
  expect(expected('feasibility')).toEqual([null, 'pass', null])
  expect(expected('quoting')).toEqual([null, null, null])
})

test('prices that are no numbers count among the chosen, and for quoting only', () => {
  const entries = new Map([0, 1].map((id) => [id, { ...emptyEntry, price: 'five' }]))
  expect(faultyPrices(state({ entries }), 'en')).toBe(2)
  expect(faultyPrices(state({ entries, chosen: new Set([0]) }), 'en')).toBe(1)
  expect(faultyPrices(state({ entries, purpose: 'feasibility' }), 'en')).toBe(0)
})
