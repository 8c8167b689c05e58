import { describe, expect, it } from 'vitest'
import { composePage } from '../compose.ts'
import {
  type Item,
  rectangle,
  ring,
  sheetOf,
  strokes,
  textsOf,
  triangle,
  written,
} from '../testing/made-sheet.ts'

describe('a countersink', () => {
  const sizeBehind = (arms: string) => textsOf(written('55', 50, 50), strokes(arms)).join(' ')

  it('is a V that stands upright', () => {
    expect(sizeBehind('44.6,47.6 47,50 49.4,47.6')).toBe('⌵55')
  })

  it('is not what two arms of the cross of a slanted centre line make', () => {
    expect(sizeBehind('45.1,48.9 47,50; 47,50 48.1,48.1')).toBe('55')
  })
})

describe('stacked tolerances', () => {
  it('reads a zero without sign on the line of the size', () => {
    const items = [written('0.75', 50, 50), written('+0.05', 60.4, 45.5), written('0.00', 62.9, 50)]
    expect(textsOf(...items)).toEqual(['0.75 {+0.05;0.00}'])
  })

  it('leaves a zero of its own apart', () => {
    const items = [written('0.75', 50, 50), written('0.00', 62.9, 50)]
    expect(textsOf(...items)).toEqual(['0.75', '0.00'])
  })

  it('takes a whole deviation from the end of a line', () => {
    const items = [written('4.00 - 0.20', 50, 50), written('+0.10', 63, 45.5)]
    expect(textsOf(...items)).toEqual(['4.00 {+0.10;-0.20}'])
  })

  it('reads two fits above each other', () => {
    expect(textsOf(written('12.00 k6', 50, 50), written('H7', 65, 46))).toEqual(['12.00 {H7;k6}'])
  })

  it.each([
    ['+0.002/-0.000', '6.000 {+0.002;-0.000}'],
    ['±0.05', '6.000 ±0.05'],
  ])('reads %s on a line below the size', (tolerance, text) => {
    const left = 50 + (12.5 - tolerance.length * 2.5) / 2
    expect(textsOf(written('6.000', 50, 50), written(tolerance, left, 55))).toEqual([text])
  })

  it('joins limits with the multiplier and the words that stand at their middle', () => {
    const limits = [written('34.992', 60, 48), written('34.967', 60, 52)]
    expect(textsOf(written('2X', 53, 50), ...limits, written('THRU', 77, 50))).toEqual([
      '2X{34.992;34.967} THRU',
    ])
  })

  it('reads a deviation that a line parts from its size, and the end of a range', () => {
    const items = [written('31', 50, 50), written('±0.1', 56, 50), strokes('55.5,40 55.5,60')]
    expect(textsOf(...items)).toEqual(['31 ±0.1'])
    expect(textsOf(written('1.6', 50, 50), written('...1.8', 59, 50))).toEqual(['1.6 ...1.8'])
  })

  it('does not take two sizes far apart for limits', () => {
    const items = [written('191.2', 50, 50), written('176.6', 50, 55)]
    expect(textsOf(...items)).toEqual(['191.2', '176.6'])
  })
})

it('knows run-out by steep arrows as well', () => {
  const frame = (cell: string) => {
    const sign = strokes(cell, 43, 41)
    return textsOf(rectangle(40, 40, 30, 8), strokes('50,40 50,48'), sign, written('0.1', 52, 46))
  }
  const arrow = '0,5 1.8,0; 0.65,1.45 1.8,0 1.6,1.75'
  const second = '2.85,5 4.65,0; 3.5,1.45 4.65,0 4.45,1.75; 0,5 2.85,5'
  expect(frame(arrow)).toEqual(['|↗|0.1|'])
  expect(frame(`${arrow}; ${second}`)).toEqual(['|⌰|0.1|'])
})

describe('letters in rings inside a text', () => {
  it('reads the cells of a frame that one text runs through', () => {
    const frame = rectangle(40, 40, 44, 8)
    const sign = strokes('0,4 2,0; 1.8,4 3.8,0', 43, 42)
    const cells = strokes('50,40 50,48; 68,40 68,48')
    const text = written('0.4 M A M', 51, 46, { advance: 31 })
    const items = [frame, sign, cells, text, ring(64.5, 44.25, 2.6), ring(80, 44.25, 2.6)]
    expect(textsOf(...items)).toEqual(['|∥|0.4Ⓜ|AⓂ|'])
  })
})

