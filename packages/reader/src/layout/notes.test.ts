import { describe, expect, it, test } from 'vitest'
import { composePage } from './compose.ts'
import { sheetOf, strokes, written } from './testing/made-sheet.ts'

const twoLines = (upper: string, lower: string): string[] =>
  composePage(
    sheetOf(written(upper, 50, 50), strokes('40,51.2 90,51.2'), written(lower, 52, 55.5)),
  ).composed.map(({ text }) => text)

describe('the note of a thread over the shelf of its leader', () => {
  it('goes on with its core hole below the shelf', () => {
    expect(twoLines('4x M8-6H 贯穿', 'Ø6.80 贯穿')).toEqual(['4x M8-6H 贯穿 / Ø6.80 贯穿'])
    expect(twoLines('M3 ↧ 6', 'Ø2.50 ↧ 5')).toEqual(['M3 ↧ 6 / Ø2.50 ↧ 5'])
  })

  it('is left apart from a diameter that no drill of it has where neither says more', () => {
    expect(twoLines('M20', 'Ø17.5')).toEqual(['M20 / Ø17.5'])
    expect(twoLines('M20', 'Ø18')).toEqual(['M20', 'Ø18'])
    expect(twoLines('M20 ↧ 40', 'Ø18 ↧ 50')).toHaveLength(1)
    expect(twoLines('Ø8.00', 'M10')).toEqual(['Ø8.00', 'M10'])
    expect(twoLines('Ø8.5', 'M10')).toHaveLength(1)
    expect(twoLines('Ø4,1 ±0,05', 'M8')).toEqual(['Ø4,1 ±0,05', 'M8'])
    expect(twoLines('Ø6,8 ±0,05', 'M8')).toHaveLength(1)
  })

  it('is left apart from holes that are no core of it', () => {
    expect(twoLines('4x M8-6H', 'Ø12 THRU')).toHaveLength(2)
    expect(twoLines('4x M8-6H', '2x Ø6.8 THRU')).toHaveLength(2)
  })
})

test('the seat of a hole goes on in letters of a symbol font whose name is lost', () => {
  expect(twoLines('n3.4 THRU', 'v n6.5 x 3.0')).toEqual(['n3.4 THRU / v n6.5 x 3.0'])
})

test('chamfers without a size of their own say so over two lines', () => {
  expect(twoLines('Smussi non', 'quotati 0,5*45°')).toEqual(['Smussi non / quotati 0,5*45°'])
  expect(twoLines('Raggi', 'quotati 0,5*45°')).toHaveLength(2)
})

test('the counterbore of a hole goes on in the line of its standard (Inventor)', () => {
  expect(twoLines('Ø6,00 THRU', 'DIN 974 - Ø10,50 X 6,50')).toEqual([
    'Ø6,00 THRU / DIN 974 - Ø10,50 X 6,50',
  ])
  expect(twoLines('60,00', 'DIN 974 - Ø10,50 X 6,50')).toHaveLength(2)
})

test('the seat of a hole goes on below it in words, before or behind its size', () => {
  const [before, behind] = ['Counterbore Ø10.5 x 6', 'Ø10.5 x 6 mm counterbore']
  expect(twoLines('Ø6 mm through', behind)).toEqual([`Ø6 mm through / ${behind}`])
  expect(twoLines('Ø6 mm through', before)).toEqual([`Ø6 mm through / ${before}`])
  expect(twoLines('Ø12 mm through', behind)).toHaveLength(2)
  expect(twoLines('Ø6 mm through', 'Ø10.5 x 6 mm')).toHaveLength(2)
})

test('how many holes or chamfers there are stands below the shelf on sheets after GOST', () => {
  expect(twoLines('1×45°', '2 фаски')).toEqual(['1×45° / 2 фаски'])
  expect(twoLines('Ø9', '4 отв.')).toEqual(['Ø9 / 4 отв.'])
  expect(twoLines('35', '2 фаски')).toHaveLength(2)
})

test('words in brackets below a size say what it is of', () => {
  expect(twoLines('15', '(SLOT LENGTH)')).toEqual(['15 / (SLOT LENGTH)'])
  expect(twoLines('15', 'SLOT LENGTH')).toHaveLength(2)
})

