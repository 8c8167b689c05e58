import { describe, expect, it } from 'vitest'
import { isOnDrawing } from './on-drawing.ts'

const page = { width: 400, source: 'vector' } as const
const regions = {
  frame: { x: 10, y: 10, width: 380, height: 270 },
  titleBlock: { x: 210, y: 230, width: 180, height: 50 },
  tables: [{ x: 300, y: 10, width: 90, height: 30 }],
  margins: [{ x: 10, y: 10, width: 5, height: 270 }],
  tableCells: [[{ box: { x: 300, y: 10, width: 90, height: 30 } }]],
  titleCells: [
    { box: { x: 210, y: 260, width: 60, height: 20 } },
    { box: { x: 270, y: 230, width: 120, height: 50 } },
  ],
}
const text = (x: number, y: number, surroundings: 'dimension' | 'along' = 'along') => ({
  text: '20',
  size: 3,
  boxes: [{ x, y, width: 5, height: 3 }],
  surroundings,
})

describe('a place on the sheet', () => {
  it('is the drawing inside the frame and outside title block, tables and margins', () => {
    expect(isOnDrawing(text(100, 100), page, regions)).toBe(true)
    const others = [text(2, 100), text(250, 265), text(300, 235), text(320, 20), text(11, 100)]
    for (const other of others) expect(isOnDrawing(other, page, regions)).toBe(false)
  })

  it('is the drawing outside of the frame for a size beside its line that is no zone', () => {
    const outside = text(5, 100, 'dimension')
    expect(isOnDrawing({ ...outside, text: '476,27' }, page, { ...regions, margins: [] })).toBe(
      true,
    )
    expect(isOnDrawing({ ...text(11, 100, 'dimension'), text: '32.85' }, page, regions)).toBe(true)
    expect(isOnDrawing(outside, page, { ...regions, margins: [] })).toBe(false)
    for (const [mark, isSize] of [
      ['2°', false],
      ['30°', true],
    ] as const) {
      expect(isOnDrawing({ ...outside, text: mark }, page, { ...regions, margins: [] })).toBe(
        isSize,
      )
    }
    const beside = { ...text(5, 100), text: '476,27' }
    expect(isOnDrawing(beside, page, { ...regions, margins: [] })).toBe(false)
  })

  it('is the drawing in a cell that is large enough for a view, for a size beside its line', () => {
    const view = { x: 10, y: 150, width: 80, height: 80 }
    const panels = { ...regions, tables: [view], tableCells: [[{ box: view }]] }
    const size = { ...text(50, 190, 'dimension'), text: '27.93' }
    expect(isOnDrawing(size, page, panels)).toBe(true)
    expect(isOnDrawing({ ...size, text: '5°' }, page, panels)).toBe(true)
    expect(isOnDrawing(text(50, 190), page, panels)).toBe(false)
    expect(
      isOnDrawing({ ...size, boxes: [{ x: 320, y: 20, width: 5, height: 3 }] }, page, regions),
    ).toBe(false)
  })

  it('is the drawing in the open corner of a title block that is no rectangle', () => {
    expect(isOnDrawing(text(250, 250), page, regions)).toBe(true)
  })

  it('is the drawing in a cell of the title block that is large enough for a view', () => {
    const view = { x: 210, y: 150, width: 180, height: 80 }
    const titleBlock = { x: 210, y: 150, width: 180, height: 130 }
    const joined = { ...regions, titleBlock, titleCells: [...regions.titleCells, { box: view }] }
    expect(isOnDrawing({ ...text(300, 190, 'dimension'), text: '64.0' }, page, joined)).toBe(true)
    expect(isOnDrawing({ ...text(300, 190), text: '64.0' }, page, joined)).toBe(false)
    expect(isOnDrawing({ ...text(250, 270, 'dimension'), text: '64.0' }, page, joined)).toBe(false)
  })

  it('is no drawing in a row of four equal cells or more, as in a table of roughnesses', () => {
    const titleBlock = { x: 20, y: 230, width: 370, height: 50 }
    const cells = [20, 40, 60, 80].map((x) => ({ box: { x, y: 248, width: 20, height: 7 } }))
    const at = (titleCells: typeof cells) =>
      isOnDrawing(text(45, 250, 'dimension'), page, { ...regions, titleBlock, titleCells })
    expect(at(cells)).toBe(false)
    expect(at(cells.slice(0, 3))).toBe(true)
    expect(at(cells.map(({ box }) => ({ box: { ...box, height: 12 } })))).toBe(true)
  })

  it('is the drawing too where a dimension line stands beside a wide title block', () => {
    const titleBlock = { x: 10, y: 230, width: 380, height: 50 }
    const wide = { ...regions, titleBlock, titleCells: [{ box: titleBlock }] }
    expect(isOnDrawing(text(50, 250, 'dimension'), page, wide)).toBe(true)
    expect(isOnDrawing(text(50, 250), page, wide)).toBe(false)
    // The number of a tolerance among its words is none of a view.
    const cell = {
      box: { x: 40, y: 240, width: 20, height: 15 },
      lines: [{ text: 'X = 0.5' }, { text: 'X.X = 0.1' }],
    }
    const filled = { ...wide, titleCells: [cell] }
    expect(isOnDrawing(text(50, 250, 'dimension'), page, filled)).toBe(false)
    const bare = { ...wide, titleCells: [{ ...cell, lines: [{ text: '20' }] }] }
    expect(isOnDrawing(text(50, 250, 'dimension'), page, bare)).toBe(true)
    expect(isOnDrawing(text(250, 265, 'dimension'), page, regions)).toBe(false)
  })

  it('is the drawing in a table of a scan, too, where a dimension line with arrows stands beside it', () => {
    const scan = { width: 400, source: 'scan' } as const
    expect(isOnDrawing(text(320, 20, 'dimension'), scan, regions)).toBe(true)
    expect(isOnDrawing(text(320, 20), scan, regions)).toBe(false)
    expect(isOnDrawing(text(320, 20, 'dimension'), page, regions)).toBe(false)
    expect(isOnDrawing(text(11, 100, 'dimension'), scan, regions)).toBe(false)
  })
})
