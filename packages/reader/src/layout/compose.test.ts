import { describe, expect, it } from 'vitest'
import { readPage } from '../read-page.ts'
import { composePage } from './compose.ts'
import { type Item, ring, sheetOf, strokes, textsOf, written } from './testing/made-sheet.ts'

/** A diameter sign drawn as exporters draw it: a ring and a slanted stroke, left of the number at (x, y). */
const diameter = (x: number, y: number): Item[] => [
  ring(x - 2.2, y - 1.75, 1.55),
  strokes('-0.9,2.2 0.9,-2.2', x - 2.2, y - 1.75),
]

describe('text on one base line', () => {
  it('keeps two sizes apart that stand close behind each other', () => {
    const items = [written('15,00', 50, 50, { advance: 11.3 }), written('8,00', 62.3, 50)]
    expect(textsOf(...items)).toEqual(['15,00', '8,00'])
  })

  it('joins runs to words and lines', () => {
    expect(textsOf(written('4 x', 50, 50), written('R5', 58.5, 50))).toEqual(['4 x R5'])
  })

  it('joins runs that touch without a space', () => {
    expect(textsOf(written('M8', 50, 50), written('x1', 55.2, 50))).toEqual(['M8x1'])
  })

  it('joins a limit that stands two blanks behind its size', () => {
    expect(textsOf(written('6.25', 50, 50), written('MAX', 65.2, 50))).toEqual(['6.25 MAX'])
    expect(textsOf(written('6.25', 50, 50), written('TOP', 65.2, 50))).toEqual(['6.25', 'TOP'])
  })

  it('joins words that make a size a limit over a wide blank', () => {
    const size = written('.50', 50, 50, { advance: 6 })
    const behind = (text: string) => textsOf(size, written(text, 60.3, 50, { advance: 20 }))
    expect(behind('or smaller')).toEqual(['.50 or smaller'])
    expect(behind('or similar')).toHaveLength(2)
  })

  it('joins the unit and the count of a size, also where the letters drawn are wider than their font', () => {
    const counted = [
      written('6.60', 10, 50, { advance: 10 }),
      written('mm,', 26, 50, { advance: 9.7 }),
      written('4', 41, 50),
      written('PL', 48.5, 50),
    ]
    expect(textsOf(...counted)).toEqual(['6.60 mm, 4 PL'])
    expect(textsOf(written('6.60', 10, 50, { advance: 10 }), written('A', 26, 50))).toHaveLength(2)
  })

  it('leaves numbers apart that stand beside each other', () => {
    expect(textsOf(written('20', 50, 50), written('35', 57, 50))).toEqual(['20', '35'])
  })

  it('joins a number with the word cut short before it, but not with the figure before it', () => {
    expect(textsOf(written('Cant.', 50, 50, { advance: 8 }), written('3', 59.5, 50))).toEqual([
      'Cant. 3',
    ])
    expect(textsOf(written('20.', 50, 50), written('3', 59, 50))).toEqual(['20.', '3'])
  })

  it('splits an item that holds two numbers', () => {
    expect(textsOf(written('2 4', 50, 50, { rotation: 90 }))).toEqual(['2', '4'])
  })

  it('keeps what is divided by a line apart', () => {
    const divider = strokes('56,40 56,60')
    expect(textsOf(written('R5', 50, 50), written('R6', 57, 50), divider)).toEqual(['R5', 'R6'])
  })

  it('keeps a product whole that runs over the lines of a table', () => {
    const table = strokes('55,40 55,60; 61,40 61,60')
    const note = written('6.4 X 90°', 50, 50, { advance: 17 })
    expect(textsOf(note, table)).toEqual(['6.4 X 90°'])
  })

  it('drops what is drawn twice', () => {
    expect(textsOf(written('20', 50, 50), written('20', 50.1, 50))).toEqual(['20'])
  })

  it.each([90, 270, 180, 27.4])('reads text turned by %d°', (rotation) => {
    const along = (rotation * Math.PI) / 180
    const x = 150 + 5.3 * Math.cos(along)
    const y = 150 - 5.3 * Math.sin(along)
    const runs = [written('M8', 150, 150, { rotation }), written('x1', x, y, { rotation })]
    expect(textsOf(...runs)).toEqual(['M8x1'])
  })
})

