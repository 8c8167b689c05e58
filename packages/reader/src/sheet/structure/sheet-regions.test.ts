import { describe, expect, it } from 'vitest'
import {
  type MadeCell,
  madeBox,
  madeLines,
  madePage,
  madePath,
  madeRun,
} from '../testing/made-page.ts'
import { findSheetRegions } from './sheet-regions.ts'

const titleCells: MadeCell[] = [
  [187, 170, 60, 10, 'TITLE', 'Bearing cover'],
  [247, 170, 40, 10, 'DWG NO.', '48-1073'],
  [187, 180, 40, 10, 'MATERIAL', 'C45E'],
  [227, 180, 20, 10, 'SCALE', '1:2'],
  [247, 180, 40, 10, 'SHEET 1 OF 1'],
  [187, 190, 100, 10, 'UNLESS OTHERWISE SPECIFIED'],
]

const rounded = (box: { x: number; y: number; width: number; height: number } | null) =>
  box && [box.x, box.y, box.width, box.height].map(Math.round)

describe('findSheetRegions', () => {
  it('finds the title block by its captions and the frame by its lines', () => {
    const { frame, titleBlock } = findSheetRegions(madePage({ cells: titleCells }))
    expect(rounded(frame)).toEqual([10, 10, 277, 190])
    expect(rounded(titleBlock)).toEqual([187, 170, 100, 30])
  })

  it('takes no empty table of revisions in the corner for the title block', () => {
    const heads: MadeCell[] = [
      [187, 190, 30, 10, 'DATE'],
      [217, 190, 40, 10, 'DESCRIPTION'],
      [257, 190, 30, 10, 'REVISION'],
    ]
    const block: MadeCell[] = [
      [10, 180, 100, 10, 'TITLE: Sheet Metal Part'],
      [10, 190, 50, 10, 'DATE:'],
      [60, 190, 50, 10, 'A4'],
    ]
    const { titleBlock } = findSheetRegions(madePage({ cells: [...heads, ...block] }))
    expect(rounded(titleBlock)).toEqual([10, 180, 100, 20])
  })

  it('leaves out a part of a view above the block whose lines close around several sizes', () => {
    const view: MadeCell = [187, 130, 60, 40]
    const blockOf = (...sizes: string[]) => {
      const texts = sizes.map((text, i) => madeRun(text, 200, 140 + 8 * i, 3))
      return rounded(findSheetRegions(madePage({ cells: [...titleCells, view], texts })).titleBlock)
    }
    expect(blockOf('64.0', '196.0', '2X 469.8')).toEqual([187, 170, 100, 30])
    expect(blockOf('PNT2', 'see note')).toEqual([187, 130, 100, 70])
  })

  it('joins no table in another corner of the frame with the title block', () => {
    const table: MadeCell[] = [
      [187, 10, 40, 6, 'REVISION'],
      [227, 10, 60, 6, 'DESCRIPTION'],
    ]
    const strip: MadeCell[] = [[10, 170, 177, 30, 'UNITS', 'mm']]
    const { titleBlock } = findSheetRegions(
      madePage({ cells: [...titleCells, ...strip, ...table] }),
    )
    expect(rounded(titleBlock)).toEqual([10, 170, 277, 30])
  })

  it('takes no table of revisions at the top for the title block', () => {
    const revisions: MadeCell[] = [
      'REV',
      'DESCRIPTION',
      'DATE',
      'DRAWN',
      'APPROVED',
      'MATERIAL',
    ].map((caption, index) => [187 + 16 * index, 10, 16, 6, caption])
    const corner: MadeCell[] = [
      [187, 180, 40, 20, 'SCALE', '1:4'],
      [227, 180, 60, 20, 'SHEET 1 OF 1'],
    ]
    const { titleBlock } = findSheetRegions(madePage({ cells: [...revisions, ...corner] }))
    expect(rounded(titleBlock)).toEqual([187, 180, 100, 20])
  })

  it('finds a block without captions above an empty row, and by a scale with its word', () => {
    const blockOf = (scale: string, low: number): MadeCell[] => [
      [187, low - 24, 60, 8, 'RT Corporation'],
      [247, low - 24, 40, 8, scale],
      [187, low - 16, 60, 8, 'A5052'],
      [247, low - 16, 40, 8, '2018/07/24'],
      [187, low - 8, 100, 8, 'RT-17-4-1'],
    ]
    const blockIn = (scale: string, low: number) =>
      rounded(findSheetRegions(madePage({ cells: blockOf(scale, low) })).titleBlock)
    expect(blockIn('1:2', 195)).toEqual([187, 171, 100, 24])
    expect(blockIn('SCALE 1:2', 200)).toEqual([187, 176, 100, 24])
    expect(blockIn('1:2', 185)).toBeNull()
  })

  it('takes the inner one of two frame lines with zone marks between them', () => {
    const texts = [1, 2, 3, 4].map((n) => madeRun(String(n), 40 * n, 8))
    const page = madePage({ cells: titleCells, texts, paths: [madeBox(3, 3, 291, 204)] })
    expect(rounded(findSheetRegions(page).frame)).toEqual([10, 10, 277, 190])
    expect(rounded(findSheetRegions(page).margins[0] ?? null)).toEqual([0, 0, 297, 10])
  })

  it('keeps a title block along the whole bottom edge inside the frame', () => {
    const strip: MadeCell[] = ['TITLE', 'DWG NO', 'SCALE', 'MATERIAL', 'DATE', 'SHEET', 'REV'].map(
      (caption, i) => [10 + (277 / 7) * i, 180, 277 / 7, 20, caption, `${caption} value`],
    )
    const { frame, titleBlock } = findSheetRegions(madePage({ cells: strip }))
    expect(rounded(frame)).toEqual([10, 10, 277, 190])
    expect(rounded(titleBlock)).toEqual([10, 180, 277, 20])
  })

  it('keeps the last row of the title block inside the frame where a line runs through', () => {
    const last: MadeCell[] = [
      [10, 194, 100, 6, 'WEIGHT:'],
      [110, 194, 100, 6, 'SCALE:2:1'],
      [210, 194, 77, 6, 'SHEET 1 OF 1'],
    ]
    const page = madePage({ cells: [...last, [10, 170, 277, 24, 'TITLE', 'Holder']] })
    expect(rounded(findSheetRegions(page).frame)).toEqual([10, 10, 277, 190])
  })

  it('keeps strips along the drawn edge of the paper out of the title block', () => {
    const strips: MadeCell[] = [
      [0, 202, 148.5, 8],
      [148.5, 202, 148.5, 8],
    ]
    const texts = ['2', '1', 'Copied by', 'Format A4', 'Draft'].map((text, i) =>
      madeRun(text, 70 + 40 * i, 207),
    )
    const low: MadeCell[] = titleCells.map(([x, y, ...rest]) => [x, y + 2, ...rest] as MadeCell)
    const paths = [madeBox(0, 0, 297, 210)]
    const page = madePage({ cells: [...strips, ...low], texts, paths, hasFrame: false })
    const { titleBlock, tables } = findSheetRegions(page)
    expect(rounded(titleBlock)).toEqual([187, 172, 100, 30])
    expect(tables.map(rounded)).toContainEqual([0, 202, 149, 8])
  })

  it('joins parts of a title block that stand in one outline', () => {
    const parts: MadeCell[] = [
      [117, 170, 32, 10, 'Designed by', 'hans'],
      [149, 170, 25, 10, 'Checked by'],
      [192, 190, 60, 10, 'Edition'],
      [252, 190, 35, 10, 'Sheet', '1 / 1'],
    ]
    const page = madePage({ cells: parts, paths: [madeBox(117, 170, 170, 30)] })
    expect(rounded(findSheetRegions(page).titleBlock)).toEqual([117, 170, 170, 30])
  })

  it('takes a line that rises a little for a side of a cell', () => {
    const sides = madeLines(
      [187, 199.7, 187, 170],
      [187, 170, 287, 170.3],
      [287, 170.3, 287, 199.7],
      [187, 199.7, 287, 199.7],
    )
    const texts = [madeRun('MATERIAL: C45E', 190, 180), madeRun('SCALE 1:2', 190, 190)]
    const { titleBlock } = findSheetRegions(madePage({ texts, paths: sides }))
    expect(rounded(titleBlock)).toEqual([187, 170, 100, 30])
  })

  it('finds a title block without cells whose captions stand in one line with their values', () => {
    const texts = [
      madeRun('Created by :', 150, 190),
      madeRun('M. Muster', 170, 190),
      madeRun('Title :', 186, 190),
      madeRun('Side panel', 198.5, 190),
      madeRun('Sheet :', 216, 190),
      madeRun('1/2', 228.5, 190),
    ]
    expect(findSheetRegions(madePage({ texts })).titleBlock).not.toBeNull()
  })

  it('joins parts of a title block that only empty cells connect', () => {
    const parts: MadeCell[] = [
      [107, 150, 40, 15, 'UNLESS OTHERWISE SPECIFIED:', 'TOLERANCES:'],
      [107, 165, 20, 5, ''],
      [127, 165, 20, 5, 'NAME'],
      [147, 150, 140, 15, 'DO NOT SCALE DRAWING'],
      [107, 170, 20, 5, 'DRAWN'],
      [147, 165, 140, 5],
      [187, 175, 100, 10, 'TITLE:', 'Holder'],
      [187, 185, 100, 15, 'DWG NO.', 'H-4.20'],
      [187, 170, 100, 5, 'MATERIAL'],
    ]
    const { titleBlock, tables } = findSheetRegions(madePage({ cells: parts }))
    expect(rounded(titleBlock)).toEqual([107, 150, 180, 50])
    expect(tables).toEqual([])
  })

  it('takes numbers near the edge for zones only where they count on', () => {
    const page = (texts: string[]) =>
      madePage({ hasFrame: false, texts: texts.map((text, i) => madeRun(text, 291, 40 + 30 * i)) })
    expect(findSheetRegions(page(['40', '20', '25'])).margins).toEqual([])
    expect(findSheetRegions(page(['1', '2', '3', '4'])).margins).toHaveLength(1)
  })

  it('does not take figures of the count of sheets for zones', () => {
    const marks = ['4', '3', '2'].map((mark, i) => madeRun(mark, 60 + 60 * i, 205, 5))
    const places = [230, 239, 242, 247]
    const count = ['SHEET', '1', 'OF', '1'].map((word, i) =>
      madeRun(word, places[i] as number, 192),
    )
    const [margin] = findSheetRegions(
      madePage({ hasFrame: false, texts: [...marks, ...count] }),
    ).margins
    expect(margin?.y).toBeGreaterThan(195)
  })

  it('finds a revision table in the other corner', () => {
    const revisions: MadeCell[] = [
      [227, 10, 10, 6, 'REV'],
      [237, 10, 50, 6, 'DESCRIPTION'],
      [227, 16, 10, 6, 'A'],
      [237, 16, 50, 6, 'First issue 12.5'],
    ]
    const { tables } = findSheetRegions(madePage({ cells: [...titleCells, ...revisions] }))
    expect(tables.map(rounded)).toEqual([[227, 10, 60, 12]])
  })

  it('does not take tolerance frames or dimensioned rectangles for tables', () => {
    const frames: MadeCell[] = [
      [60, 60, 8, 8, '⌖'],
      [68, 60, 14, 8, 'Ø0.1'],
      [82, 60, 8, 8, 'A'],
      [60, 68, 8, 8, '⊥'],
      [68, 68, 14, 8, '0.05'],
    ]
    const view = [
      madeBox(30, 100, 60, 40),
      madePath([
        [60, 100],
        [60, 140],
      ]),
    ]
    const texts = [madeRun('25', 40, 120), madeRun('12 THRU', 70, 120)]
    const page = madePage({ cells: [...titleCells, ...frames], paths: view, texts })
    expect(findSheetRegions(page).tables).toEqual([])
  })

  it('finds the corner of the captions where no lines are known', () => {
    const texts = [
      madeRun('TITLE', 190, 170),
      madeRun('SCALE', 190, 180),
      madeRun('MATERIAL', 220, 180),
      madeRun('DWG NO.', 240, 170),
      madeRun('25', 80, 100),
      ...['A', 'B', 'C'].map((mark, i) => madeRun(mark, 4, 40 + 50 * i)),
    ]
    const { titleBlock, margins, frame } = findSheetRegions(madePage({ texts, hasFrame: false }))
    expect(frame).toBeNull()
    expect(titleBlock).toMatchObject({ x: 189 })
    expect(titleBlock?.y).toBeGreaterThan(160)
    expect(margins).toHaveLength(1)
    expect(margins[0]?.width).toBeLessThan(9)
  })
})
