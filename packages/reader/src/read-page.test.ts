import { describe, expect, it } from 'vitest'
import {
  type Item,
  rectangle,
  sheetOf,
  strokes,
  triangle,
  written,
} from './layout/testing/made-sheet.ts'
import { readPage } from './read-page.ts'

/** A number above its dimension line with arrows. */
const dimension = (text: string, x: number, y: number): Item[] => [
  written(text, x, y),
  strokes('-20,1 30,1', x, y),
  triangle({ x: x - 20, y: y + 1 }, { x: x - 17, y: y + 0.6 }, { x: x - 17, y: y + 1.4 }),
]
const read = (...items: readonly Item[]) => readPage(sheetOf(...items))
const labels = (...items: readonly Item[]) => read(...items).features.map(({ label }) => label)

describe('symbols of an exporter', () => {
  const symbol = (text: string, x: number, y: number) =>
    written(text, x, y, { font: 'ABCDEF+AIGDT', advance: 3 * text.length })
  const note = (shift: number) => {
    const sign = (letter: string) => String.fromCharCode(letter.charCodeAt(0) - shift)
    return [
      symbol(sign('n'), 50, 50),
      written('6.6', 53.2, 50),
      symbol(sign('v') + sign('n'), 47, 57),
      written('11', 53.2, 57),
      symbol(sign('x'), 60, 57),
      written('6.5', 63.2, 57),
      symbol(sign('n'), 150, 80),
      written('20 H7', 153.2, 80),
    ]
  }

  it.each([0, 29, 30, 17])('are read where their letters lie %d codes lower', (shift) => {
    expect(labels(...note(shift))).toEqual(['Ø6.6 / ⌴Ø11 ↧6.5', 'Ø20 H7'])
  })

  it('are not guessed at from a single letter', () => {
    expect(labels(symbol('Q', 50, 50), written('12', 53.2, 50))).toEqual([])
  })

  it('are found in a font of their own, larger and lower than the figures', () => {
    const large = written('↧', 58, 54, { size: 8, font: 'Symbols' })
    expect(labels(written('4X Ø3.4', 40, 53), large, written('12', 63, 53))).toEqual([
      '4X Ø3.4↧ 12',
    ])
  })

  it('are found where they are drawn into the room that a text leaves', () => {
    const depth = strokes('0,0 2.8,0; 1.4,0 1.4,2.8; 0.4,1.1 1.4,2.8 2.4,1.1', 57.2, 56.7)
    expect(labels(written('Ø6   3.4', 51, 60, { advance: 18 }), depth)).toEqual(['Ø6 ↧ 3.4'])
  })
})

describe('a recognised callout with a misread sign', () => {
  const page = sheetOf(written('4-03 Holes', 50, 50), strokes('0,1 30,1', 50, 50))

  it('is read as it stands on the sheet, less surely', () => {
    const [feature] = readPage({ ...page, source: 'scan' }).features
    expect(feature?.label).toBe('4-Ø3 Holes')
    const [plain] = featuresOf('4-Ø3 Holes')
    expect(feature?.confidence).toBeLessThan(plain?.confidence ?? 0)
  })

  it('is none in a file with text of its own', () => {
    expect(readPage(page).features).toEqual([])
  })

  const featuresOf = (text: string) =>
    readPage({
      ...sheetOf(written(text, 50, 50), strokes('0,1 30,1', 50, 50)),
      source: 'scan',
    }).features
})