describe('characters', () => {
  it('reads letters of a symbol font as symbols', () => {
    const symbol = written('n', 50, 50, { font: 'ABCDEF+AIGDT', advance: 3 })
    expect(textsOf(symbol, written('12', 53.2, 50))).toEqual(['Ø12'])
    const both = written('`', 58.5, 50, { font: 'AIGDT', advance: 4 })
    expect(textsOf(symbol, written('12', 53.2, 50), both, written('0.1', 63, 50))).toEqual([
      'Ø12±0.1',
    ])
  })

  it('reads the diameter sign that a font of GOST lettering holds in private use', () => {
    const sign = (font: string) => written('\u{E90D}25', 50, 50, { font })
    expect(textsOf(sign('GOSTCommonItalic'))).toEqual(['Ø25'])
    expect(textsOf(sign('Arial'))).not.toContain('Ø25')
  })

  it('reads the signs of a symbol font of Solid Edge by its own table', () => {
    const sign = (text: string, x: number) =>
      written(text, x, 50, { font: 'ABCDEF+SolidEdgeISO1Symbols', advance: 3 })
    const sheet = sheetOf(
      sign('O', 50),
      written('12', 53.2, 50),
      sign('`', 59),
      written('5', 62.2, 50),
    )
    expect(readPage(sheet).features).toMatchObject([
      { callout: { kind: 'bore', diameter: { value: 12 }, depth: { value: 5 } } },
    ])
  })

  it('does not guess at a letter of a symbol font that no table knows', () => {
    const symbol = written('Q', 50, 50, { font: 'AMGDT', advance: 3 })
    expect(textsOf(symbol, written('12', 53.2, 50))).toEqual(['\u{FFFD}12'])
  })

  it('reads Cyrillic letters among figures as Latin ones', () => {
    expect(textsOf(written('М8х1', 50, 50))).toEqual(['M8x1'])
    expect(textsOf(written('Масса', 50, 50))).toEqual(['Масса'])
  })
})

describe('symbols drawn as strokes', () => {
  it('finds a diameter sign left of a number', () => {
    expect(textsOf(...diameter(50, 50), written('12', 50.4, 50))).toEqual(['Ø12'])
  })

  it('finds it where a centre line crosses between sign and number', () => {
    const centre = strokes('50.2,30 50.2,70')
    expect(textsOf(...diameter(50, 50), centre, written('12', 50.6, 50))).toEqual(['Ø12'])
  })

  it('finds it in a turned callout', () => {
    const items = [
      ring(48.25, 152.2, 1.55),
      strokes('-0.9,2.2 0.9,-2.2', 48.25, 152.2, 90),
      written('12', 50, 149.6, { rotation: 90 }),
    ]
    expect(textsOf(...items)).toEqual(['Ø12'])
  })

  it('does not take a hole with centre lines for a diameter sign', () => {
    const hole = [ring(47, 48, 1.5), strokes('44,48 50,48; 47,45 47,51')]
    expect(textsOf(...hole, written('12', 51, 50))).toEqual(['12'])
  })

  it('reads the note of a counterbore in two lines', () => {
    const counterbore = strokes('0,0 0,2.5 5,2.5 5,0', 40, 57)
    const depth = strokes('0,0 2.8,0; 1.4,0 1.4,2.8; 0.4,1.1 1.4,2.8 2.4,1.1', 55.5, 56.7)
    const items = [
      written('4x', 42.5, 53, { advance: 4 }),
      ...diameter(51.5, 53),
      written('3.4 THRU', 52, 53),
      counterbore,
      ...diameter(50.5, 60),
      written('6', 51, 60),
      depth,
      written('3.4', 60, 60),
    ]
    expect(textsOf(...items)).toEqual(['4x Ø3.4 THRU / ⌴ Ø6 ↧ 3.4'])
  })

  it('finds the sign of a depth before THRU', () => {
    const depth = strokes('0,0 2.8,0; 1.4,0 1.4,2.8; 0.4,1.1 1.4,2.8 2.4,1.1', 66.5, 49.7)
    const items = [written('M3(x2)', 50, 53, { advance: 15 }), depth, written('THRU', 70, 53)]
    expect(textsOf(...items)).toEqual(['M3(x2) ↧THRU'])
  })

  it('finds plus-minus and degree signs', () => {
    const sign = strokes('0,2 2.1,2; 1.05,1 1.05,3.1; 0,4 2.1,4', 50, 46)
    const items = [written('45', 44, 50), ring(49.4, 47, 0.4), sign, written('1', 53, 50)]
    expect(textsOf(...items)).toEqual(['45°±1'])
  })
})

