import { expect, it } from 'vitest'
import { strokes, written } from '../layout/testing/made-sheet.ts'
import type { DrawingPage, Path, TextRun } from '../page.ts'
import { readPage } from '../read-page.ts'

/** Labels of what is read where a size stands beside lines like those of a table. */
function labelsOf(...texts: TextRun[]): string[] {
  const rules: Path[] = [strokes('20,100 190,100'), strokes('20,106 190,106')]
  const page: DrawingPage = {
    number: 1,
    width: 210,
    height: 297,
    source: 'vector',
    dpi: null,
    texts,
    paths: rules,
  }
  return readPage(page).features.map(({ label }) => label)
}

it('takes a number on the line of a caption for data, not for a size', () => {
  const value = written('6', 108, 104.5, { size: 3 })
  const caption = written('Anzahl der Achsen / Number of axes:', 22, 104.5, { size: 3 })
  expect(labelsOf(value)).toEqual(['6'])
  expect(labelsOf(caption, value)).toEqual([])
  const other = written('R5', 90, 104.5, { size: 3 })
  expect(labelsOf(caption, other, value)).toContain('6')
  const far = written('4', 188, 104.5, { size: 3 })
  expect(labelsOf(caption, far)).toContain('4')
})

it('does not take the number behind the word for the scale of a view for a size', () => {
  const value = written('3.000', 108, 104.5, { size: 3 })
  expect(labelsOf(written('Scale', 96, 104.5, { size: 3, advance: 7.5 }), value)).toEqual([])
  expect(labelsOf(written('Detail', 96, 104.5, { size: 3, advance: 7.5 }), value)).toHaveLength(1)
})
