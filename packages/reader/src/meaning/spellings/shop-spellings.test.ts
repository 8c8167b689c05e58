import { describe, expect, it } from 'vitest'
import { described } from '../../grammar/testing/described.ts'
import { readingsOf } from '../readings.ts'
import { nameOf } from '../testing/name-of.ts'
import { parseTyped } from '../typed-line.ts'

describe('the spellings of a shop', () => {
  it.each([
    ['─ 0.02', '⏤ 0.02'],
    ['TOP 0.1 A B', '⌖ 0.1 A B'],
    ['Lauftoleranz 0,05 A', 'RUNDLAUF 0,05 A'],
    ['Rundlaufabweichung max. 0,02', 'Rundlauf 0,02'],
    ['Ebenheitsabweichung 0,02', 'Ebenheit 0,02'],
    ['Profil einer Fläche 0,2 A', 'PROFILFORM EINER Fläche 0,2 A'],
    ['ROUND 0.01', '○ 0.01'],
    ['Ra 1.6 U', 'U Ra 1.6'],
    ['N9 (N6)', '√N9 (√N6)'],
    ['3 √ Ra 6.3', '√ 3 Ra 6.3'],
    ['Ø10/Ø16', 'Ø10 / Ø16'],
    ['□8/Ø10', '□8 / Ø10'],
    ['S R12.5', 'SR12.5'],
    ['sphärisch R20', 'SR20'],
    ['4-Kant 10', '□10'],
    ['12-Kant 14', 'SW 14'],
    ['6-Kant SW 24', 'SW 24'],
    ['WAF 15', 'SW 15'],
    ['Ø4 Reibahle H7', 'Ø4 H7'],
    ['Ø6,6 durch / ⌴Ø11 - 6,4', 'Ø6,6 durch / ⌴Ø11 ↧6,4'],
    ['M8/Kernloch 25 tief, Gewinde 20 tief', 'M8 ↧20/25'],
    ['M8-6H x 20 DP (DRILL Ø6.8 x 25 DP)', 'M8-6H x 20 DP / Ø6.8 x 25 DP'],
    ['Ø4,2 / M5 - 15/12', 'M5 ↧12 / Ø4,2 ↧15'],
    ['flach gesenkt Ø15x8', '⌴ Ø15x8'],
    ['Whitworth 1/2', 'W 1/2'],
    ['10-24 tap thru', '10-24 tap thru'],
    ['Ø8,5 Durchgangsbohrung für M8', 'Ø8,5 DURCH für M8'],
    ['2 Stiftlöcher Ø6 H7', '2x Ø6 H7'],
    ['3.50 DIA BOLT CIRCLE', 'Ø3.50 PCD'],
    ['6-M5x0.8 深10 下穴15', '6-M5x0.8 ↧10/15'],
    ['4-φ6.6穴 φ11深ザグリ6.5', '4-Ø6.6 ⌴ Ø11 ↧6.5'],
    ['[.500] 12.7', '12.7 [.500]'],
    ['min. 3 mm Wandstärke', 'Wandstärke min 3'],
    ['Ø6.6 (M6)', 'Ø6.6 FOR M6'],
    ['Ø9 DIN EN 20273 mittel', 'Ø9'],
    ['SW 13 DIN 3110', 'SW 13'],
    ['10 ^+0.1 -0.2', '10 +0.1 -0.2'],
    ['Mittenabstand 40', '40'],
    ['hole spacing 25', '25'],
    ['1,5 mm Blech', 't=1,5'],
    ['Rundgewinde Rd 30x1/8', 'Rd 30x1/8'],
    ['Ra 3,2 spanend', '√̄ Ra 3,2'],
    ['6 Stck. M8 x 1', '6 Stck. M8 x 1'],
    ['max Ra 1.6', 'Ra max 1.6'],
    ['Ra3.2(Ra1.6)', '√Ra3.2 (√Ra1.6)'],
    ['0.2~0.5 x 45°', '0.2-0.5 x 45°'],
    ['R12 SPHERICAL', 'SR 12'],
    ['Planansenkung Ø20', 'Planansenkung Ø20'],
    ['T.C.D. 64', 'PCD 64'],
    ['TK-Ø 64', 'Ø64 TK'],
    ['4-C1面取り', '4-C1面取り'],
    ['C0.5~C1', 'C0.5-1'],
    ['M6 - 6H Tiefe 12 / Kernloch 16', 'M6 - 6H ↧12/16'],
    ['M10x1.25 ↧25/Pilot Hole ↧30', 'M10x1.25 ↧25/30'],
    ['4x .500 DRILL & REAM', '4x Ø.500 REAM'],
    ['.201 (#7) DRILL', '.201 DRILL'],
    ['3/8-16 NC-2', '3/8-16 UNC'],
    ['32 FINISH', '√32'],
    ['M 20 – Regelgewinde', 'M 20'],
  ])('%s is %s', (line, text) => {
    const typed = parseTyped(line, 'mm')
    expect(typed.text).toBe(text)
    expect(typed.callouts).not.toEqual([])
  })

  it.each([
    ['8 x 45° EQ SP', '8 × angle 45 degree'],
    ['8x45° (360°)', '8 × angle 45 degree'],
    ['4x 90° EQUALLY SPACED', '4 × angle 90 degree'],
  ])('%s counts angles and has no chamfer', (line, meant) => {
    expect(readingsOf(line, 'mm')[0]?.callouts.map(described)).toEqual([meant])
  })

  it('reads more where only the end of the line is unusual', () => {
    const read = (line: string) => readingsOf(line, 'mm')[0]?.callouts.map(described)
    expect(read('Ø64 TKD')).toEqual(read('Ø64 TK'))
    expect(read('⬭20 ±0.1⬭')).toEqual(read('20 ±0.1'))
    expect(read('20 N.T.S.')).toEqual(read('20'))
    expect(read('8 equal spaced on Ø70 B.C.')).toEqual(read('Ø70 B.C.'))
    expect(read('Ø11 plangesenkt 1 tief')).toEqual(read('Ø11 SF 1 tief'))
  })

  it('takes M5 behind an angle for the thread that stands at it, not for a class', () => {
    const read = readingsOf('3x 120° M5', 'mm')[0]?.callouts.map(({ kind }) => kind)
    expect(read).toEqual(['dimension', 'thread'])
  })

  it('takes the depth of an inch thread without its zero for inches', () => {
    const [surest] = readingsOf('8-32 UNC-2B x .38 DEEP', 'mm')
    expect(surest?.callouts[0]).toMatchObject({ depth: { value: 0.38, unit: 'inch' } })
  })

  it.each([
    ['DIA.500', { value: 0.5, unit: 'inch' }],
    ['SR.250', { value: 0.25, unit: 'inch' }],
    ['THK.125', { value: 0.125, unit: 'inch' }],
    ['PCD.750', { value: 0.75, unit: 'inch' }],
  ])('takes the dot in %s for the point of its number first', (line, size) => {
    expect(readingsOf(line, 'mm')[0]?.callouts[0]).toMatchObject(size)
    expect(readingsOf(line, 'inch')[0]?.callouts[0]).toMatchObject(size)
  })

  it('takes the dot in max.12 for the end of its word first', () => {
    const [first] = readingsOf('max.12', 'mm')[0]?.callouts ?? []
    expect(first).toMatchObject({ value: 12, unit: 'mm' })
  })

  it.each([
    ['⟂ 0.1 A // 0.05 B', ['PERPENDICULARITY', 'PARALLELISM']],
    ['2x ⌖ Ø0,1 A / ∥ 0,05 A', ['POSITION', 'PARALLELISM']],
    ['Position 0,2 bezogen auf A', ['POSITION']],
    ['max. Rundlauf 0,03', ['CIRCULAR_RUNOUT']],
    ['zul. Unrundheit 0,02', ['CIRCULARITY']],
  ])('%s has its characteristics', (line, characteristics) => {
    const read = readingsOf(line, 'mm')[0]?.callouts
    expect(read?.map((each) => each.kind === 'gdt' && each.characteristic)).toEqual(characteristics)
  })

  it('does not take two values with a word between them for the limits of one surface', () => {
    const [first] = readingsOf('Rz 25, sonst Rz 63', 'mm')[0]?.callouts ?? []
    expect(first).toMatchObject({ value: 25, lowerValue: null })
  })

  it('takes LE in a frame for line elements, not for a datum', () => {
    const [frame] = readingsOf('∥ 0.1 LE A', 'mm')[0]?.callouts ?? []
    expect(frame).toMatchObject({ modifiers: ['LE'], datums: [{ label: 'A', modifiers: [] }] })
  })
})

