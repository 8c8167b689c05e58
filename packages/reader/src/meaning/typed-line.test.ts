import { describe, expect, it } from 'vitest'
import { readingsOf } from './readings.ts'
import { parseTyped } from './typed-line.ts'

const textOf = (line: string) => parseTyped(line, 'mm').text
const kindsOf = (line: string) => parseTyped(line, 'mm').callouts.map(({ kind }) => kind)

describe('words that change no value', () => {
  it.each([
    ['draft 2°', 'angle', 'draft'],
    ['Formschräge 1°', 'angle', 'Formschräge'],
    ['3° draft', 'angle', 'draft'],
    ['2x Ø4 for dowel pin', 'diameter', 'for dowel pin'],
    ['R0.2 max all corners', 'radius', 'all corners'],
    ['Ø14 DP 20 FLAT BOTTOM', 'bore', 'FLAT BOTTOM'],
  ])('%s is an %s', (line, type, remark) => {
    const { callouts, asides } = parseTyped(line, 'mm')
    const found = callouts.map((each) => (each.kind === 'dimension' ? each.type : each.kind))
    expect(found).toEqual([type])
    expect(asides).toEqual({ remarks: [remark], unread: [] })
  })
})

describe('a typed line', () => {
  it.each([
    ['Ø 12,5 / 12,3', 'Ø12,5/12,3'],
    ['.502 / .498', '.502/.498'],
    ['Ø20 + 0,1 / - 0,2', 'Ø20 +0,1/-0,2'],
    ['= 0.1 A', '⌯ 0.1 A'],
    ['20/H7', '20 H7'],
    ['M10x1.5-6H-6g', 'M10x1.5-6H/6g'],
    ['1 250', '1250'],
    ['50 ca.', '~ 50'],
    ['m8x1', 'M8x1'],
    ['4x m8x1', '4x M8x1'],
    ['3/4-14 NPTF-1', '3/4-14 NPTF'],
    ['M5x0.8 - 6H ↧ 10 (Ø4.2 ↧ 13)', 'M5x0.8 - 6H ↧ 10 / Ø4.2 ↧ 13'],
    ['Трап 40×6', 'Tr40×6'],
    ['Vkt 20', '□20'],
    ['TED 50', '[50]'],
    ['50 theor.', '[50]'],
    ['R voll', 'FULL R'],
    ['20^+0,2_-0,1', '20 +0,2 -0,1'],
    ['3 equal spaces @ 20 = 60', '3x 20 (= 60)'],
    ['FLAT .002', '⏥ .002'],
    ['Ø = 20', 'Ø20'],
    ['Bohrung 10 tief 25', 'Ø10 tief 25'],
    ['arc length 25', '⌒ 25'],
    ['PERP .001 A', '⊥ .001 A'],
    ['geschliffen Ra 0,4', 'Ra 0,4 geschliffen'],
    ['Ra 3,2 16%', 'Ra 3,2 T16%'],
    ['Ra 3,2 (Ra 1,6)', '√Ra 3,2 (√Ra 1,6)'],
    ['Ø20 ±0.1 Ⓛⓟ', 'Ø20 ±0.1 LP'],
    ['M6-6H / 12', 'M6-6H ↧12'],
    ['2x M8 - 16 / 20', '2x M8 ↧16 / 20'],
    ['M20x1,5 - 6g Länge 30', 'M20x1,5 - 6g x 30'],
    ['Linksgewinde M16', 'M16 LH'],
    ['LH M16x1.5', 'M16x1.5 LH'],
    ['Ø8 2X THRU', '2x Ø8 THRU'],
    ['|pos|dia 0.1|A|B|', '|⌖|Ø0.1|A|B|'],
    ['position dia 0.2 (M) A B', 'position Ø0.2 (M) A B'],
    ['perpendicularity 0.02 to datum A', 'perpendicularity 0.02 A'],
    ['⌖ 0.2 [A-B] C', '⌖ 0.2 A-B C'],
    ['⌖ Ø0.1(M)(P)20 A', '⌖ Ø0.1ⓂⓅ 20 A'],
    ['Ra: 1,6 µm', 'Ra 1,6 µm'],
    ['Rauheit Ra 3,2', 'Ra 3,2'],
    ['surface finish Rz 16', 'Rz 16'],
    ['basic 1.250', '[1.250]'],
    ['Bohrung 10 H7', 'Ø10 H7'],
    ['Welle 20 h9', 'Ø20 h9'],
    ['2x Bohrung 10 H7', '2x Ø10 H7'],
    ['position 0.1 A [B-C]', 'position 0.1 A B-C'],
    ['ID 20 H7', 'Ø20 H7'],
    ['Außendurchmesser 50', 'Ø50'],
    ['Ø(12)', '(Ø12)'],
    ['M6 - Sackloch 12 tief', 'M6 12 tief'],
    ['60 H7-n6', '60 H7/n6'],
    ['|| 0,02 B', '∥ 0,02 B'],
    ['Hex 19 A/F', 'SW 19'],
    ['ra 0.8', 'Ra 0.8'],
    ['⬡ 17', 'SW 17'],
    ['30 ± 0.1°', '30° ±0.1°'],
    ['Kugelradius 12', 'SR12'],
    ['<= 5', '≤5'],
    ['finish 125', '√125'],
    ['m6 tief 12', 'M6 tief 12'],
    ['4x m8', '4x M8'],
    ['∠ 0.2 A @ 30°', '∠ 0.2 A [30°]'],
    ['concentrisity 0.05 A', 'CONCENTRICITY 0.05 A'],
    ['Rechtwinkeligkeit 0,1 A', 'RECHTWINKLIGKEIT 0,1 A'],
    ['M6 blind 12', 'M6 ↧12'],
    ['Trapezgewinde 30x6', 'Tr30x6'],
    ['Feingewinde 20x1,5', 'M20x1,5'],
    ['Flatness .001 max', 'Flatness .001'],
    ['Ebenheit 0,02 auf 100', 'Ebenheit 0,02/100'],
    ['Rundlauf zu A 0,02', 'Rundlauf 0,02 A'],
    ['Rundlauftoleranz 0,02 A', 'Rundlauf 0,02 A'],
    ['[TED 45°]', '[45°]'],
    ['1/4 npt', '1/4 NPT'],
    ['rp 1/2', 'Rp1/2'],
    ['g3/8" innen', 'G3/8"'],
    ['tr40x14 p7', 'Tr40x14P7'],
    ['M1O x 1,5', 'M10 x 1,5'],
    ['M6x1 - 6H ▼ 15', 'M6x1 - 6H ↧15'],
    ['M5 x 10 / 12', 'M5 ↧10/12'],
    ['M6-12/16 tief', 'M6 ↧12/16'],
    ['010.5 THRU', 'Ø10.5 THRU'],
    ['4 X 0 6.6 THRU', '4 X Ø6.6 THRU'],
    ['je 2x ø4', '2x Ø4'],
    ['Bogenlänge 42', '⌒ 42'],
    ['fraisure Ø10 à 90°', 'fraisure Ø10 x 90°'],
    ['9/16 +.005/-.002', '9/16" +.005/-.002'],
    ['gerieben 8 H7', 'gerieben Ø8 H7'],
    ['ream 9.75/9.80', 'ream Ø9.75/9.80'],
    ['6.5 THRU CSK 13 X 82', '6.5 THRU CSK 13 x 82°'],
    ['50.8 / 2.000"', '50.8 [2.000"]'],
    ['// 0,05 A TIR', '// 0,05 A'],
    ['drill thru 6.5', 'Ø6.5 THRU'],
    ['2X Ø4 DOWEL HOLE H7 ↧10', '2X Ø4 H7 ↧10'],
    ['Ø Kugel 8', 'SØ8'],
    ['6kt SW10', 'SW10'],
    ['Winkel 35°', '35°'],
    ['Teilkreisdurchmesser 120', 'Ø120 TK'],
    ['pitch dia 2.5', 'Ø2.5 TK'],
    ['125 rms', '125 RMS'],
    ['position ø0.3 at MMC to A, B', 'position Ø0.3 MMC A, B'],
    ['3/8 DRILL 1.00 DEEP', 'Ø3/8 1.00" DEEP'],
    ['4 Löcher 5,5 mm', '4 Löcher Ø5,5 mm'],
    ['Innenradius 2', 'R2'],
    ['Nabe 24 H7', 'Ø24 H7'],
    ['5 DIA THRU 100° CSK TO 10 DIA', '5 DIA THRU 100° CSK 10 DIA'],
    ['2 X Ø8 REAM H7 ↧ 15', '2 X Ø8 H7 ↧ 15'],
    ['Fase max. 0,3', 'Fase 0,3 max'],
    ['zwischen 10 und 12', '{12;10}'],
    ['22.5°±.5°', '22.5°±0.5°'],
    ['M20 Feingewinde 1,5', 'M20x1,5'],
    ['5/8 whit', '5/8 BSW'],
    ['(2.50) REF', '(2.50)'],
    ['MlO x 1.5', 'M10 x 1.5'],
    ['true position 0.2 dia MMC A B', 'true position Ø0.2 MMC A B'],
    ['perpendicular to A within 0.02', 'PERPENDICULARITY 0.02 A'],
    ['parallel within 0.01 to datum B', 'PARALLELISM 0.01 B'],
    ['flat within 0.03', 'FLATNESS 0.03'],
    ['runout 0.02 TIR to datum A', 'runout 0.02 A'],
    ['rechtwinklig zu A 0,02', 'PERPENDICULARITY 0,02 A'],
    ['eben auf 0,02', 'FLATNESS 0,02'],
  ])('%s means what sheets write as %s', (typed, printed) => {
    const alike = parseTyped(printed, 'mm')
    expect(alike.isRespelled).toBe(false)
    expect(parseTyped(typed, 'mm').callouts).toEqual(alike.callouts)
    expect(parseTyped(typed, 'mm').isRespelled).toBe(true)
  })

  it('is a little less sure in another spelling than in that of sheets', () => {
    const sure = (line: string) => readingsOf(line, 'mm')[0]?.confidence
    expect([sure('M8x1'), sure('m8x1')]).toEqual([1, 0.9])
  })

  it('stays as it is where it is understood', () => {
    expect(textOf('Ø20 H7')).toBe('Ø20 H7')
    expect(textOf('M5 (Ø4.2)')).toBe('M5 (Ø4.2)')
  })

  it.each([
    ['Ø20 h6 Ra 0,8', ['dimension', 'roughness']],
    ['Ø20 h6 ⊥ 0.05 A', ['dimension', 'gdt']],
    ['Rundheit 0,005 / Zylindrizität 0,01', ['gdt', 'gdt']],
    ['⌖ Ø0.1 A B C ⊥ 0.05 A', ['gdt', 'gdt']],
    ['⌖ Ø0.1 A B C / Ø0.05 A', ['gdt', 'gdt']],
    ['⌖ Ø0.1 A B / ⊥ Ø0.05 A', ['gdt', 'gdt']],
    ['M8-6H ↧ 12 ⌖ Ø0.2 A B', ['thread', 'gdt']],
    ['Ø20 h6 Ra 0,8 ⊥ 0.05 A', ['dimension', 'roughness', 'gdt']],
  ])('%s has several signs', (line, kinds) => {
    expect(kindsOf(line)).toEqual(kinds)
  })

  it('keeps the brackets of an auxiliary size', () => {
    expect(parseTyped('(20) ⌖ Ø0.1 A', 'mm').callouts[0]).toMatchObject({ isReference: true })
  })

  it('has no sign where one of its pieces is not understood', () => {
    expect(kindsOf('see page 4 Ra 0,8')).toEqual([])
    expect(kindsOf('Ø20 h6 ⊥ 0.05 somewhere')).toEqual([])
  })

  it('says where it applies by words that change no value', () => {
    const [reading] = readingsOf('⌓ 0.5 ALL OVER', 'mm')
    expect(reading?.callouts.map(({ kind }) => kind)).toEqual(['gdt'])
    expect(reading?.notes.map(({ key }) => key)).toEqual(['remark'])
  })

  it.each([
    ['Innengewinde M8x1', ['thread']],
    ['Welle Ø25 h6', ['dimension']],
    ['Biegeradius R3', ['radius']],
    ['Kugel SØ12', ['dimension']],
    ['Gewindebohrung M6 tief 12', ['thread']],
  ])('%s is read behind its first word, which is told and makes it less sure', (line, kinds) => {
    const [reading] = readingsOf(line, 'mm')
    expect(reading?.callouts.map(({ kind }) => kind)).toEqual(kinds)
    expect(reading?.notes.map(({ key }) => key)).toEqual(['unread'])
    expect(reading?.confidence).toBe(0.8)
  })

  it('is read before a word that marks it for inspection', () => {
    expect(readingsOf('50 Prüfmaß', 'mm')[0]?.notes.map(({ key }) => key)).toEqual(['remark'])
    expect(kindsOf('50 Prüfmaß')).toEqual(['dimension'])
    expect(readingsOf('Prüfmaß 50 ±0,1', 'mm')[0]?.notes.map(({ key }) => key)).toEqual(['remark'])
  })

  it.each([
    ['<50 ±0,1>', '50 ±0,1', 'remark'],
    ['20 js', '20', 'gradeMissing'],
    ['all unspecified radii R2', 'R2', 'remark'],
    ['alle Kanten 0,5 x 45°', '0,5 x 45°', 'remark'],
    ['Fillets and rounds R3', 'R3', 'remark'],
    ['Nut 1,3 H13', '1,3 H13', 'unread'],
    ['unless otherwise specified Ø2 max', 'Ø2 max', 'remark'],
    ['SW 8 x 6 tief', 'SW 8', 'unread'],
    ['SW13 8 hoch', 'SW13', 'unread'],
    ['32 g6 shaft', 'Ø32 g6', 'unread'],
    ['M6 ↧12 ⌵ 90°', 'M6 ↧12', 'unread'],
    ["G1/4 ↧12 / C'SINK 90°", 'G1/4 ↧12', 'unread'],
    ['⌒ 0.1 A↔B', '⌒ 0.1', 'isBetween'],
  ])('%s is %s with a note', (line, bare, note) => {
    const values = ({ callouts }: { callouts: readonly object[] }) =>
      callouts.map((callout) => ({ ...callout, text: '' }))
    const [reading] = readingsOf(line, 'mm')
    expect(values(reading ?? { callouts: [] })).toEqual(values(parseTyped(bare, 'mm')))
    expect(reading?.notes.map(({ key }) => key)).toEqual([note])
  })

  it('tells the brackets that say a size again', () => {
    const restated = (line: string) =>
      readingsOf(line, 'mm').map(({ notes }) =>
        notes.map(
          ({ key, values }) => `${key} ${values.text?.kind === 'text' && values.text.text}`,
        ),
      )
    expect(restated('12.7 [.500]')).toEqual([['restated [.500]']])
    expect(restated('Ø12.7 ±0.1 [.500 ±.004] THRU')).toEqual([['restated [.500 ±.004]']])
    expect(restated('5/16 (.3125)')).toEqual([['restated (.3125)']])
    expect(restated('25 (+0.02/-0.01)')).toEqual([[]])
    expect(restated('6x 10 (=60)')).toEqual([[]])
  })

  it('is nothing where a word stands in front of a mere number', () => {
    expect(kindsOf('Abwicklung 350')).toEqual([])
  })
})
