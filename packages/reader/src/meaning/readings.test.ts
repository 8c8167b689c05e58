import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainAll } from './explain.ts'
import { type Reading, readingsOf } from './readings.ts'
import { recognise } from './recognised.ts'
import { generatedLine } from './testing/generated-lines.ts'
import { nameOf } from './testing/name-of.ts'

const shortly = ({ reason, confidence }: Reading) => `${confidence} ${reason}`
const notesOf = (line: string) =>
  readingsOf(line, 'mm').flatMap(({ notes }) => notes.map(({ key }) => key))

describe('a line with several readings', () => {
  it.each<readonly [string, ...string[]]>([
    ['Ø20 x6', '0.4 readClass', '0.3 readPlaces', '0.18 readHoleDepth', '0.12 readCylinder'],
    ['Ø11 x20', '0.6 readPlaces', '0.24 readHoleDepth', '0.16 readCylinder'],
    ['Ø20x6', '0.5 readHoleDepth', '0.35 readCylinder', '0.15 readClass'],
    ['Ø20 x 6', '0.6 readHoleDepth', '0.4 readCylinder'],
    ['20 x6', '0.4 readClass', '0.3 readPlaces', '0.3 isTwoSizes'],
    ['2X 45°', '0.7 readAngles', '0.3 readChamfer'],
    ['2x 45°', '0.6 readAngles', '0.4 readChamfer'],
    ['2x45°', '0.9 readChamfer', '0.1 readAngles'],
    ['2 x 45° typ', '0.9 readChamfer', '0.1 readAngles'],
    ['6x 60°', '0.9 readAngles', '0.1 readChamfer'],
    ['R5 max', '0.9 readRadiusMost', '0.1 readRmax'],
    ['R1/2', '0.85 readPipe', '0.15 readRadiusInch'],
    ['PT 1/4', '0.5 readTaperExternal', '0.5 readTaperInternal'],
    ['1,200', '0.8 readDecimal', '0.2 readThousands'],
    ['25.000', '0.9 readDecimal', '0.1 readThousands'],
    ['3X Ø.201 THRU', '0.7 readInch', '0.3 readMillimetres'],
    ['32 RMS', '0.6 readMicroinches', '0.4 readMicrometres'],
    ['TRUE POSITION .010 MMC A', '0.7 readInch', '0.3 readMillimetres'],
    ['25 ±.05', '0.7 readMillimetres', '0.3 readInch'],
    ['M3 X .5 X 8 DP', '1 null'],
    ['.750 ±.005', '0.7 readInch', '0.3 readMillimetres'],
    ['√125', '0.9 readMicroinches', '0.1 readMicrometres'],
    ['1/2 ±1/64', '0.9 readFractionInch'],
    ['⌖ Ø0.1 M A B', '0.9 readModifierLetter', '0.1 readDatumLetter'],
    ['⌖ Ø.014 S', '0.42 readModifierLetter', '0.4 readDatumLetter', '0.18 readMillimetres'],
    ['⌖ Ø.014 mm M A', '0.9 readModifierLetter', '0.1 readDatumLetter'],
    ['⏤ Ø0.1 M', '1 readModifierLetter'],
    ['2x 1x45', '0.9 readLostDegree'],
    ['2x45', '0.6 readLostDegree', '0.4 readCount'],
    ['Ø9 / Ø15 tief 9', '0.6 readCounterbored', '0.4 readTwoHoles'],
    ['Ø9, Ø15 tief 9', '1 null'],
    ['Senkung 10x90', '0.9 readSinkDegree'],
    ['CSK Ø12 x 82', '0.9 readSinkDegree'],
    ['⌖ Ø.010 A ⊥ .005 B', '0.7 readInch', '0.3 readMillimetres'],
    ['5 x 20 (100)', '1 readChain'],
    ['12 H7 +18/0', '0.9 readDeviationMicrometres'],
    ['Ø40 f7 (-25/-50)', '0.9 readDeviationMicrometres'],
    ['3/8-16 UNC x 1.00 deep', '0.9 readThreadInches', '0.1 readMillimetres'],
    ['3/8-16 UNC x 20 deep', '1 null'],
    ['m8', '0.8 readThreadLetter'],
    ['m6', '0.6 readThreadLetter'],
    ['Pos Ø0.2 M A B', '0.9 readModifierLetter', '0.1 readDatumLetter'],
    ['flattness 0.05', '0.9 null'],
    ['Ø11 DURCH Ø18x11 TIEF', '0.9 readCounterbored', '0.1 readTwoHoles'],
  ])('%s has them all, the likeliest first', (line, ...expected) => {
    expect(readingsOf(line, 'mm').map(shortly)).toEqual(expected)
  })

  it.each([
    '1.5x45°',
    '1x45°',
    'Ø20 H7',
    'M8x1.25-6H',
    'Ra 1.6',
    '⌖ Ø0.1 Ⓜ A B',
    'G1/2',
    'Ø8 ↧ 20',
  ])('%s has one, and is sure', (line) => {
    expect(readingsOf(line, 'mm').map(shortly)).toEqual(['1 null'])
  })

  it('says what was left out, and is less sure then', () => {
    const [reading] = readingsOf('Ø20 H7 hartverchromt', 'mm')
    expect(reading?.confidence).toBe(0.8)
    expect(notesOf('Ø20 H7 hartverchromt')).toEqual(['unread'])
    expect(notesOf('M8-6H tief 20 / Kernloch 16 tief')).toEqual(['unread'])
    expect(notesOf('M8-6H tief 16 / Kernloch 20 tief')).toEqual([])
    expect(notesOf('M8x1.25x1.5x2')).toEqual(['unread'])
    expect(notesOf('|⏥|0.1| und mehr')).toEqual(['unread'])
    expect(notesOf('20 TYP')).toEqual(['remark'])
    expect(notesOf('20 H')).toEqual(['gradeMissing'])
    expect(notesOf('(M8)')).toEqual(['bracketed'])
  })

  it.each(['N8', 'C2'])('%s is one letter, and not quite sure', (line) => {
    expect(readingsOf(line, 'mm').map(({ confidence }) => confidence)).toEqual([0.9])
  })
})

