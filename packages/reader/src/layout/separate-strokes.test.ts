import { describe, expect, it } from 'vitest'
import { composePage } from './compose.ts'
import {
  type Item,
  rectangle,
  ring,
  sheetOf,
  strokes,
  textsOf,
  written,
} from './testing/made-sheet.ts'

/** Strokes with an operation of their own each, as some programs draw. */
const apart = (text: string, dx = 0, dy = 0): Item[] =>
  text.split(';').map((stroke) => strokes(stroke, dx, dy))

/** Half a circle as a polyline. */
const half = (x: number, y: number, radius: number, side: 1 | -1): Item =>
  strokes(
    Array.from({ length: 11 }, (_, i) => {
      const angle = (i * Math.PI) / 10
      return `${radius * Math.cos(angle)},${-side * radius * Math.sin(angle)}`
    }).join(' '),
    x,
    y,
  )
const circle = (x: number, y: number, radius: number): Item[] => [
  half(x, y, radius, 1),
  half(x, y, radius, -1),
]

describe('signs that are drawn stroke by stroke', () => {
  it('are seen as a whole in a frame, not as the bow that half of them is', () => {
    const frame = [rectangle(50, 40, 9, 7), rectangle(59, 40, 14, 7), written('0.02', 61, 45.3)]
    const [x, y] = [54.5, 43.5] as const
    expect(textsOf(...frame, ...circle(x, y, 2.6))).toEqual(['|○|0.02|'])
    expect(textsOf(...frame, ...circle(x, y, 2.6), ...circle(x, y, 1.7))).toEqual(['|◎|0.02|'])
  })

  it('are no edges of their cell, be they nearly as long as it is high', () => {
    const items = [
      ...apart('0,0 23,0; 0,7 23,7; 0,0 0,7; 9,0 9,7; 23,0 23,7', 50, 40),
      ...apart('0,0 6.8,0; 3.4,0 3.4,-5.2', 51, 46.1),
      written('0.02', 61, 45.3),
    ]
    expect(textsOf(...items)).toEqual(['|⊥|0.02|'])
  })

  it('count once where a program draws the sheet twice', () => {
    const turns = Array.from({ length: 25 }, (_, i) => (i * 2 * Math.PI) / 24)
    const at = (angle: number) => `${2.6 * Math.cos(angle)},${2.6 * Math.sin(angle)}`
    const sides = turns.slice(1).map((angle, i) => `${at(turns[i] ?? 0)} ${at(angle)}`)
    const round = [...apart(sides.join(';'), 54.5, 43.5), ...apart(sides.join(';'), 54.5, 43.5)]
    const frame = [rectangle(50, 40, 9, 7), rectangle(59, 40, 14, 7), written('0.02', 61, 45.3)]
    expect(textsOf(...frame, ...round)).toEqual(['|○|0.02|'])
  })

  it('are left unread where ISO 1101 has no such characteristic', () => {
    const frame = [rectangle(50, 40, 9, 7), rectangle(59, 40, 14, 7), written('0.02', 61, 45.3)]
    expect(textsOf(...frame, ...apart('51,42 58,42; 51,45 58,45'))).toEqual([])
  })

  it('make an arrowhead of two sides and a triangle of a datum of two', () => {
    const line = strokes('40,52 70,52')
    const head = apart('40,52 44,51.5; 40,52 44,52.5')
    const surroundings = (...items: Item[]) =>
      composePage(sheetOf(written('20', 50, 50), ...items)).composed[0]?.surroundings
    expect(surroundings(line, ...head)).toBe('dimension')
    expect(surroundings(line, ...apart('40,52 44,51.5'))).toBe('along')
    const box = rectangle(50, 60, 8, 8)
    const letter = written('Г', 52.5, 66)
    expect(textsOf(box, letter, ...apart('54,56 51.5,51.7; 54,56 56.5,51.7'))).toEqual(['▷Г'])
    expect(textsOf(box, letter, ...apart('54,56 53.5,51.7; 54,56 54.5,51.7'))).toEqual(['Г'])
  })
})

describe('two frames above each other', () => {
  it('share the datum in a cell beside both', () => {
    const rows = [40, 47].flatMap((y) => [rectangle(50, y, 9, 7), rectangle(59, y, 14, 7)])
    const items = [
      ...rows,
      rectangle(73, 40, 6, 14),
      ring(54.5, 43.5, 2.4),
      ring(54.5, 43.5, 1.4),
      ...apart('52,53 53.5,48; 54.5,53 56,48'),
      written('0.02', 61, 45.3),
      written('0.1', 61, 52.3),
      written('A', 74.5, 48.8),
    ]
    expect(textsOf(...items)).toEqual(['|◎|0.02|A|', '|∥|0.1|A|'])
  })
})

describe('smaller lettering behind a size', () => {
  it('is its deviation', () => {
    const size = written('6.05', 50, 50, { size: 4.9, advance: 9.5 })
    expect(textsOf(size, written('±.05', 59.7, 50, { size: 3.5, advance: 6.8 }))).toEqual([
      '6.05±.05',
    ])
    expect(textsOf(size, written('max', 59.7, 50, { size: 3.5, advance: 6.8 }))).toHaveLength(2)
  })

  it('goes on in a line below with the depth', () => {
    const depth = written('5 mm depth', 50, 57, { advance: 22 })
    expect(textsOf(written('M16x1.5', 50, 50), depth)).toEqual(['M16x1.5 / 5 mm depth'])
  })
})

describe('the symbol fonts of KOMPAS', () => {
  it('hold signs under accented letters', () => {
    const font = 'Symbol_A'
    const items = [
      written('Ç', 50, 50, { font, advance: 3 }),
      written('146', 53, 50, { advance: 7 }),
      written('45', 80, 50, { advance: 5 }),
      written('Å', 85, 50, { font, advance: 2 }),
    ]
    expect(textsOf(...items)).toEqual(['Ø146', '45°'])
    expect(textsOf(written('Ç', 50, 50))).toEqual(['Ç'])
  })
})
