import { expect, it } from 'vitest'
import { madePage, madePath, madeRun } from '../testing/made-page.ts'
import type { AxisSegment } from './axis-segments.ts'
import { withoutLetterStrokes } from './letter-strokes.ts'
import { sheetStructure } from './sheet-regions.ts'

it('leaves out strokes within texts, and those alone', () => {
  const text = madeRun('HI', 10, 20, 6)
  const stroke: AxisSegment = { axis: 'v', at: 12, from: 16, to: 20 }
  const wall: AxisSegment = { axis: 'v', at: 12, from: 14, to: 24 }
  const line: AxisSegment = { axis: 'h', at: 18, from: 2, to: 40 }
  expect(withoutLetterStrokes([stroke, wall, line], [text])).toEqual([wall, line])
})

it('finds the cell of a text whose letters are lines', () => {
  const title = madeRun('HIHIHIHI', 182, 180, 5)
  const strokes = Array.from({ length: 16 }, (_, i) => {
    const x = 183 + i
    return madePath([
      [x, 177],
      [x, 180.5],
    ])
  })
  const page = madePage({
    cells: [
      [180, 172, 60, 12, 'Title'],
      [180, 184, 60, 16, 'Scale', '1:2'],
      [240, 172, 47, 12, 'Material', 'C45E'],
      [240, 184, 47, 16, 'Sheet', '1/1'],
    ],
    texts: [title],
    paths: strokes,
  })
  const lines = sheetStructure(page).titleCells.flatMap((cell) => cell.lines)
  expect(lines.map(({ text }) => text)).toContain('HIHIHIHI')
})
