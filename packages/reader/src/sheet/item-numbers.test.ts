import { expect, it } from 'vitest'
import type { Composed } from '../layout/compose.ts'
import { withoutItemNumbers } from './item-numbers.ts'
import { readPartsLists } from './parts-list.ts'
import { sheetStructure } from './sheet-regions.ts'
import { type MadeCell, madePage } from './testing/made-page.ts'

const list: MadeCell[] = [
  [187, 176, 15, 6, '2'],
  [202, 176, 60, 6, 'Housing'],
  [262, 176, 25, 6, '1'],
  [187, 182, 15, 6, '1'],
  [202, 182, 60, 6, 'Clamp'],
  [262, 182, 25, 6, '4'],
  [187, 188, 15, 6, 'Part'],
  [202, 188, 60, 6, 'Name'],
  [262, 188, 25, 6, 'Qty.'],
]
const composed = (text: string, surroundings: Composed['surroundings']) =>
  ({ kind: 'line', text, surroundings }) as Composed
const left = (cells: MadeCell[], ...all: Composed[]) =>
  withoutItemNumbers(all, readPartsLists(sheetStructure(madePage({ cells })))).map(
    ({ text }) => text,
  )

it('leaves out the numbers of a parts list at leaders', () => {
  const all = [
    composed('1', 'near'),
    composed('2', 'along'),
    composed('2', 'dimension'),
    composed('3', 'near'),
    composed('Ø2', 'near'),
  ]
  expect(left(list, ...all)).toEqual(['2', '3', 'Ø2'])
  expect(left([], ...all)).toEqual(['1', '2', '2', '3', 'Ø2'])
})
