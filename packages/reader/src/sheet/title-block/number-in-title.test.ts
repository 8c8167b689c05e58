import { expect, test } from 'vitest'
import { readSheet } from '../read-sheet.ts'
import { type MadeCell, madePage } from '../testing/made-page.ts'

const read = (...cells: MadeCell[]) => {
  const block: MadeCell[] = [
    [247, 190, 40, 10, 'SCALE', '1:1'],
    [187, 190, 60, 10, 'DRAWN BY', 'N. Name'],
  ]
  const { metadata } = readSheet(madePage({ cells: [...cells, ...block] }), [])
  return Object.fromEntries(metadata.map(({ field, value }) => [field, value]))
}

test('a name and a number in one value are title and number where the block gives no other number', () => {
  const cell: MadeCell = [187, 180, 100, 10, 'TITLE', 'Bracket : MECH-010-MD']
  expect(read(cell)).toMatchObject({ title: 'Bracket', drawingNumber: 'MECH-010-MD' })
})

test('they stay together where it does, and where what follows is no number', () => {
  const title: MadeCell = [187, 180, 60, 10, 'TITLE', 'Bracket : MECH-010-MD']
  const number: MadeCell = [247, 180, 40, 10, 'DWG NO', '48-1000']
  expect(read(title, number)).toMatchObject({ title: 'Bracket : MECH-010-MD' })
  const words: MadeCell = [187, 180, 100, 10, 'TITLE', 'Bracket : left']
  expect(read(words)).toMatchObject({ title: 'Bracket : left' })
})