describe('the words of a shop', () => {
  it.each([
    ['Verzahnung DIN 5480 - W 25x1,25x18x8f', 'isSpline'],
    ['A 8 N9 x 4', 'isKeyway'],
    ['Nut 6 H9 x 3,5 tief', 'isGroove'],
    ['M6 weld nut', 'isFastener'],
    ['Bolzenschweißen M6', 'isWeld'],
    ['field weld', 'isWeld'],
    ['press fit', 'isJoining'],
    ['hartgelötet', 'isJoining'],
    ['feingeschlichtet', 'isFinishWord'],
    ['geschruppt', 'isFinishWord'],
    ['unbearbeitet', 'isUnmachined'],
    ['M.A.O.', 'isAllOver'],
    ['Gleitschleifen', 'isCoating'],
    ['Q&T', 'isHardness'],
    ['Rm 800-950', 'isStrength'],
    ['SUS304-2B', 'isMaterial'],
    ['Werkszeugnis 2.2', 'isInspectionDocument'],
    ['UOS tolerances ±.005', 'isGeneralValue'],
    ['linksgängig', 'isThreadPart'],
    ['Steigung 5', 'isThreadPart'],
    ['Gewindetiefe 12', 'isDepthAlone'],
    ['Anspritzpunkt', 'isMoulding'],
    ['Charmilles 24', 'isMouldTexture'],
    ['Kante scharf', 'isEdge'],
    ['90° gesenkt', 'isSinkAngle'],
    ['UZ 0.1', 'isModifierAlone'],
    ['-0,1...-0,5', 'isToleranceAlone'],
    ['IT99', 'gapGrade'],
    ['HRC 500', 'hardnessOffScale'],
    ['gehärtet 62-2 HRC', 'hardnessRockwell'],
    ['Ø0.1 Ⓜ', 'isFrameWithoutSymbol'],
    ['MMC', 'isModifierAlone'],
    ['Bezug A-B', 'isDatumLetter'],
    ['A|B|C', 'isDatumLetter'],
    ['Form F1x0,2', 'isFormAndSizes'],
    ['10% Gefälle', 'slope'],
    ['L.H. THREAD', 'isThreadPart'],
    ['12 MIN FULL THD', 'isDepthAlone'],
    ['nutzbare Gewindelänge 15', 'isDepthAlone'],
    ['Sitz für Lager 6206', 'isBearing'],
    ['Sägengewinde S 48x8', 'isButtress'],
    ['Panzerrohrgewinde Pg 11', 'isConduit'],
    ['Traganteil 70%', 'isShapeParameter'],
    ['nicht spanend', 'isUnmachined'],
    ['drallfrei geschliffen', 'isProcessAlone'],
    ['Einstich Ø18 x 2', 'isGroove'],
    ['GRIND RELIEF .06 X .03', 'isGroove'],
    ['NECK .125 WD X .06 DP', 'isGroove'],
    ['.06 MAX UNDERCUT', 'isGroove'],
    ['TPR 1:12', 'cone'],
    ['Passung H8/f7', 'isClassAlone'],
    ['Kegel 1:50 DIN 1', 'cone'],
    ['N5-N7', 'isTwoGrades'],
    ['M5 (Helicoil)', 'isInsertHole'],
    ['M5 mit Ensat', 'isBushHole'],
    ['Kugelgewinde 16x5', 'isBallScrew'],
    ['Toleranzklasse H7', 'isClassAlone'],
  ])('%s is named %s', (line, statement) => {
    expect(nameOf(line)).toBe(statement)
  })
})