describe('a page', () => {
  it('gives its callouts in order of reading, with place and number', () => {
    const { features } = read(...dimension('35', 200, 150), ...dimension('20', 100, 50))
    expect(features).toMatchObject([
      { id: 1, label: '20', isGeneral: false, callout: { kind: 'dimension', value: 20 } },
      { id: 2, label: '35' },
    ])
    expect(features[0]?.boxes[0]?.x).toBeCloseTo(100)
  })

  it('is sure of a number with its dimension line and leaves out one that stands alone', () => {
    const { features } = read(...dimension('20', 100, 50), written('77', 300, 200))
    expect(features).toHaveLength(1)
    expect(features[0]?.confidence).toBeGreaterThan(0.95)
  })

  it('is less sure of a multiplier that could be a side or a depth', () => {
    const sure = (text: string) => read(...dimension(text, 100, 50)).features[0]?.confidence ?? 0
    expect(sure('4x 6')).toBeGreaterThan(0.95)
    for (const text of ['10x6', 'Ø11 x4']) {
      expect(sure(text)).toBeLessThan(0.8)
      expect(sure(text)).toBeGreaterThan(0.7)
    }
  })

  it('leaves out numbers in cells of lines', () => {
    expect(labels(rectangle(80, 30, 60, 30), written('20', 100, 50))).toEqual([])
  })

  it('leaves out text that is upside down', () => {
    expect(labels(written('R25', 100, 50, { rotation: 180 }))).toEqual([])
  })

  it('reads an angle whose figures follow an arc below its corner', () => {
    expect(labels(written('45°', 100, 50, { rotation: 198 }))).toEqual(['45°'])
    expect(labels(written('45°', 100, 50, { rotation: 180 }))).toEqual([])
  })

  it('reads ordinates below zero only beside their origin or with a tolerance', () => {
    expect(labels(...dimension('-28', 100, 50))).toEqual([])
    expect(labels(...dimension('-28', 100, 50), ...dimension('0', 100, 90))).toEqual(['-28', '0'])
    expect(labels(...dimension('-28 ±0.1', 100, 50))).toEqual(['-28 ±0.1'])
  })

  it('is less sure of a sign that only its place tells, and of a number behind REF', () => {
    const sure = (...items: readonly Item[]) => read(...items).features[0]?.confidence
    expect(sure(...dimension('Ø8 \uFFFD 12', 100, 50))).toBeLessThan(0.9)
    expect(sure(...dimension('Ø8 ↧ 12', 100, 50))).toBeGreaterThan(0.9)
    expect(sure(...dimension('REF 20', 100, 50))).toBeGreaterThan(0.9)
    expect(sure(written('REF 20', 100, 50))).toBeUndefined()
  })

  it('leaves out bend notes of flat patterns', () => {
    expect(labels(written('Up 90° R 2.4', 100, 50), written('R=2,4 K=0,47', 100, 80))).toEqual([])
  })

  it('reads a number with stars that refer to a note', () => {
    const { features } = read(...dimension('28**', 100, 50))
    expect(features).toMatchObject([{ callout: { value: 28, isReference: false } }])
  })

  it('reads what the notes say for the whole part, once', () => {
    const note = 'All surfaces without symbol Ra3.2 maximum'
    const { features } = read(written(note, 100, 150), written(note, 100, 250))
    expect(features).toMatchObject([
      { isGeneral: true, callout: { kind: 'roughness', parameter: 'Ra', value: 3.2 } },
    ])
  })

  it('takes a surface symbol in the upper right corner for all surfaces', () => {
    const symbol = (x: number, y: number) => [
      strokes('0,0 2.9,5 8.9,-5.4 20,-5.4', x, y),
      written('Ra 3.2', x + 6.5, y),
    ]
    const { features } = read(...symbol(380, 25), ...symbol(100, 150))
    expect(features.map(({ isGeneral }) => isGeneral)).toEqual([true, false])
  })

  it('takes a surface symbol behind its caption in the notes for all surfaces', () => {
    const symbol = (x: number, y: number) => [
      strokes('0,0 2.9,5 8.9,-5.4 20,-5.4', x, y),
      written('Ra 3.2', x + 6.5, y),
    ]
    const caption = written('Rugosità:', 60, 150)
    const { features } = read(caption, ...symbol(94, 150), ...symbol(94, 250))
    expect(features.map(({ isGeneral }) => isGeneral)).toEqual([true, false])
  })

  it('takes a surface symbol right above the title block for all surfaces', () => {
    const cells = ['Title', 'Lever', 'Scale', '1:1', 'Material', 'S235JR'].flatMap((text, i) => {
      const [x, y] = [290 + 60 * (i % 2), 250 + 10 * Math.floor(i / 2)]
      return [rectangle(x, y, 60, 10), written(text, x + 2, y + 7)]
    })
    const symbol = (x: number, y: number) => [
      strokes('0,0 2.9,5 8.9,-5.4 20,-5.4', x, y),
      written('Ra 3.2', x + 6.5, y),
    ]
    const { features } = read(...cells, ...symbol(370, 243), ...symbol(100, 243))
    expect(features.map(({ isGeneral }) => isGeneral)).toEqual([false, true])
  })

  it('reads lengths in the unit that the sheet states', () => {
    const stated = written('DIMENSIONS ARE IN INCHES', 30, 280)
    expect(read(...dimension('2.5', 100, 50), stated).features).toMatchObject([
      { callout: { unit: 'inch' } },
    ])
    expect(read(...dimension('2.5', 100, 50)).features).toMatchObject([{ callout: { unit: 'mm' } }])
  })

  it('reads text whose letters are spaced out', () => {
    const spaced = ['D i m e n s i o n', 'M a t e r i a l', 'S t e e l'].map((text, i) =>
      written(text, 300, 200 + 10 * i),
    )
    expect(labels(...spaced, ...dimension('4 x Ø 7 . 5', 100, 50))).toEqual(['4xØ7.5'])
  })

  it('keeps the spaces of a page whose text is not spaced out', () => {
    expect(labels(...dimension('R 5', 100, 50), written('Material Steel', 300, 200))).toEqual([
      'R 5',
    ])
  })
})

describe('any page', () => {
  it('is read without failing, whatever its numbers are', () => {
    const broken = { ...written('R5', 10, 10), origin: { x: Number.NaN, y: 0 }, rotation: Infinity }
    const endless = strokes('0,0 Infinity,5; NaN,2 3,4')
    expect(labels(broken, written('R5', 10, 10, { size: 0 }), endless)).toEqual([])
  })
})