describe('a count as the last line of a note', () => {
  const note = (...lines: readonly string[]): string[] =>
    composePage(
      sheetOf(...lines.map((text, row) => written(text, 50, 50 + 5.5 * row))),
    ).composed.map(({ text }) => text)

  it('belongs to the hole or radius above it', () => {
    expect(note('Ø4.20 ↧ 15', 'TAP M5', '2X')).toEqual(['Ø4.20 ↧ 15 / TAP M5 / 2X'])
    expect(note("Ø8 C'BORE ↧4", '2X', '(OPTIONAL)')).toContain("Ø8 C'BORE ↧4 / 2X")
    expect(note('R2.5', '4X')).toEqual(['R2.5 / 4X'])
  })

  it('belongs to the hole below it, and to none that has a count', () => {
    expect(note('Ø8', '2X', 'Ø5')).toEqual(['Ø8', '2X / Ø5'])
    expect(note('3X Ø8 THRU', '2X')).toHaveLength(2)
    expect(note('25.4', '2X')).toHaveLength(2)
  })
})

test('how many tapped holes there are stands below the name of their thread', () => {
  expect(twoLines('#4-40 Tapped Hole', '4 places')).toEqual(['#4-40 Tapped Hole / 4 places'])
  expect(twoLines('TAPPED HOLE', '4 places')).toHaveLength(1)
  expect(twoLines('Conflat flange', '4 places')).toHaveLength(2)
})

test('words of a note of a hole that two blanks of an even font part are one line, and its drill the next (Creo)', () => {
  const line = (y: number, ...words: readonly (readonly [string, number])[]) =>
    words.map(([text, x]) => written(text, x, y, { advance: 3 * text.length }))
  const items = [
    ...line(50, ['1/4-20 UNC - 2B TAP', 50], ['THRU', 113.4]),
    ...line(
      56,
      ['#7 DRILL ( 0.201 )', 50],
      ['THRU', 110.4],
      ['-(', 128.8],
      ['3', 137.9],
      [') HOLES', 144],
    ),
  ]
  expect(composePage(sheetOf(...items)).composed.map(({ text }) => text)).toEqual([
    '1/4-20 UNC - 2B TAP THRU / #7 DRILL ( 0.201 ) THRU -( 3 ) HOLES',
  ])
})

test('the note of a hole goes on behind sizes in inches and words for what it is', () => {
  const lines = ['Ø2.01mm [Ø0.079in]', '1.91mm [0.075in] DEEP', 'ALIGNMENT PIN HOLES', '2 PLACES']
  const written4 = lines.map((text, i) => written(text, 50, 50 + 5.5 * i))
  const texts = composePage(sheetOf(...written4)).composed.map(({ text }) => text)
  expect(texts).toContain('Ø2.01mm [Ø0.079in] / 1.91mm [0.075in] DEEP / 2 PLACES')
})

test('a unit below its number', () => {
  expect(twoLines('83.20', 'mm')).toEqual(['83.20 / mm'])
  expect(twoLines('PLATE', 'mm')).toHaveLength(2)
})

test('the diameter of a named drill stands below its name (Creo)', () => {
  expect(
    twoLines('10-24 UNC - 2B TAP ↧ 0.359 #25 DRILL', '( 0.150 ) ↧ 0.449 -( 4 ) HOLES'),
  ).toEqual(['10-24 UNC - 2B TAP ↧ 0.359 #25 DRILL / ( 0.150 ) ↧ 0.449 -( 4 ) HOLES'])
  expect(twoLines('10-24 UNC - 2B TAP', '( 0.150 )')).toHaveLength(2)
})

test('the depth of a hole goes on below it behind a sign', () => {
  expect(twoLines('2 Nos x Ø22', 'x 30 deep')).toEqual(['2 Nos x Ø22 / x 30 deep'])
  expect(twoLines('45,5', 'x 30 deep')).toHaveLength(2)
})

test('a typical size is counted below a radius or an angle whose decimals it lacks', () => {
  expect(twoLines('25.7°', '14 TYP')).toEqual(['25.7° / 14 TYP'])
  expect(twoLines('R0.07', '8 TYP')).toEqual(['R0.07 / 8 TYP'])
  expect(twoLines('R5', '20 TYP')).toHaveLength(2)
  expect(twoLines('R2.5', '12 TYP')).toHaveLength(2)
  expect(twoLines('R0.07', '0.5 TYP')).toHaveLength(2)
})
