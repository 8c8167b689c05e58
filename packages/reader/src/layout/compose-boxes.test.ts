import { describe, expect, it } from 'vitest'
import { composePage } from './compose.ts'
import { directionOf, toPage } from './direction.ts'
import {
  type Item,
  rectangle,
  ring,
  sheetOf,
  strokes,
  textsOf,
  triangle,
  written,
} from './testing/made-sheet.ts'

/** A diameter sign drawn as exporters draw it: a ring and a slanted stroke, left of the number at (x, y). */
const diameter = (x: number, y: number): Item[] => [
  ring(x - 2.2, y - 1.75, 1.55),
  strokes('-0.9,2.2 0.9,-2.2', x - 2.2, y - 1.75),
]

/** Cells of a frame with its left top at (x, y), 7 mm high. */
const cells = (x: number, y: number, ...widths: readonly number[]): Item[] => {
  let left = x
  return widths.map((width) => {
    const cell = rectangle(left, y, width, 7)
    left += width
    return cell
  })
}

describe('boxes', () => {
  it('reads a tolerance frame with a drawn characteristic and a modifier', () => {
    const items = [
      ...cells(50, 40, 7, 20, 7),
      ring(53.5, 43.5, 1.4),
      strokes('51,43.5 56,43.5; 53.5,41 53.5,46'),
      ...diameter(62, 45.3),
      written('0.1', 62, 45.3),
      ring(72.3, 43.6, 2.1),
      written('M', 70.9, 45.3, { advance: 2.8 }),
      written('A', 79, 45.3),
    ]
    expect(textsOf(...items)).toEqual(['|⌖|Ø0.1 Ⓜ|A|'])
  })

  it('knows a sign of concentricity whose inner circle was not seen', () => {
    const frame = (zone: string, ...datums: Item[]) => [
      ...cells(50, 40, 7, 20, 7),
      // As a scan gives it: not quite round.
      strokes(
        '53.5,41.4 55.1,42 55.6,43.5 55,45 53.5,45.4 51.9,44.9 51.4,43.5 52.1,41.9 53.5,41.4',
      ),
      written(zone, 58, 45.3),
      ...datums,
    ]
    expect(textsOf(...frame('Ø0.1', written('A', 79, 45.3)))).toEqual(['|◎|Ø0.1|A|'])
    expect(textsOf(...frame('0.1'))).toEqual(['|○|0.1|'])
  })

  it('knows a sign that is wider than its cell is high', () => {
    const wide = [rectangle(50, 40, 9.4, 7), ...cells(59.4, 40, 14, 7)]
    const right = strokes('51.1,46.2 58.7,46.2; 54.9,46.2 54.9,40.5')
    const text = [written('.020', 61, 45.3), written('A', 75.4, 45.3)]
    expect(textsOf(...wide, right, ...text)).toEqual(['|⊥|.020|A|'])
  })

  it('knows the letter of a modifier whose ring was not seen', () => {
    const items = [
      ...cells(50, 40, 7, 20, 12, 12),
      written('⊥', 52, 45.3),
      written('Ø0.15M', 58, 45.3),
      written('BM', 79, 45.3),
      written('BB', 91, 45.3),
    ]
    expect(textsOf(...items)).toEqual(['|⊥|Ø0.15 Ⓜ|B Ⓜ|BB|'])
  })

  it('reads a frame whose cells one item of text runs over', () => {
    const items = [
      ...cells(50, 40, 7, 14, 12),
      written('↗', 52, 45.3),
      written('0,015 A-B', 58, 45.3, { advance: 23 }),
    ]
    expect(textsOf(...items)).toEqual(['|↗|0,015|A-B|'])
  })

  it('gives both rows of a composite frame their characteristic', () => {
    const items = [
      rectangle(50, 40, 7, 14),
      ...cells(57, 40, 14, 7),
      ...cells(57, 47, 14, 7),
      strokes('51.5,50 53,44; 53.5,50 55,44'),
      written('0.2', 59, 45.3),
      written('A', 73, 45.3),
      written('0.1', 59, 52.3),
      written('B', 73, 52.3),
    ]
    expect(textsOf(...items)).toEqual(['|∥|0.2|A|', '|∥|0.1|B|'])
  })

  it('reads a turned frame', () => {
    const turned = (x: number, y: number) => written('0.1', x, y, { rotation: 90 })
    const items = [rectangle(40, 73, 7, 7), rectangle(40, 59, 7, 14), rectangle(40, 52, 7, 7)]
    const right = strokes('-1.5,1.5 1.5,1.5; 0,1.5 0,-1.5', 43.5, 76.5, 90)
    const datum = written('B', 45.3, 57, { rotation: 90 })
    expect(textsOf(...items, right, turned(45.3, 70), datum)).toEqual(['|⊥|0.1|B|'])
  })

  it('reads a number in a box of its own as theoretically exact', () => {
    const { composed } = composePage(sheetOf(rectangle(48, 44, 9, 7.5), written('20', 50, 50)))
    expect(composed).toMatchObject([{ text: '[20]', kind: 'boxed' }])
  })

  it('leaves numbers in tables as they are', () => {
    const items = [...cells(48, 44, 9), ...cells(48, 51, 9)]
    expect(textsOf(...items, written('20', 50, 49), written('30', 50, 56))).toEqual(['20', '30'])
  })

  it('reads a letter in a box with a triangle as a datum feature', () => {
    const box = [rectangle(50, 40, 7, 7), written('A', 52, 45.3)]
    const mark = triangle({ x: 52, y: 57 }, { x: 55, y: 57 }, { x: 53.5, y: 54.4 })
    expect(textsOf(...box, strokes('53.5,47 53.5,54.4'), mark)).toEqual(['▷A'])
    expect(textsOf(...box)).toEqual(['A'])
  })

  it('follows the leader of a datum feature to its triangle', () => {
    const box = [rectangle(50, 40, 7, 7), written('A', 52, 45.3)]
    const mark = triangle({ x: 152, y: 42 }, { x: 152, y: 45 }, { x: 154.6, y: 43.5 })
    expect(textsOf(...box, strokes('57,43.5 152,43.5'), mark)).toEqual(['▷A'])
    expect(textsOf(...box, strokes('57,60 152,43.5'), mark)).toEqual(['A'])
  })

  it('leaves out item numbers in circles', () => {
    expect(textsOf(ring(51.2, 48.2, 5), written('3', 50, 50))).toEqual([])
  })
})

