import { describe, expect, it } from 'vitest'
import { explainAll } from '../explain.ts'
import { readingsOf } from '../readings.ts'

/** What the likeliest reading of a line says, without what only repeats the general tolerance. */
const said = (line: string): string[] =>
  explainAll(readingsOf(line, 'mm')[0]?.callouts ?? []).flatMap(({ statements, notes }) =>
    [...statements, ...notes].map(({ key }) => key),
  )

/** The same callouts, whatever their text is. */
const callouts = (line: string) =>
  (readingsOf(line, 'mm')[0]?.callouts ?? []).map((callout) => ({ ...callout, text: '' }))

describe('another spelling of the trade says the same', () => {
  it.each([
    ['6 Js9', '6 JS9'],
    ['BORE 1.250', 'Ø1.250'],
    ['MRR Ra 1.6', '√\u0304 Ra 1.6'],
    ['Ra 1.6 MRR', '√\u0304 Ra 1.6'],
    ['NMR Rz 40', '√\u030a Rz 40'],
    ['APA Rz 10', '√ Rz 10'],
    ['MRR U Ra max 0,8; L Ra 0,2', '√\u0304 U Ra max 0,8; L Ra 0,2'],
    ['ISO 21920 Rz 10 Tmax', 'Rz 10 Tmax'],
    ['gefräst √Rz 10', '√Rz 10 gefräst'],
    ['3xØ6,5 am Teilkreis Ø40', '3xØ6,5 auf Teilkreis Ø40'],
    ['Senk Ø12x90°', '⌵ Ø12x90°'],
    ['S.F. Ø1.25 X .06 DP', 'SF Ø1.25 X .06 DP'],
    ['100 min 101 max', '{101;100}'],
    ['Ø12.5 MAX / 12.1 MIN', 'Ø{12.5;12.1}'],
    ['foro filettato M6 prof 12', 'M6 prof 12'],
    ['alésage Ø20 H7', 'Ø20 H7'],
    ['穴 Ø6 貫通', 'Ø6 貫通'],
    ['tous les rayons R2', 'all radii R2'],
    ['M8-20', 'M8x20'],
    ['PS 1/8', 'Rp 1/8'],
    ['3/8 W', 'W 3/8'],
    ['1/4-20 x 3/4', '1/4-20 x 3/4"'],
    ['Ra 3.2/', 'Ra 3.2'],
    ['FAO 125', '√ 125'],
    ['125 MAX FINISH ALL OVER', '√ 125'],
    ['▼▼', '▽▽'],
    ['TRUE POSITION .014 DIA AT MMC A-B-C', '⌖ Ø.014 Ⓜ A B C'],
    ['FLAT WITHIN .001 PER IN', '⏥ .001/1'],
    ['⌖ 4x Ø0.2 CZ A', '4x ⌖ Ø0.2 CZ A'],
    ['UF ⌓ 0.1', '⌓ 0.1 UF'],
    ['⌖ Ø0.3 PD A B', '⌖ Ø0.3 A B PD'],
    ['<CF> Ø20±0.1', 'Ø20±0.1 CF'],
    ['PILOT HOLE Ø3', 'Ø3'],
    ['.06R', 'R.06'],
    ['20 bis 22', '{22;20}'],
    ['Ø20..22', 'Ø{22;20}'],
    ['12 plus minus 0,1', '12 ±0,1'],
    ['12^{+0.1}_{-0.2}', '12 +0.1/-0.2'],
    ['12 {+0,1|-0,2}', '12 +0,1/-0,2'],
    ['Nut 5 H9', '5 H9'],
    ['M8 TAP 15 DEEP, DRILL 20 DEEP', 'M8 TAP 15 DEEP / KERNLOCH TIEF 20'],
    ['DRILL AND REAM Ø.250', 'Ø.250'],
    ['#7 DRILL .75 DP, 1/4-20', 'Ø0.201" .75" DP, 1/4-20'],
    ['#21 (.159) DRILL THRU, 10-32 TAP', 'Ø0.159" THRU, #10-32 TAP'],
    ['4X #29 DRILL THRU, TAP 8-32', '4X Ø0.136" THRU, TAP #8-32'],
    ['"F" DRILL 1.00 DEEP', 'Ø0.257" 1.00" DEEP'],
    ['LETTER Q DRILL X .75 DP', 'Ø0.332" X .75" DP'],
    ['16√ GROUND', '√16 GROUND'],
    ['Surface roughness 3.2 unless noted', '√ 3.2'],
    ['U.O.S. R0.5', 'R0.5'],
    ['M8-1.25x25', 'M8x1.25x25'],
    ['M5-0.8', 'M5x0.8'],
    ['M10-1', 'M10x1'],
    ['4x M24-2', '4x M24x2'],
    ['M6-16 deep', 'M6x16 deep'],
    ['Паз 8Р9', '8 P9'],
    ['Rz 40 ГОСТ 2789', 'Rz 40'],
    ['Ra 3,2 nach DIN 4768', 'Ra 3,2'],
    ['CF Ø10 H7', 'Ø10 H7 CF'],
    ['C1 両側', '2xC1'],
    ['2 Senkungen Ø11x90°', '2x Senkung Ø11x90°'],
    ['1/2 REAM', 'Ø1/2"'],
    ['R≤0,5', 'R0,5 MAX'],
    ["120 ±0°30'", "120° ±0°30'"],
    ['√(Ra 3.2)', '√ Ra 3.2'],
    ['6.3 ▽', '▽ 6.3'],
    ['Länge 200', '200'],
    ['振れ 0.05 A', '↗ 0.05 A'],
    ['Rauheit N6', 'N6'],
    ['Ø6,6 mit Zylindersenkung Ø11 Tiefe 6,8', 'Ø6,6 Zylindersenkung Ø11 Tiefe 6,8'],
    ['1/4-20 UNC-2B X .500 MIN FULL THD', '1/4-20 UNC-2B X .500 MIN'],
    ['reamer 8 H7', 'Ø8 H7'],
    ['Passbohrung Ø10 H7', 'Ø10 H7'],
  ])('%s is %s', (line, other) => {
    expect(callouts(line)).not.toEqual([])
    expect(callouts(line)).toEqual(callouts(other))
  })
})

describe('modifiers of a size that only ASME Y14.5 has', () => {
  it.each([
    ['⌀10±0.2 Ⓕ', 'modifierF'],
    ['Ø25 Ⓘ', 'modifierI'],
    ['⌀16 0/-0.2 ⟨ST⟩', 'modifierST'],
    ['AVG Ø50±0.2 Ⓕ', 'modifierAVG'],
    ['TRUE R 5', 'trueRadius'],
    ['R5 TRUE', 'trueRadius'],
  ])('%s says %s', (line, statement) => {
    expect(said(line)).toContain(statement)
  })

  it('B.C. before a count of holes belongs to the circle', () => {
    const [circle] = callouts('Ø1.500 B.C. 6 HOLES EQ. SPACED')
    expect(circle).toMatchObject({ isPitchCircle: true, value: 1.5, quantity: 6 })
  })

  it.each(['Blechdicke 2', 'Materialstärke 2,0', 'Wanddicke 3'])('%s is a thickness', (line) => {
    expect(said(line)).toContain('thickness')
  })

  it('a drill that does not exist is no hole', () => {
    expect(readingsOf('#99 DRILL THRU', 'mm')).toEqual([])
  })

  it.each(['20 ST', 'R5'])('%s says none of them', (line) => {
    expect(said(line).filter((key) => /^modifier|true/i.test(key))).toEqual([])
  })
})