describe('drawn signs of auxiliary and running dimensions', () => {
  /** A flat bow around (x, y), open to the right where `bulge` is negative. */
  const bow = (x: number, y: number, bulge: number, half = 2.8): Item => {
    const points = Array.from({ length: 9 }, (_, i) => {
      const along = i / 4 - 1
      return `${bulge * (1 - along * along)},${half * along}`
    })
    return strokes(points.join(' '), x, y)
  }

  it('reads a size between drawn brackets as auxiliary', () => {
    const size = written('0.300', 50, 50)
    expect(textsOf(size, bow(48.5, 48.3, -0.7), bow(64, 48.3, 0.7))).toEqual(['(0.300)'])
    // As strokes of a scan, whose curves have few corners.
    const few = strokes('48.5,45.9 48,47.6 48,49 48.5,50.7; 63.9,45.9 64.4,47.3 64.4,49.2 64,50.7')
    expect(textsOf(size, few)).toEqual(['(0.300)'])
  })

  it('needs both brackets', () => {
    expect(textsOf(written('0.300', 50, 50), bow(48.5, 48.3, -0.7))).toEqual(['0.300'])
  })

  it('needs brackets of one height', () => {
    const higher = bow(64, 48.3, 0.7, 3.3)
    expect(textsOf(written('0.300', 50, 50), bow(48.5, 48.3, -0.7), higher)).toEqual(['0.300'])
    expect(textsOf(written('0.300', 50, 50), bow(48.5, 48.3, -0.7, 3.3), higher)).toEqual([
      '(0.300)',
    ])
  })

  it('does not take the origin of running dimensions for a degree sign', () => {
    expect(textsOf(written('0', 50, 50), ring(53.6, 47.95, 0.5))).toEqual(['0'])
    expect(textsOf(written('30', 50, 50), ring(55.6, 47, 0.5))).toEqual(['30°'])
    expect(textsOf(written('728', 50, 50), ring(58.1, 47, 0.5))).toEqual(['728'])
  })

  it('does not take a hole above a number for a degree sign', () => {
    expect(textsOf(written('21', 50, 50), ring(56.2, 44.2, 0.85))).toEqual(['21'])
  })

  it('does not take the upper half of a drawn 8 for a degree sign', () => {
    const [eight, upper] = [written('3.8', 50, 50), ring(57.9, 46.9, 0.75)]
    expect(textsOf(eight, upper, ring(57.9, 48.7, 1))).toEqual(['3.8'])
    expect(textsOf(eight, upper)).toEqual(['3.8°'])
  })

  const arrow = (tip: number, tail: number, length = 0.35 * Math.abs(tail - tip)): Item[] => {
    const foot = tip + Math.sign(tail - tip) * length
    const points = [
      { x: 55, y: tip },
      { x: 55.5, y: foot },
      { x: 54.5, y: foot },
    ] as const
    return [strokes(`55,${foot} 55,${tail}`), triangle(...points)]
  }
  const surroundings = (...items: readonly Item[]) =>
    composePage(sheetOf(written('.125', 50, 50), ...items)).composed.map((one) => one.surroundings)

  it('knows a size between two arrows that point at it from above and below', () => {
    expect(surroundings(...arrow(41, 34), ...arrow(56, 63))).toEqual(['dimension'])
  })

  it('knows it beside an extension line that runs along it', () => {
    const line = strokes('30,45.2 70,45.2')
    expect(surroundings(line)).toEqual(['along'])
    expect(surroundings(line, ...arrow(41, 34), ...arrow(56, 63))).toEqual(['dimension'])
  })

  it('knows a size at the tail of an upright arrow that faces another one', () => {
    const [up, down] = [arrow(60, 52.5), arrow(66, 74)]
    expect(surroundings(...up, ...down)).toEqual(['dimension'])
    expect(surroundings(...up)).not.toEqual(['dimension'])
  })

  it('knows a size between two arrows on its line that point at it from far', () => {
    const level = (tip: number, foot: number, tail: number) => [
      strokes(`${foot},48 ${tail},48`),
      triangle({ x: tip, y: 48 }, { x: foot, y: 48.5 }, { x: foot, y: 47.5 }),
    ]
    expect(surroundings(...level(36, 33, 24), ...level(74, 77, 86))).toEqual(['dimension'])
    expect(surroundings(...level(36, 33, 24))).toEqual(['none'])
    const away = [...level(24, 27, 36), ...level(86, 83, 74)]
    expect(surroundings(...away)).toEqual(['none'])
  })

  it('knows a size that interrupts a short upright line with arrows at its ends', () => {
    expect(surroundings(...arrow(40, 45, 3.5), ...arrow(58, 53, 3.5))).toEqual(['dimension'])
    expect(surroundings(...arrow(40, 45, 3.5))).toEqual(['near'])
  })
})

it('keeps a text whole that a line crosses at its last figure', () => {
  const size = written('Ø20 +0.05/-0.00', 50, 50)
  expect(textsOf(size, strokes('86,20 86,80'))).toEqual(['Ø20 +0.05/-0.00'])
})

it('parts sizes with units that stand in a row', () => {
  const row = [written('40,00 mm 50,00 mm', 50, 50), written('60,00 mm', 93.5, 50)]
  expect(textsOf(...row)).toEqual(['40,00 mm', '50,00 mm', '60,00 mm'])
})

it('parts fractions of inches that stand in a row', () => {
  const row = [written('1/2', 50, 50), written('3/4', 58.5, 50), written('1 5/8', 67, 50)]
  expect(textsOf(...row)).toEqual(['1/2', '3/4', '1 5/8'])
})
