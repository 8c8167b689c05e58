import { describe, expect, it } from 'vitest'
import { described } from '../grammar/testing/described.ts'
import { readingsOf } from './readings.ts'
import { nameOf } from './testing/name-of.ts'

const surest = (line: string, unit: 'mm' | 'inch' = 'mm') => readingsOf(line, unit)[0]
const all = (line: string, unit: 'mm' | 'inch' = 'mm') =>
  surest(line, unit)?.callouts.map(described)

describe('what could be taken for something else', () => {
  it.each([
    'R2D2',
    'R5R6',
    'C3PO',
    '2+2=4',
    'Table 2-1',
    '5x5x5x5',
    '4x4 truck',
    'R5 in the corner of the room please',
    'M8 is the screw that holds it',
  ])('%s is no callout', (line) => {
    expect(readingsOf(line, 'mm')).toEqual([])
  })

  it.each([
    ['6 mm FILLET ALL AROUND', 'isFillet'],
    ['Ø6 SPOT 3x (25)', 'isWeld'],
    ['a3 z4', 'isWeld'],
    ['B 10 N9 x 3.5', 'isKeyway'],
    ['Federkraft F1 = 120 N', 'isSpring'],
    ['4x M6 x 16 lg. DIN 912', 'isFastener'],
    ['Kante gebrochen 0,2-0,5', 'isBrokenEdge'],
    ['PAINT BLACK', 'isCoating'],
    ['x = √Rz 25', 'isLetterValue'],
    ['w = Rz 25; x = Rz 6.3', 'isLetterValue'],
    ['Ø8 countersunk both sides', 'isSunkBothSides'],
    ['Ø8 beidseitig gesenkt', 'isSunkBothSides'],
    ['DR.THRU', 'isSignAlone'],
    ['a4 150 (50)', 'filletWeldGaps'],
    ['a6 Baustellennaht', 'isWeld'],
    ['z5 field weld', 'isWeld'],
    ['7:24', 'isConicity'],
    ['7/16-20 UNF-2B SAE PORT', 'isPort'],
    ['Verjüngung 1:5', 'cone'],
    ['Stahl C45E+QT', 'isMaterial'],
  ])('%s is named %s', (line, statement) => {
    expect(nameOf(line)).toBe(statement)
  })

  it('does not take a count behind a radius, or a unit behind a thread, for a name', () => {
    expect(all('R5X2')).toEqual(['2 × radius 5 mm'])
    expect(surest('M5mm')?.confidence).toBe(0.8)
  })

  it('does not take a depth behind a cross for the class of a shaft', () => {
    expect(all('Kernloch Ø5 x 16 / M6 x 12')?.[0]).toBe('bore 5 mm size 16 with M6')
  })

  it('does not take the threads per inch of a Whitworth thread for a length', () => {
    expect(surest('W 1/2" x 12')?.callouts).toMatchObject([{ threadsPerInch: 12, depth: null }])
    expect(surest('W 1/2" x 40')?.callouts).toMatchObject([{ depth: { value: 40 } }])
  })

  it('is the less sure the more is not understood', () => {
    const sure = (line: string) => surest(line)?.confidence
    expect(sure('20 H')).toBe(0.8)
    expect(sure('R3 FOO')).toBe(0.8)
    expect(sure('R3 FOO BAR')).toBe(0.64)
    expect(sure('|⏥|0.05 CZ|')).toBe(1)
    expect(sure('|⏥|0.05 XY|')).toBe(0.8)
    expect(sure('|⌖|Ø0.1 K|A|')).toBe(0.8)
    expect(sure('|⌖|Ø0.1|A|Q7|')).toBe(0.8)
    expect(sure('M8-6H')).toBe(1)
    expect(sure('M8-9Z')).toBe(0.8)
    expect(sure('1/4-20 UNC-2B')).toBe(1)
    expect(sure('1/4-20 UNC-4A')).toBe(0.8)
  })
})

describe('what people type', () => {
  it.each([
    ['4kt 8x8', '□8'],
    ['IR 1', 'R1'],
    ['Ra 6.3/N9', 'Ra 6.3'],
    ['Ra 3,2 ( Ra 1,6 )', '√Ra 3,2 (√Ra 1,6)'],
    ['Zyl. Senkung Ø18 x 11', 'Senkung Ø18 x 11'],
    ['Ø9 durchbohrt', 'Ø9 durch'],
    ['Ebenheit 0,02 auf 100x100', '⏥ 0,02/100x100'],
    ['UNJF 1/4-28-3A', '1/4-28 UNJF-3A'],
    ['1/4-18 NPT-1', '1/4-18 NPT'],
    ['SW 19 x 8', 'SW 19'],
    ['M12 2-gängig', 'M12'],
    ['4 x Ø8.5 - DURCHGANG', '4x Ø8.5 DURCHGANG'],
    ['Zweiflach SW 8', 'SW 8'],
    ['.06 R TYP', 'R.06 TYP'],
    ['N. 4 fori M6 prof. 15', '4 fori M6 prof. 15'],
    ['TRUE POSITION WITHIN .010', '⌖ .010'],
    ['125/', '√125'],
    ['.3755/.3750 REAM', 'Ø.3755/.3750'],
    ['M6x1.0-6H, 10 MIN FULL THD', 'M6x1.0-6H ↧10 MIN'],
    ['1-8 UNC 3 START', '1-8 UNC'],
    ['Ø62 H7 für 6206', 'Ø62 H7'],
    ['Lagersitz Ø35 k6 Ra 0,8', 'Ø35 k6 / √Ra 0,8'],
  ])('%s means what sheets write as %s', (line, sheet) => {
    expect(all(line)).toEqual(all(sheet))
  })

  it('says what of it no field holds', () => {
    const notes = (line: string) => surest(line)?.notes.map(({ key }) => key)
    expect(notes('SW 19 x 8')).toEqual(['unread'])
    expect(notes('1-8 UNC 3 START')).toEqual(['unread'])
    expect(notes('Ø62 H7 für 6206')).toContain('unread')
  })

  it('drills by the name of the drill, wherever the word stands', () => {
    expect(all('DRILL #7 THRU TAP 1/4-20', 'inch')).toEqual(
      all('#7 DRILL THRU, 1/4-20 TAP', 'inch'),
    )
  })
})