describe('surface texture symbols', () => {
  const tick = '0,0 2.9,5 8.9,-5.4 20,-5.4'

  it('takes the text below its shelf', () => {
    expect(textsOf(strokes(tick, 50, 50), written('Ra 3.2', 56.5, 50))).toEqual(['√ Ra 3.2'])
  })

  it('sees the bar and the ring', () => {
    const bar = strokes('50,50 55.8,50')
    expect(textsOf(strokes(tick, 50, 50), bar)).toEqual(['√\u0304'])
    expect(textsOf(strokes(tick, 50, 50), ring(52.9, 51.7, 1.6))).toEqual(['√\u030A'])
  })

  it('does not take corners of the part for symbols', () => {
    const corner = strokes('50,50 52.9,55 58.9,44.6 62,52')
    expect(textsOf(corner, strokes('50,50 55.8,50'))).toEqual([])
  })
})

describe('what surrounds a text', () => {
  const around = (...items: readonly Item[]) =>
    composePage(sheetOf(written('20', 50, 50), ...items)).composed[0]?.surroundings

  it('tells a dimension line from other lines and from none', () => {
    const head = triangle({ x: 30, y: 51 }, { x: 33, y: 50.6 }, { x: 33, y: 51.4 })
    expect(around(strokes('30,51 80,51'), head)).toBe('dimension')
    expect(around(strokes('30,48.2 48,48.2'))).toBe('dimension')
    expect(around(strokes('30,51 80,51'))).toBe('along')
    expect(around(strokes('40,30 40,80'), strokes('56,30 56,80'))).toBe('near')
    expect(around()).toBe('none')
  })

  it('sees arrows on both sides on a line that runs on behind them', () => {
    const head = (tip: number, foot: number) =>
      triangle({ x: tip, y: 51 }, { x: foot, y: 50.5 }, { x: foot, y: 51.5 })
    const line = strokes('40,51 65,51')
    expect(around(line, head(48, 45), head(57, 60))).toBe('dimension')
    expect(around(line, head(48, 45))).toBe('along')
    expect(
      around(
        line,
        triangle({ x: 45, y: 47 }, { x: 48, y: 46.5 }, { x: 48, y: 47.5 }),
        head(57, 60),
      ),
    ).toBe('along')
  })

  it('sees arrows that are small beside large lettering', () => {
    const large = written('20', 50, 50, { size: 17 })
    const head = triangle({ x: 30, y: 52 }, { x: 33.2, y: 51.5 }, { x: 33.2, y: 52.5 })
    const { composed } = composePage(sheetOf(large, strokes('30,52 120,52'), head))
    expect(composed[0]?.surroundings).toBe('dimension')
  })

  it('sees a dimension line in short pieces that ends beside the text', () => {
    expect(around(strokes('55.5,48.2 58,48.2; 58,48.2 60.5,48.2'))).toBe('dimension')
    expect(around(strokes('55.5,48.2 58,48.2'))).toBe('none')
    expect(around(strokes('59,48.2 61.5,48.2; 61.5,48.2 64,48.2'))).toBe('none')
  })

  it('sees the cell of a table around it', () => {
    const { composed } = composePage(sheetOf(written('20', 50, 50), rectangle(40, 30, 60, 25)))
    expect(composed).toMatchObject([{ text: '20', isInCell: true }])
  })

  it('sees no cell in the lines of a view that lies aslant', () => {
    const turned = directionOf(30)
    const place = (x: number, y: number) => {
      const by = toPage(turned, { x: x - 50, y: y - 50 })
      return `${50 + by.x},${50 + by.y}`
    }
    const [a, b, c, d] = [place(40, 30), place(100, 30), place(100, 55), place(40, 55)]
    const view = strokes(`${a} ${b}; ${b} ${c}; ${c} ${d}; ${d} ${a}`)
    const { composed } = composePage(sheetOf(written('20', 50, 50, { rotation: 30 }), view))
    expect(composed).toMatchObject([{ text: '20', isInCell: false }])
  })
})

describe('a page with more lines than are looked at', () => {
  it('says so', () => {
    const points = Array.from({ length: 60_000 }, (_, i) => ({ x: 100, y: i % 2 }))
    const path = { ...strokes('0,0 1,1'), lines: [{ points, isClosed: false }] }
    const page = sheetOf(...Array.from({ length: 26 }, () => path))
    expect(composePage(page).isCut).toBe(true)
  })
})

describe('what could not be read for sure', () => {
  it('leaves out a frame with an unknown characteristic', () => {
    const items = [...cells(50, 40, 7, 14), strokes('51,41 53,46 54,42 55,46 56,42')]
    expect(textsOf(...items, written('0.05', 58.5, 45.3))).toEqual([])
  })

  it('leaves out cells of tables', () => {
    const items = [...cells(50, 40, 14, 14), written('12', 52, 45), written('30', 66, 45)]
    expect(textsOf(...items)).toEqual([])
  })

  it('leaves out a surface symbol whose text is drawn as lines', () => {
    const tick = strokes('50,50 52.9,55 58.9,44.6; 50,50 55.8,50')
    const letters = strokes('57,50 58,47 59,50; 60,50 61,47; 62,50 63,47 64,50')
    expect(textsOf(tick, letters)).toEqual([])
  })
})