describe('curves', () => {
  const bow = (radius: number, from: number, to: number, x: number, y: number) => {
    const points = Array.from({ length: 25 }, (_, i) => {
      const angle = ((from + ((to - from) * i) / 24) * Math.PI) / 180
      return `${radius * Math.cos(angle)},${-radius * Math.sin(angle)}`
    })
    return strokes(points.join(' '), x, y)
  }

  it('reads the arc over a number as the length of an arc', () => {
    expect(textsOf(bow(6, 50, 130, 54, 51), written('31.8', 50, 50, { advance: 8 }))).toEqual([
      '⌒31.8',
    ])
  })

  it('reads an arc before a number so too', () => {
    const sign = bow(1.75, 0, 180, 47, 49.8)
    expect(textsOf(sign, written('31.8', 49.5, 50))).toEqual(['⌒31.8'])
  })

  it('sees the dimension line of an angle', () => {
    const { composed } = composePage(sheetOf(bow(30, 70, 110, 53, 80.8), written('60°', 50, 50)))
    expect(composed).toMatchObject([{ text: '60°', surroundings: 'near' }])
  })
})

describe('a drawn sign before a size with a smaller tolerance', () => {
  it('belongs to the size', () => {
    const tolerance = written('±0.1', 58.5, 50, { size: 3.5, advance: 7 })
    expect(textsOf(...diameter(53, 50), written('90', 53, 50), tolerance)).toEqual(['Ø90±0.1'])
    const reversed = [tolerance, written('90', 53, 50), ...diameter(53, 50)]
    expect(textsOf(...reversed)).toEqual(['Ø90±0.1'])
  })
})

describe('what stands one above the other', () => {
  it('reads two small deviations', () => {
    const items = [
      written('25', 50, 50),
      written('+0,2', 55.5, 48, { size: 3 }),
      written('0', 55.5, 51.6, { size: 3 }),
    ]
    expect(textsOf(...items)).toEqual(['25 {+0,2;0}'])
  })

  it('reads a deviation above one that stands on the line', () => {
    const items = [
      written('3,99 -', 50, 50, { advance: 13 }),
      written('0,02', 63, 50),
      written('0', 63, 45.3),
    ]
    expect(textsOf(...items)).toEqual(['3,99 {0;-0,02}'])
  })

  it('reads two limits', () => {
    expect(textsOf(written('11.30', 50, 50), written('11.20', 50, 55.5))).toEqual(['{11.30;11.20}'])
  })

  it('reads two limits whose smaller one stands above, the sign beside either', () => {
    expect(
      textsOf(written('46.84', 50, 50), written('Ø46.91', 46.7, 55.5, { advance: 15.8 })),
    ).toEqual(['Ø{46.91;46.84}'])
  })

  it('leaves two sizes apart that each interrupt a dimension line', () => {
    const line = (y: number) => strokes(`30,${y} 49,${y}; 61,${y} 80,${y}`)
    const sizes = [written('38.74', 50, 50), written('37.59', 50, 56)]
    expect(textsOf(...sizes, line(48.25), line(54.25))).toEqual(['38.74', '37.59'])
    expect(textsOf(...sizes, line(51))).toEqual(['{38.74;37.59}'])
  })

  it('leaves sizes of two lines apart that are no limits', () => {
    expect(textsOf(written('30.5', 50, 50), written('12.5', 50, 55.5))).toEqual(['30.5', '12.5'])
    const between = strokes('40,51.2 80,51.2')
    expect(textsOf(written('11.3', 50, 50), between, written('11.2', 50, 55.5))).toHaveLength(2)
  })

  it('reads a fraction with its bar', () => {
    const items = [
      written('1', 50, 50),
      written('3', 53.6, 47.6, { size: 3.2 }),
      strokes('53.3,48.4 55.6,48.4'),
      written('8', 53.6, 51.4, { size: 3.2 }),
    ]
    expect(textsOf(...items)).toEqual(['1 3/8'])
  })

  const fraction = (upper: string) => [
    written(upper, 53.6, 47.6),
    strokes('52.8,49 57,49'),
    written('16', 53, 54),
  ]

  it('takes upright strokes before a fraction for its ones, but no longer lines', () => {
    const one = (x: number) => strokes(`${x},47.2 ${x},50.8`)
    expect(textsOf(...fraction('5'), one(51))).toEqual(['1 5/16'])
    expect(textsOf(...fraction('5'), one(51), one(48.5))).toEqual(['11 5/16'])
    expect(textsOf(...fraction('5'), strokes('51,30 51,70'))).toEqual(['5/16'])
    expect(textsOf(...fraction('5'))).toEqual(['5/16'])
  })

  it('reads a fraction whose sign of inches was taken for a point', () => {
    expect(textsOf(...fraction('5,'))).toEqual(['5/16'])
    expect(textsOf(...fraction('5 In'))).toEqual(['5/16'])
  })
})
