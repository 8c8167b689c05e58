import { expect, it } from 'vitest'
import { fieldsOf, type MadeCell, madePage, madeRun } from '../testing/made-page.ts'

const block: MadeCell[] = [
  [170, 184, 57, 8, 'Drawing number', 'PH-0012'],
  [227, 184, 60, 8, 'Date', '2018-12-30'],
]

/** Words of a line as recognition gives them, a run for each. */
function words(texts: readonly string[], x: number, y: number) {
  const before = (index: number) => texts.slice(0, index).join(' ').length
  return texts.map((text, i) => madeRun(text, x + 1.5 * (before(i) + (i === 0 ? 0 : 0.6)), y))
}

it('keeps the words of a caption together that ends like another one', () => {
  const page = madePage({
    cells: [...block, [170, 192, 57, 8], [227, 192, 60, 8]],
    texts: [
      ...words(['checked', 'by:'], 171, 195),
      ...words(['part', 'number:'], 229, 195),
      madeRun('1159-B2P-A', 229, 199),
    ],
  })
  const fields = fieldsOf(page)
  expect(fields.checkedBy).toBeUndefined()
  expect(fields).toMatchObject({ partNumber: '1159-B2P-A', drawingNumber: 'PH-0012' })
})

it('does not take a material for the number of a sheet, though it begins with the word', () => {
  const page = madePage({
    cells: [...block, [170, 192, 57, 8], [227, 192, 60, 8, 'Scale', '1:2']],
    texts: words(['Sheet', '2.0', 'Steel', 'EN', '1.0114'], 175, 197),
  })
  const fields = fieldsOf(page)
  expect(fields.material).toBe('Sheet 2.0 Steel EN 1.0114')
  expect(fields.sheet).toBeUndefined()
})

it('reads a note where a cell of the title block is open', () => {
  const page = madePage({
    cells: [
      [110, 176, 60, 8, 'Title', 'Bracket'],
      [110, 184, 60, 8, 'Drawing number', 'PH-0012'],
      [110, 192, 60, 8, 'Scale', '1:2'],
      [170, 184, 60, 8, 'Date', '2018-12-30'],
    ],
    texts: [madeRun('DIMENSIONS ARE IN INCHES', 172, 197)],
  })
  expect(fieldsOf(page)).toMatchObject({ title: 'Bracket', units: 'inch' })
})