describe('what stands on drawings and is not decoded', () => {
  it.each([
    ['DIN 509-E0.6x0.3', 'undercut'],
    ['DIN 76-A', 'isThreadUndercut'],
    ['ISO 6411-A2,5/5,3', 'centreHole'],
    ['RNDL 1 DIN 82', 'isKnurl'],
    ['Passfeder DIN 6885', 'isKeyway'],
    ['58+2 HRC', 'hardnessRockwell'],
    ['ISO 2768-mK', 'generalSizesAndForm'],
    ['Allgemeintoleranzen ISO 2768', 'isGeneralTolerance'],
    ['KGT 20x5', 'isBallScrew'],
    ['S 40x7', 'isButtress'],
    ['Rd 40', 'isKnuckle'],
    ['Kegel 1:10', 'cone'],
    ['1:10', 'isTaper'],
    ['2:1', 'isScale'],
    ['±0,1', 'isToleranceAlone'],
    ['IT7', 'isGrade'],
    ['H7', 'isClassAlone'],
    ['Ⓔ', 'isModifierAlone'],
    ['LD', 'isModifierAlone'],
    ['0.05 A|B', 'isFrameWithoutSymbol'],
    ['Ø0,1 CZ', 'isFrameWithoutSymbol'],
    ['⌖', 'isSymbolAlone'],
    ['8x7', 'isTwoSizes'],
  ])('%s is named: %s', (line, name) => {
    expect(readingsOf(line, 'mm')).toEqual([])
    expect(recognise(line)?.statement).toBe(name)
  })

  it.each(['.125 R', '12.5 R'])('%s is a radius, and no frame with the datum R', (line) => {
    expect(readingsOf(line, 'mm')[0]?.callouts).toMatchObject([{ kind: 'radius' }])
  })

  it.each(['hello there', 'A4', 'Motor bracket'])('%s is not', (line) => {
    expect(nameOf(line)).toBeNull()
  })
})

const unit = fc.constantFrom('mm' as const, 'inch' as const)
const sum = (readings: readonly Reading[]) =>
  readings.reduce((total, { confidence }) => total + confidence, 0)

describe('generated lines', () => {
  it('are sure only where nothing else can be meant', () => {
    fc.assert(
      fc.property(generatedLine, unit, (line, sheetUnit) => {
        const readings = readingsOf(line, sheetUnit)
        expect(sum(readings)).toBeLessThan(1.011)
        if (readings.length > 1)
          expect(readings.every(({ confidence }) => confidence < 1)).toBe(true)
        const disturbed = readingsOf(`${line} qwertz`, sheetUnit)
        expect(disturbed.every(({ confidence }) => confidence < 1)).toBe(true)
      }),
      { numRuns: 1000, seed: 7 },
    )
  })
})

describe('hostile lines', () => {
  const odd = fc.constantFrom(
    ...[
      '\u202e',
      '\u200d',
      '\u0000',
      '\ud83d',
      '👩‍🔧',
      'Ø',
      'ﾌ',
      '𝟐𝟎',
      '٢٠',
      '²',
      '⅓',
      '+',
      '-',
      '±',
      '−',
      '{',
      ';',
      '}',
      '|',
      '(',
      '°',
      'x',
      'H7',
      'R',
      'M8',
      '√',
      '⌖',
      'A',
      'max',
      '9',
      '.',
      ',',
      '/',
      ' ',
    ],
  )
  const hostile = fc.oneof(
    fc.array(odd, { maxLength: 60 }).map((bits) => bits.join('')),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.tuple(odd, fc.integer({ min: 1, max: 300 })).map(([bit, times]) => bit.repeat(times)),
    fc.tuple(generatedLine, odd, generatedLine).map((bits) => bits.join('')),
  )

  it('never break and never exceed a whole', () => {
    fc.assert(
      fc.property(hostile, unit, (line, sheetUnit) => {
        const readings = readingsOf(line, sheetUnit)
        expect(sum(readings)).toBeLessThan(1.011)
        expect(() => recognise(line)).not.toThrow()
        for (const { callouts } of readings) explainAll(callouts)
      }),
      { numRuns: 3000, seed: 11 },
    )
  })

  it.each([
    '20 +0.1 -0.2 +0.3',
    'Ø20 P6 j6',
    '20 ±0.1 ±0.2',
    'Ø20 ±-0.1',
    'Ø20 +-+0.1',
    'Ra -3.2',
    'Ø-20',
    '²⁰',
  ])('%s contradicts itself and is refused', (line) => {
    expect(readingsOf(line, 'mm')).toEqual([])
  })
})
